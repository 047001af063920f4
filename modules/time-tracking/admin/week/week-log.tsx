import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import type { TimeLogProblem } from '../../contract.ts';
import { DAY_MINUTES, minuteOf } from '../../rules/week.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type FinishedLog, HOUR_PX, type useLogDrag } from './use-log-drag.ts';
import classes from './week.module.css';

type Props = {
  log: FinishedLog;
  isShared: boolean;
  /** Why it stays as it is. */
  lockedBy: TimeLogProblem | null;
  drag: ReturnType<typeof useLogDrag>;
  onOpen: () => void;
};

/** A time of a day: a click opens it, a drag moves it, its edges are dragged by themselves. */
export function WeekLog({ log, isShared, lockedBy, drag, onOpen }: Props) {
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
      style={placeOf(from, from + minutes)}
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

const px = (minutes: number) => `${(minutes / 60) * HOUR_PX}px`;
export const placeOf = (from: number, to: number) => ({ top: px(from), height: px(Math.min(to, DAY_MINUTES) - from) });
