import { userStream } from '@fachwerk/auth/contract';
import type { Output } from '@fachwerk/base/contract';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileFact, TileFacts, TileSheet } from '@fachwerk/react/tile-parts';
import { Skeleton } from '@mantine/core';
import { userApi } from '../../contract.ts';
import { adminTilesDe } from '../../texts/admin-tiles.de.ts';
import classes from './people-tile.module.css';
import { PeopleFacts, PeopleShares } from './people-tile-facts.tsx';
import { PeopleLatest } from './people-tile-latest.tsx';

export type Summary = Output<typeof userApi.summary>;

/** People and sign-ins; full size with how the accounts divide. */
export function PeopleTile({ size }: TileProps) {
  const summary = useAsk(userApi.summary, {});
  useLiveRefetch({ hints: [userStream], asks: [userApi.summary] });
  if (summary.isError && !summary.data) return <ErrorState error={summary.error} onRetry={() => summary.refetch()} />;
  return (
    <TileSheet size={size}>
      <div className={classes.sheet}>
        <div className={classes.parts}>{summary.data ? <Parts summary={summary.data} size={size} /> : <Outline />}</div>
      </div>
    </TileSheet>
  );
}

function Parts({ summary, size }: { summary: Summary; size: TileProps['size'] }) {
  return (
    <>
      <div>
        <PeopleFacts summary={summary} />
        {size === 'full' && <PeopleShares summary={summary} />}
      </div>
      <PeopleLatest latest={summary.latest} size={size} />
    </>
  );
}

function Outline() {
  const t = useText(adminTilesDe);
  return (
    <>
      <div role="status" aria-label={t('kit.loading')} aria-busy>
        <TileFacts>
          {[1, 2, 3, 4, 5].map((fact) => (
            <TileFact
              key={fact}
              isWide={fact === 1}
              label={<Skeleton component="span" height={12} width={90} display="inline-block" />}
              value={<Skeleton component="span" height={20} width={48} display="inline-block" />}
              note={<Skeleton component="span" height={12} width={110} display="inline-block" />}
            />
          ))}
        </TileFacts>
      </div>
      <Skeleton height={236} />
    </>
  );
}
