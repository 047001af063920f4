import { localDay, localTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { type PointerEvent, useState } from 'react';
import type { TimeLog } from '../../contract.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { merged } from '../../rules/working-time.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './week.module.css';

export const HOUR_PX = 40;
const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
/** A tap without a drag. */
const USUAL_MINUTES = 60;

type Props = {
  on: string;
  logs: readonly TimeLog[];
  onDrag: (from: Date, to: Date) => void;
  onOpen: (log: TimeLog, endTime: Date) => void;
};

/** One day from midnight to midnight, by the clock on the wall. */
export function WeekDay({ on, logs, onDrag, onOpen }: Props) {
  const t = useText(adminDe);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const today = logs.flatMap((log) =>
    log.endTime && localDay(log.startTime, HOUSE_ZONE) === on ? [{ log, endTime: log.endTime }] : [],
  );
  const minutes = today.reduce((sum, { log }) => sum + (log.totalTime ?? 0), 0);
  const { overlaps } = merged(today.map(({ log, endTime }) => ({ from: log.startTime, to: endTime })));
  const isShared = ({ startTime, endTime }: TimeLog) =>
    endTime !== null && overlaps.some(({ from, to }) => startTime < to && from < endTime);
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
    setDrag({ from, to: from });
  };
  const end = () => {
    if (!drag) return;
    setDrag(null);
    const from = Math.min(drag.from, drag.to);
    const to = drag.from === drag.to ? Math.min(DAY_MINUTES, from + USUAL_MINUTES) : Math.max(drag.from, drag.to);
    const [startTime, endTime] = [from, to].map((minute) => instantAt(on, minute));
    if (startTime && endTime) onDrag(startTime, endTime);
  };
  return (
    <section className={classes.day} aria-label={t('time_week.day_sum', { day, time: hoursOf(minutes) })}>
      <header className={classes.head}>
        <span>{day}</span>
        <span className={classes.sum}>{minutes > 0 && hoursOf(minutes)}</span>
      </header>
      <div
        className={classes.hours}
        onPointerDown={begin}
        onPointerMove={(event) => drag && setDrag({ ...drag, to: minuteAt(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      >
        {drag && (
          <div className={classes.drag} style={placeOf(Math.min(drag.from, drag.to), Math.max(drag.from, drag.to))} />
        )}
        {today.map(({ log, endTime }) => (
          <button
            key={log.id}
            type="button"
            className={classes.log}
            data-shared={isShared(log) || undefined}
            style={placeOf(minuteOf(log.startTime), minuteOf(log.startTime) + (log.totalTime ?? 0))}
            title={log.description}
            onClick={() => onOpen(log, endTime)}
          >
            <span className={classes.when}>
              {formatTime(log.startTime, 'time')}–{formatTime(endTime, 'time')}
              {isShared(log) && ` · ${t('time_week.overlap')}`}
            </span>
            <span>{log.projectName}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

const px = (minutes: number) => `${(minutes / 60) * HOUR_PX}px`;
const placeOf = (from: number, to: number) => ({ top: px(from), height: px(Math.min(to, DAY_MINUTES) - from) });

function minuteOf(at: Date): number {
  const [hour, minute] = localTime(at, HOUSE_ZONE).slice(11, 16).split(':').map(Number);
  return hour! * 60 + minute!;
}

function instantAt(on: string, minute: number): Date | null {
  if (minute === DAY_MINUTES) return instantAt(Temporal.PlainDate.from(on).add({ days: 1 }).toString(), 0);
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return instantFrom(`${on}T${clock}`, HOUSE_ZONE);
}
