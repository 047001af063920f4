import { localDay } from '@fachwerk/base/format-time';
import { type Lane, lanesOf } from '@fachwerk/base/lanes';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { type PointerEvent, useState } from 'react';
import type { TimeLogProblem } from '../../contract.ts';
import { DAY_MINUTES, instantAt, minuteOf, type Span, STEP_MINUTES } from '../../rules/month.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { merged, workedMinutes } from '../../rules/working-time.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type FinishedLog, HOUR_PX, type useLogDrag } from './use-log-drag.ts';
import classes from './week.module.css';

/** A tap without a drag. */
const USUAL_MINUTES = 60;

type Props = {
  on: string;
  logs: readonly FinishedLog[];
  drag: ReturnType<typeof useLogDrag>;
  whyClosed: (at: Date) => TimeLogProblem | null;
  onDraw: (from: Date, to: Date) => void;
  onOpen: (log: FinishedLog) => void;
};

/** One day from midnight to midnight, by the clock on the wall. */
export function WeekDay({ on, logs, drag, whyClosed, onDraw, onOpen }: Props) {
  const t = useText(adminDe);
  const [drawn, setDrawn] = useState<{ from: number; to: number } | null>(null);
  const spanOf = (log: FinishedLog) => (drag.held?.log.id === log.id ? drag.held.span : log);
  const today = logs.filter((log) => localDay(spanOf(log).startTime, HOUSE_ZONE) === on);
  // One that is being dragged counts where it would lie.
  const spans = today.map(spanOf).map(({ startTime, endTime }) => ({ from: startTime, to: endTime }));
  const minutes = workedMinutes(spans);
  const { overlaps } = merged(spans);
  const lanes = lanesOf(today.map((log) => ({ id: log.id, ...drawnMinutes(spanOf(log)) })));
  const isShared = (log: FinishedLog) =>
    overlaps.some(({ from, to }) => spanOf(log).startTime < to && from < spanOf(log).endTime);
  const isToday = on === localDay(new Date(), HOUSE_ZONE);
  const day = formatDay(on, { weekday: 'short', day: '2-digit', month: '2-digit' });

  const minuteAt = (event: PointerEvent<HTMLDivElement>) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    const minute = ((event.clientY - top) / HOUR_PX) * 60;
    return Math.max(0, Math.min(DAY_MINUTES, Math.round(minute / STEP_MINUTES) * STEP_MINUTES));
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.button !== 0) return;
    // A finger scrolls; its tap begins below, when it is lifted.
    if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
    const from = minuteAt(event);
    setDrawn({ from, to: from });
  };
  const end = () => {
    if (!drawn) return;
    setDrawn(null);
    const from = Math.min(drawn.from, drawn.to);
    const to = drawn.from === drawn.to ? Math.min(DAY_MINUTES, from + USUAL_MINUTES) : Math.max(drawn.from, drawn.to);
    onDraw(instantAt(on, from), instantAt(on, to));
  };
  return (
    <section
      className={classes.day}
      data-today={isToday || undefined}
      aria-label={t('time_week.day_sum', { day, time: hoursOf(minutes) })}
    >
      <header className={classes.head}>
        <span>{day}</span>
        <span className={classes.sum}>{minutes > 0 && hoursOf(minutes)}</span>
      </header>
      <div
        className={classes.hours}
        onPointerDown={begin}
        onPointerMove={(event) => drawn && setDrawn({ ...drawn, to: minuteAt(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrawn(null)}
      >
        {drawn && (
          <div
            className={classes.drag}
            style={placeOf(Math.min(drawn.from, drawn.to), Math.max(drawn.from, drawn.to))}
          />
        )}
        {today.map((log) => (
          <WeekLog
            key={log.id}
            log={log}
            isShared={isShared(log)}
            lane={lanes.get(log.id) ?? WHOLE}
            lockedBy={whyClosed(log.startTime)}
            drag={drag}
            onOpen={() => onOpen(log)}
          />
        ))}
      </div>
    </section>
  );
}

type LogProps = {
  log: FinishedLog;
  isShared: boolean;
  lane: Lane;
  /** Why it stays as it is. */
  lockedBy: TimeLogProblem | null;
  drag: ReturnType<typeof useLogDrag>;
  onOpen: () => void;
};

/** A time of a day: a click opens it, a drag moves it, its edges are dragged by themselves. */
function WeekLog({ log, isShared, lane, lockedBy, drag, onOpen }: LogProps) {
  const t = useText(adminDe);
  const held = drag.held?.log.id === log.id ? drag.held : null;
  const span = held?.span ?? log;
  const refusal = lockedBy ?? held?.refusal ?? null;
  const from = minuteOf(span.startTime);
  const minutes = (span.endTime.getTime() - span.startTime.getTime()) / 60_000;
  return (
    <button
      type="button"
      className={classes.log}
      data-log={log.id}
      data-shared={isShared || undefined}
      data-held={held ? true : undefined}
      data-locked={refusal ? true : undefined}
      style={{ ...placeOf(from, from + minutes), ...besides(lane) }}
      title={refusal ? t(refusal) : log.description}
      aria-description={t(lockedBy ?? 'time_week.keys')}
      onPointerDown={(event) => drag.begin(log, 'all', event)}
      onKeyDown={(event) => drag.press(log, event)}
      onBlur={(event) => event.relatedTarget !== null && drag.leave()}
      onClick={() => !drag.takeDrop() && onOpen()}
    >
      {!lockedBy && (
        <>
          <span
            className={classes.edge}
            data-edge="begin"
            onPointerDown={(event) => {
              event.stopPropagation();
              drag.begin(log, 'begin', event);
            }}
          />
          <span
            className={classes.edge}
            data-edge="end"
            onPointerDown={(event) => {
              event.stopPropagation();
              drag.begin(log, 'end', event);
            }}
          />
        </>
      )}
      <span className={classes.when}>
        {formatTime(span.startTime, 'time')}–{formatTime(span.endTime, 'time')}
        {isShared && ` · ${t('time_week.overlap')}`}
      </span>
      <span>{held?.refusal ? t(held.refusal) : log.projectName}</span>
    </button>
  );
}

/** Shorter ones are drawn that high, so that they can be read and hit. */
const LEAST_DRAWN_MINUTES = 30;
const WHOLE: Lane = { from: 0, width: 1 };

/** What a time covers on the screen. */
function drawnMinutes({ startTime, endTime }: Span): { start: number; end: number } {
  const start = minuteOf(startTime);
  return { start, end: start + Math.max(LEAST_DRAWN_MINUTES, (endTime.getTime() - startTime.getTime()) / 60_000) };
}

const besides = ({ from, width }: Lane) => ({
  insetInlineStart: `calc(${from * 100}% + 2px)`,
  insetInlineEnd: `calc(${(1 - from - width) * 100}% + 2px)`,
});
const px = (minutes: number) => `${(minutes / 60) * HOUR_PX}px`;
const placeOf = (from: number, to: number) => ({ top: px(from), height: px(Math.min(to, DAY_MINUTES) - from) });
