import type { Output } from '@fachwerk/base/contract';
import { askKey, useAsk } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { Paper, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userApi, userStream } from '../contract.ts';
import { tilesDe } from '../texts/tiles-de.ts';
import classes from './people-tile.module.css';
import { PeopleFacts } from './people-tile-facts.tsx';
import { PeopleLatest } from './people-tile-latest.tsx';
import { PeopleShares } from './people-tile-shares.tsx';

export type Summary = Output<typeof userApi.summary>;

/** People and sign-ins; full size with how the accounts divide. */
export function PeopleTile({ size }: TileProps) {
  const client = useQueryClient();
  const summary = useAsk(userApi.summary, {});
  const lookAgain = () => void client.invalidateQueries({ queryKey: askKey(userApi.summary) });
  useStream(userStream, lookAgain, lookAgain);
  if (summary.isError && !summary.data) return <ErrorState error={summary.error} onRetry={() => summary.refetch()} />;
  if (!summary.data)
    return <Sheet isFull={size === 'full'} facts={<FactsOutline />} rest={<Skeleton height={236} />} />;
  return (
    <Sheet
      isFull={size === 'full'}
      facts={<PeopleFacts summary={summary.data} />}
      shares={size === 'full' && <PeopleShares summary={summary.data} />}
      rest={<PeopleLatest latest={summary.data.latest} isFull={size === 'full'} />}
    />
  );
}

type SheetProps = { isFull: boolean; facts: ReactNode; shares?: ReactNode; rest: ReactNode };

/** On the dashboard the frame is the panel; alone on a page it needs its own. */
function Sheet({ isFull, facts, shares, rest }: SheetProps) {
  const parts = (
    <div className={classes.sheet}>
      <div className={classes.parts} data-full={isFull || undefined}>
        <div>
          {facts}
          {shares}
        </div>
        {rest}
      </div>
    </div>
  );
  return isFull ? (
    <Paper withBorder p="md">
      {parts}
    </Paper>
  ) : (
    parts
  );
}

function FactsOutline() {
  const t = useText(tilesDe);
  return (
    <div className={classes.facts} role="status" aria-label={t('kit.loading')} aria-busy>
      {[1, 2, 3, 4, 5].map((fact) => (
        <div key={fact} className={classes.fact}>
          <Skeleton height={12} width="60%" mt={4} />
          <Skeleton height={20} width="35%" mt={10} />
          <Skeleton height={12} width="80%" mt={9} />
        </div>
      ))}
    </div>
  );
}
