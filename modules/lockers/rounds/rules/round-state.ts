import type { RecordKind, RoundProblem, RoundState } from '../contract.ts';

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

type Times = { readonly state: RoundState; readonly startedAt: Date | null; readonly finishedAt: Date | null };

/** What a report makes of the round. The first one starts it, also when it was called off; one that comes after its end changes nothing. */
export function roundAfter({ state, startedAt, finishedAt }: Times, kind: RecordKind, madeAt: Date): Times {
  if (state === 'finished') return { state, startedAt, finishedAt };
  const started = startedAt ?? madeAt;
  return kind === 'finished'
    ? { state: 'finished', startedAt: started, finishedAt: madeAt }
    : { state: 'running', startedAt: started, finishedAt };
}
