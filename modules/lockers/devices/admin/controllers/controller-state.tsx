import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import {
  IconArchive,
  IconHourglass,
  IconPlugConnected,
  IconPlugConnectedX,
  IconSettingsQuestion,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Controller, ControllerState } from '../../contract-controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { COMMAND_LIFE_SECONDS } from '../../wire.ts';
import classes from './controller-state.module.css';

const ICONS = {
  new: IconSettingsQuestion,
  waiting: IconHourglass,
  online: IconPlugConnected,
  offline: IconPlugConnectedX,
} as const satisfies Record<ControllerState, unknown>;

/** „online seit …“, „offline seit …“, „noch nie verbunden“. */
export function ControllerStateMark({
  device,
}: {
  device: Pick<Controller, 'state' | 'onlineSince' | 'offlineSince' | 'archivedAt'>;
}) {
  const t = useText(adminDe);
  if (device.archivedAt) return <ArchivedMark at={device.archivedAt} />;
  const { state, onlineSince, offlineSince } = device;
  const Icon = ICONS[state];
  const since = state === 'online' ? onlineSince : state === 'offline' ? offlineSince : null;
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>
        {since && (state === 'online' || state === 'offline') ? (
          <>
            {t(`controllers.since.${state}`)} <time dateTime={since.toISOString()}>{formatDateTime(since)}</time>
          </>
        ) : (
          t(`controllers.state.${state}`)
        )}
      </span>
    </span>
  );
}

function ArchivedMark({ at }: { at: Date }) {
  const t = useText(adminDe);
  return (
    <span className={classes.state} data-state="archived">
      <IconArchive size={18} stroke={1.5} aria-hidden />
      <span>
        {t('controllers.archived.since')} <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
      </span>
    </span>
  );
}

/** Round trip of the last ping; waits while an answer can still arrive. */
export function PingResult({ ping }: { ping: Controller['lastPing'] }) {
  const t = useText(adminDe);
  const isUnderWay = useIsUnderWay(ping);
  if (!ping) return <>{t('kit.none')}</>;
  const { at, milliseconds } = ping;
  return (
    <span role="status" className={classes.ping}>
      {milliseconds === null ? (
        isUnderWay ? (
          t('controllers.ping.under_way')
        ) : (
          <span className={classes.missed}>{t('controllers.ping.none')}</span>
        )
      ) : (
        <>
          <span className="tabular">{t('controllers.ping.answer', { milliseconds })}</span>{' '}
          <span className={classes.quiet}>
            <Ago at={at} />
          </span>
        </>
      )}
    </span>
  );
}

function useIsUnderWay(ping: Controller['lastPing']): boolean {
  const until = ping && ping.milliseconds === null ? ping.at.getTime() + COMMAND_LIFE_SECONDS * 1000 : 0;
  const [isOver, setOver] = useState(() => Date.now() >= until);
  useEffect(() => {
    const left = until - Date.now();
    setOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  return !isOver;
}
