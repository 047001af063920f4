import { localDay } from '@fachwerk/base/format-time';
import { useAsk } from '@fachwerk/react/call';
import { HOUSE_ZONE } from '@fachwerk/react/time';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { wallApi } from '../../contract.ts';
import { timelineOf } from '../../rules/replay.ts';
import { type ReplayDay, replayDays, spansOf } from '../../rules/replay-days.ts';

/** The instant one looks at, in the address: a moment of the past can be linked to. */
export const REPLAY_PARAM = 'at';

/** Seconds of the past in one of ours. */
export const SPEEDS = [60, 600, 3600] as const;
export type Speed = (typeof SPEEDS)[number];

const FRAME_MS = 100;
export const STEP_MS = 60_000;

/** Which instant is shown, and how it moves. */
export function useReplayClock() {
  const [params, setParams] = useSearchParams();
  // Today ends where one came in: otherwise the slider would grow under the hand.
  const [days] = useState(() => replayDays(new Date(), HOUSE_ZONE));
  const [at, setAt] = useState(() => within(days, Date.parse(params.get(REPLAY_PARAM) ?? '')));
  const [speed, setSpeed] = useState<Speed>(SPEEDS[0]);
  const [isPlaying, setPlaying] = useState(false);
  const day = dayWith(days, at);
  const end = day.to.getTime();

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((now) => Math.min(now + speed * FRAME_MS, end)), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying, speed, end]);
  const isAtEnd = at >= end;
  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);

  // While it runs the address stands still.
  const written = params.get(REPLAY_PARAM);
  useEffect(() => {
    const text = new Date(at).toISOString();
    if (isPlaying || written === null || written === text) return;
    const timer = setTimeout(() => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (next.has(REPLAY_PARAM)) next.set(REPLAY_PARAM, text);
          return next;
        },
        { replace: true },
      );
    }, 300);
    return () => clearTimeout(timer);
  }, [at, isPlaying, written, setParams]);

  const leave = () => {
    const next = new URLSearchParams(params);
    next.delete(REPLAY_PARAM);
    setParams(next);
  };
  return {
    days,
    day,
    last: lastOf(days, day),
    at,
    speed,
    isPlaying,
    isAtEnd,
    setSpeed,
    setPlaying,
    leave,
    /** Goes to an instant of the day and stays there. */
    go: (to: number) => {
      setPlaying(false);
      setAt(within(days, to));
    },
    /** Another day, at the same time of day as far as it has come. */
    goToDay: (on: string) => {
      const other = days.find((each) => each.on === on) ?? day;
      setAt(Math.min(other.from.getTime() + (at - day.from.getTime()), lastOf(days, other)));
    },
  };
}

export type ReplayClock = ReturnType<typeof useReplayClock>;

function within(days: readonly ReplayDay[], at: number): number {
  const last = days[0]!.to.getTime();
  if (Number.isNaN(at)) return last;
  return Math.min(Math.max(at, days.at(-1)!.from.getTime()), last);
}

/** As far as one can go on a day: midnight itself is the beginning of the next. */
function lastOf(days: readonly ReplayDay[], day: ReplayDay): number {
  return day.on === days[0]!.on ? day.to.getTime() : day.to.getTime() - STEP_MS;
}

function dayWith(days: readonly ReplayDay[], at: number): ReplayDay {
  const on = localDay(new Date(at), HOUSE_ZONE);
  return days.find((day) => day.on === on) ?? days[0]!;
}

/** What happened to a wall on a day. */
export function useTimeline(locationId: string, day: ReplayDay) {
  const [first, second] = useMemo(() => spansOf(day), [day]);
  const span = first ?? { from: day.from, to: day.to };
  const morning = useAsk(wallApi.history, { locationId, ...span }, { isEnabled: first !== undefined });
  const rest = useAsk(wallApi.history, { locationId, ...(second ?? span) }, { isEnabled: second !== undefined });
  const isReady = morning.data !== undefined && (second === undefined || rest.data !== undefined);
  const timeline = useMemo(() => {
    if (!isReady || !morning.data) return null;
    return timelineOf(morning.data.start, [...morning.data.changes, ...(second ? (rest.data?.changes ?? []) : [])]);
  }, [isReady, morning.data, rest.data, second]);
  return { timeline, failed: morning.isError ? morning : rest.isError ? rest : null };
}
