import type { RecordKind, RoundProblem, RoundState, TaskState } from '../contract.ts';
import { MOST_STOPS } from '../contract-round.ts';

const isOver = (state: RoundState) => state === 'finished' || state === 'cancelled';

/** Why a round cannot be given to somebody else, or null. */
export const whyNotAssign = (state: RoundState): RoundProblem | null => (isOver(state) ? 'round.over' : null);

/** Why its stops cannot be ordered anew, or null. */
export const whyNotOrder = (state: RoundState): RoundProblem | null => (isOver(state) ? 'round.over' : null);

/** Why it cannot be called off, or null. */
export function whyNotCancel(state: RoundState): RoundProblem | null {
  if (state === 'running') return 'round.started';
  return state === 'finished' ? 'round.over' : null;
}

type Stop = { readonly id: string; readonly state: 'open' | 'finished'; readonly tasks: readonly Task[] };
type Task = { readonly id: string; readonly state: TaskState };
type About = { readonly stopId: string | null; readonly taskId: string | null };

/** Why no stop can be added, or null. */
export function whyNotAddStop(state: RoundState, stops: number): RoundProblem | null {
  if (isOver(state)) return 'round.over';
  return stops >= MOST_STOPS ? 'round.stops_full' : null;
}

/** Why a stop cannot be taken out, or null: what was done there would be lost. */
export function whyNotRemoveStop(
  state: RoundState,
  stop: Stop,
  { stops, records }: { readonly stops: number; readonly records: readonly About[] },
): RoundProblem | null {
  if (isOver(state)) return 'round.over';
  const ids = new Set(stop.tasks.map(({ id }) => id));
  const isBegun =
    stop.state === 'finished' ||
    stop.tasks.some((task) => task.state !== 'open') ||
    records.some(({ stopId, taskId }) => stopId === stop.id || (taskId !== null && ids.has(taskId)));
  if (isBegun) return 'round.stop_begun';
  return stops === 1 ? 'round.last_stop' : null;
}

type Times = { readonly state: RoundState; readonly startedAt: Date | null; readonly finishedAt: Date | null };

/** What a report makes of the round. The first one starts it, also when it was called off; one that comes after its end changes nothing. */
export function roundAfter({ state, startedAt, finishedAt }: Times, kind: RecordKind, madeAt: Date): Times {
  if (state === 'finished') return { state, startedAt, finishedAt };
  const started = startedAt ?? madeAt;
  return kind === 'finished'
    ? { state: 'finished', startedAt: started, finishedAt: madeAt }
    : { state: 'running', startedAt: started, finishedAt };
}
