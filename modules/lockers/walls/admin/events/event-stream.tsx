import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { logApi } from '@fachwerk/logs/contract';
import { openingStream } from '@fachwerk/openings/contract';
import { useAsk } from '@fachwerk/react/call';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './event-stream.module.css';
import { EventRow } from './event-stream-row.tsx';

type Props = { locationId: string; pickedId: string | undefined; onPick: (lockId: string) => void };

/** As many as one reads; the rest is in the log. */
const SHOWN = 40;

/** What just happened here, newest on top. */
export function EventStream(props: Props) {
  const t = useText(adminDe);
  const mayRead = useMay('logs.read');
  return (
    <EventPanel
      title={t('events.title')}
      {...(mayRead && {
        action: (
          <Anchor component={Link} to={`/admin/logs?location=${props.locationId}`} size="sm">
            {t('events.all')}
          </Anchor>
        ),
      })}
    >
      {mayRead ? <Entries {...props} /> : <Text c="dimmed">{t('events.denied')}</Text>}
    </EventPanel>
  );
}

export function EventPanel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <aside className={classes.panel} aria-label={title}>
      <header className={classes.head}>
        <Title order={2} className={classes.title ?? ''}>
          {title}
        </Title>
        {action}
      </header>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}

function Entries({ locationId, pickedId, onPick }: Props) {
  const t = useText(adminDe);
  useEveryText();
  const asked = useAsk(logApi.list, { filter: { locationIds: [locationId] } });
  useLiveRefetch({
    hints: [hintIf(lockerStream, (event) => event.locationId === locationId), deviceStream, openingStream],
    asks: [logApi.list],
  });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={10} />;
  if (asked.data.entries.length === 0) return <Text c="dimmed">{t('events.none')}</Text>;
  return (
    <ol className={classes.entries}>
      {asked.data.entries.slice(0, SHOWN).map((entry) => (
        <EventRow
          key={entry.id}
          entry={entry}
          isPicked={entry.lockId !== null && entry.lockId === pickedId}
          onPick={onPick}
        />
      ))}
    </ol>
  );
}
