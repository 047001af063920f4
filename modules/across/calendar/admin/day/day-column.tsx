import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type MouseEvent, type PointerEvent, useState } from 'react';
import { clockOf, type Minutes, minuteAt, minuteOn, wallOf } from '../../rules/day-grid.ts';
import type { Column } from '../../rules/day-lanes.ts';
import { lanesOf } from '../../rules/lanes.ts';
import { instantOfWall } from '../../rules/range.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isUncommon, type Meant } from '../screen/use-calendar.ts';
import classes from './day-board.module.css';
import { colourOf, type Placed } from './placed.ts';
import type { EventDrag } from './use-event-drag.ts';

type Props = {
  day: Temporal.PlainDate;
  hours: Minutes;
  column: Column;
  placed: readonly Placed[];
  nowAt: number | null;
  drag: EventDrag;
  onOpen: (meant: Meant) => void;
  /** Null where nothing can be booked. */
  onSlot: ((at: Date, columnId?: string) => void) | null;
};

/** Up to here there is room for one line. */
const ONE_LINE_MINUTES = 35;

/** Something that closes the column instead of standing in it. */
const closes = ({ event }: Placed) => {
  const meant = event.payload as Meant;
  return meant.kind === 'block' || (meant.kind === 'entry' && meant.source === 'absences');
};

export function DayColumn({ day, hours, column, placed, nowAt, drag, onOpen, onSlot }: Props) {
  const t = useText(adminDe);
  const within = ({ from, until }: Minutes) => {
    const whole = hours.until - hours.from;
    const start = Math.max(from, hours.from);
    const end = Math.min(until, hours.until);
    return {
      insetBlockStart: `${((start - hours.from) / whole) * 100}%`,
      blockSize: `${(Math.max(0, end - start) / whole) * 100}%`,
    };
  };
  const minutes = ({ from, until }: { from: Date; until: Date }) => ({
    from: minuteOn(day, from),
    until: minuteOn(day, until),
  });
  const slot = onSlot && ((minute: number) => onSlot(instantOfWall(wallOf(day, minute))!, column.id));
  const isShown = ({ span }: Placed) => span.until > hours.from && span.from < hours.until;
  const closed = placed.filter((each) => closes(each) && isShown(each));
  const booked = placed.filter((each) => !closes(each) && isShown(each));
  const lanes = lanesOf(
    booked.map(({ event, span }) => ({ id: event.id, start: wallOf(day, span.from), end: wallOf(day, span.until) })),
  );
  const held = drag.held?.columnId === column.id ? drag.held : null;
  return (
    <div className={classes.column} data-hours={column.lane ? '' : undefined} data-column>
      {column.lane?.working.map((span) => (
        <div key={span.from.getTime()} className={classes.working} style={within(minutes(span))} />
      ))}
      <div className={classes.lines} aria-hidden />
      {slot && <Slot span={hours} onChoose={slot} label={t('calendar.book_with', { name: column.name })} />}
      {slot &&
        column.lane?.gaps.map((gap) => {
          const span = minutes(gap);
          const time = `${clockOf(span.from)}–${clockOf(span.until)}`;
          return (
            <Slot
              key={gap.from.getTime()}
              span={span}
              style={within(span)}
              onChoose={slot}
              label={t('calendar.gap', { time, name: column.name })}
              note={t('calendar.gap.short', { time })}
            />
          );
        })}
      {closed.map(({ event, span }) => (
        <button
          key={event.id}
          type="button"
          className={classes.closed}
          style={within(span)}
          onClick={() => onOpen(event.payload as Meant)}
        >
          <span>{event.title}</span>
        </button>
      ))}
      {booked.map(({ event, span }) => {
        const lane = lanes.get(event.id) ?? { from: 0, width: 1 };
        const place = { insetInlineStart: `${lane.from * 100}%`, inlineSize: `${lane.width * 100}%` };
        return (
          <button
            key={event.id}
            type="button"
            className={classes.event}
            style={{ ...within(span), ...place, ...colourOf(event) }}
            title={event.title}
            data-held={drag.held?.id === event.id || undefined}
            data-movable={drag.isMovable(event) || undefined}
            onPointerDown={(pressed) => drag.begin(event, span, column.id, pressed)}
            onClick={() => !drag.wasDropped() && onOpen(event.payload as Meant)}
          >
            <EventLines placed={{ event, span }} isOfPerson={column.lane !== null} />
          </button>
        );
      })}
      {held && (
        <div className={classes.ghost} style={within(held.span)} aria-hidden>
          {clockOf(held.span.from)}–{clockOf(held.span.until)}
        </div>
      )}
      {nowAt !== null && <div className={classes.now} style={within({ from: nowAt, until: nowAt })} aria-hidden />}
    </div>
  );
}

/** Who comes, and when for what; as many lines as there is room for. */
function EventLines({ placed: { event, span }, isOfPerson }: { placed: Placed; isOfPerson: boolean }) {
  const t = useText(adminDe);
  const meant = event.payload as Meant;
  const time = `${clockOf(span.from)}–${clockOf(span.until)}`;
  const isShort = span.until - span.from <= ONE_LINE_MINUTES || undefined;
  if (meant.kind !== 'appointment')
    return (
      <span className={classes.lines_of} data-short={isShort}>
        <b>{event.title}</b>
        <span>{time}</span>
      </span>
    );
  const { name, serviceName, state, staffNote, roomName, staffName } = meant.appointment;
  const where = isOfPerson ? roomName : staffName;
  const said = isUncommon(state) ? `${t(`calendar.state.${state}`)} · ` : '';
  return (
    <span className={classes.lines_of} data-state={state} data-short={isShort}>
      <b>{name}</b>
      <span>
        {said}
        {formatTime(meant.appointment.startsAt, 'time')} {serviceName}
      </span>
      {where && <span>{where}</span>}
      {staffNote && <span>{staffNote}</span>}
    </span>
  );
}

type SlotProps = {
  span: Minutes;
  style?: CSSProperties;
  label: string;
  /** Shown while nothing points at it; one without is for a pointer alone. */
  note?: string;
  onChoose: (minute: number) => void;
};

/** Time that can be booked: a click means the quarter under the pointer, a key its beginning. */
function Slot({ span, style, label, note, onChoose }: SlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const minuteOf = ({ clientY, currentTarget }: PointerEvent | MouseEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return minuteAt(height > 0 ? (clientY - top) / height : 0, span);
  };
  return (
    <button
      type="button"
      className={note ? classes.gap : classes.ground}
      style={style}
      tabIndex={note ? 0 : -1}
      aria-label={label}
      aria-hidden={note ? undefined : true}
      onPointerMove={(event) => event.pointerType === 'mouse' && setPointed(minuteOf(event))}
      onPointerLeave={() => setPointed(null)}
      onClick={(event) => onChoose(event.detail > 0 ? minuteOf(event) : span.from)}
    >
      {note && pointed === null && <span>{note}</span>}
      {pointed !== null && (
        <span
          className={classes.pointed}
          style={{ insetBlockStart: `${((pointed - span.from) / (span.until - span.from)) * 100}%` }}
        >
          <IconPlus size={14} stroke={2} />
          {clockOf(pointed)}
        </span>
      )}
    </button>
  );
}
