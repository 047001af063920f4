import { useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { RoundSheet, RoundStop } from '../../contract.ts';
import { roundApi } from '../../contract-round.ts';
import { whyNotOrder } from '../../rules/round-state.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './round.module.css';
import type { RoundView } from './use-round.ts';

type Props = { view: RoundView; sheet: RoundSheet; stopId: string | undefined };

/** The way, in order; open stops can be moved by hand. */
export function StopList({ view, sheet, stopId }: Props) {
  const t = useText(adminDe);
  const mayWork = useMay('rounds.work');
  const order = useChange(roundApi.order);
  const { round, stops } = sheet;
  const open = stops.filter(({ state }) => state === 'open');
  const mayMove = mayWork && view.isOnline && whyNotOrder(round.state) === null && open.length > 1;
  const move = (stop: RoundStop, by: 1 | -1) => {
    const ids = open.map(({ id }) => id);
    const at = ids.indexOf(stop.id);
    const other = ids[at + by];
    if (!other) return;
    ids[at + by] = stop.id;
    ids[at] = other;
    order.mutate({ id: round.id, stopIds: ids });
  };
  return (
    <ol className={classes.stops} aria-label={t('rounds.field.stops')}>
      {stops.map((stop, at) => (
        <li key={stop.id} className={classes.item} data-current={stop.id === stopId || undefined}>
          <StopLink
            roundId={round.id}
            stop={stop}
            number={at + 1}
            isNext={stop.id === open[0]?.id}
            waiting={isWaiting(view, stop)}
          />
          {mayMove && stop.state === 'open' && (
            <span className={classes.move}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                disabled={stop.id === open[0]?.id || order.isPending}
                aria-label={t('rounds.earlier', { name: stop.name })}
                onClick={() => move(stop, -1)}
              >
                <IconChevronUp size={18} stroke={1.5} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                disabled={stop.id === open.at(-1)?.id || order.isPending}
                aria-label={t('rounds.later', { name: stop.name })}
                onClick={() => move(stop, 1)}
              >
                <IconChevronDown size={18} stroke={1.5} />
              </ActionIcon>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Something of this stop has not arrived yet. */
export const isWaiting = ({ waiting }: RoundView, { id, tasks }: RoundStop): boolean =>
  waiting.some((each) => each.stopId === id || tasks.some((task) => task.id === each.taskId));

type LinkProps = { roundId: string; stop: RoundStop; number: number; isNext: boolean; waiting: boolean };

function StopLink({ roundId, stop, number, isNext, waiting }: LinkProps) {
  const t = useText(adminDe);
  const { id, name, state } = stop;
  const badge = state === 'finished' ? 'finished' : isNext ? 'next' : 'open';
  return (
    <Link to={`/admin/rounds/${roundId}/${id}`} className={classes.link}>
      <span className={classes.badge} data-state={badge}>
        {state === 'finished' ? <IconCheck size={18} stroke={2} aria-label={t('rounds.stop.finished')} /> : number}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <StopAbout stop={stop} waiting={waiting} />
      </span>
    </Link>
  );
}

function StopAbout({ stop, waiting }: { stop: RoundStop; waiting: boolean }) {
  const t = useText(adminDe);
  const { state, nextVisitOn, arrivesAt, timeZone, isClosed, street, tasks } = stop;
  const open = tasks.filter((task) => task.state === 'open').length;
  const work = open > 0 ? t('rounds.tasks', { count: open }) : t('rounds.tasks_none');
  if (waiting) return <span className={classes.about}>{t('rounds.stop.sending')}</span>;
  if (state === 'finished') {
    const next = nextVisitOn ? t('rounds.next_visit_on', { day: formatDay(nextVisitOn) }) : t('rounds.stop.finished');
    return (
      <span className={classes.about}>{open > 0 ? `${t('rounds.tasks_open', { count: open })} · ${next}` : next}</span>
    );
  }
  const at = isClosed
    ? t('rounds.closed')
    : arrivesAt && t('rounds.about_at', { time: formatTime(arrivesAt, 'time', timeZone) });
  return (
    <>
      <span className={classes.about} data-warn={isClosed || undefined}>
        {[work, at].filter(Boolean).join(' · ')}
      </span>
      <span className={classes.about}>{street}</span>
    </>
  );
}
