import { dayOf } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { formatTime, useNow } from '@fachwerk/react/time';
import { type CSSProperties, useRef } from 'react';
import { clockOf, hoursAround, isWholeDay, minuteOfWall, minuteOn } from '../../rules/day-grid.ts';
import { type Column, minutesIn } from '../../rules/day-lanes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { ScheduleEventData } from '../screen/schedule-parts.ts';
import type { Meant } from '../screen/use-calendar.ts';
import classes from './day-board.module.css';
import { DayColumn } from './day-column.tsx';
import { colourOf, type Placed } from './placed.ts';
import { useEventDrag } from './use-event-drag.ts';

type Props = {
  day: Temporal.PlainDate;
  columns: readonly Column[];
  events: readonly ScheduleEventData[];
  mayMove: boolean;
  onOpen: (meant: Meant) => void;
  onSlot: (at: Date, columnId?: string) => void;
  onDrop: (meant: Meant, wallStart: string, columnId?: string) => Promise<unknown>;
};

const HOUR = 60;
/** What belongs to none of the columns stands beside them. */
const REST = 'rest';

/** A day side by side: hours and gaps of each person, what is booked, and the line of now. */
export function DayBoard({ day, columns, events, mayMove, onOpen, onSlot, onDrop }: Props) {
  const t = useText(adminDe);
  const now = useNow();
  const board = useRef<HTMLDivElement>(null);
  const known = new Set<unknown>(columns.map(({ id }) => id));
  const placed = events
    .map((event) => ({
      event,
      span: { from: minuteOfWall(day, String(event.start)), until: minuteOfWall(day, String(event.end)) },
    }))
    .filter(({ span }) => span.until > span.from);
  const isBeside = ({ event }: Placed) => !known.has(event.resourceId) && (event.payload as Meant).kind !== 'block';
  const above = placed.filter((each) => isWholeDay(each.span) && isBeside(each));
  const rest = placed.filter((each) => !isWholeDay(each.span) && isBeside(each) && columns[0]?.lane);
  const working = columns.flatMap(({ lane }) => lane?.working ?? []);
  const hours = hoursAround([
    ...placed.filter(({ event }) => (event.payload as Meant).kind !== 'block').map(({ span }) => span),
    ...working.map(({ from, until }) => ({ from: minuteOn(day, from), until: minuteOn(day, until) })),
  ]);
  const drag = useEventDrag({ day, hours, columnIds: columns.map(({ id }) => id), mayMove, onDrop });
  const marks = Array.from({ length: (hours.until - hours.from) / HOUR }, (_, at) => hours.from + at * HOUR);
  const nowAt = dayOf(now).equals(day) ? minuteOn(day, now) : null;
  const isNowShown = nowAt !== null && nowAt >= hours.from && nowAt < hours.until;
  const shown = [
    ...columns,
    ...(rest.length > 0 ? [{ id: REST, name: t('calendar.without_person'), lane: null }] : []),
  ];
  const size = { '--hours': marks.length, '--columns': shown.length } as CSSProperties;
  return (
    <div ref={board} className={classes.day} style={size}>
      {above.length > 0 && (
        <ul className={classes.above} aria-label={t('calendar.all_day')}>
          {above.map(({ event }) => (
            <li key={event.id}>
              <button type="button" style={colourOf(event)} onClick={() => onOpen(event.payload as Meant)}>
                {event.title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.grid}>
        <div className={classes.corner} />
        {shown.map((column) => (
          <ColumnHead
            key={column.id}
            column={column}
            isOver={Temporal.PlainDate.compare(day, dayOf(now)) < 0}
            isAway={placed.some(({ event, span }) => event.resourceId === column.id && isWholeDay(span))}
          />
        ))}
        <div className={classes.axis} aria-hidden>
          {marks.map((minute) => (
            <span key={minute}>{clockOf(minute)}</span>
          ))}
          {isNowShown && (
            <b style={{ insetBlockStart: `${((nowAt - hours.from) / (hours.until - hours.from)) * 100}%` }}>
              {formatTime(now, 'time')}
            </b>
          )}
        </div>
        {shown.map((column) => (
          <DayColumn
            key={column.id}
            day={day}
            hours={hours}
            column={column}
            placed={column.id === REST ? rest : placed.filter(({ event }) => event.resourceId === column.id)}
            nowAt={isNowShown ? nowAt : null}
            drag={drag}
            onOpen={onOpen}
            onSlot={mayMove && column.id !== REST ? onSlot : null}
          />
        ))}
      </div>
    </div>
  );
}

/** Who it is, how much is booked, and the minutes that are still to be sold. */
function ColumnHead({ column, isOver, isAway }: { column: Column; isOver: boolean; isAway: boolean }) {
  const t = useText(adminDe);
  const { lane, name } = column;
  if (!lane)
    return (
      <div className={classes.head}>
        <strong>{name}</strong>
      </div>
    );
  const working = minutesIn(lane.working);
  const booked = minutesIn(
    lane.appointments
      .filter(({ state }) => state !== 'no_show')
      .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt })),
  );
  const count = t('calendar.head.count', { count: lane.appointments.length });
  const free = hoursOf(minutesIn(lane.gaps));
  const state = isAway
    ? t('calendar.head.away')
    : working === 0
      ? t('calendar.head.off')
      : isOver
        ? t('calendar.head.booked', { time: hoursOf(booked) })
        : minutesIn(lane.gaps) === 0
          ? t('calendar.head.full')
          : t('calendar.head.free', { time: free });
  const share = working === 0 ? 0 : Math.min(1, booked / working);
  return (
    <div className={classes.head}>
      <strong>{name}</strong>
      <span>
        {count} · {state}
      </span>
      <i
        style={{ '--share': share } as CSSProperties}
        title={t('calendar.head.share', { percent: Math.round(share * 100) })}
      />
    </div>
  );
}

const hoursOf = (minutes: number) =>
  `${Math.floor(minutes / HOUR)}:${String(Math.round(minutes % HOUR)).padStart(2, '0')}`;
