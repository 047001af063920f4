import type { PinKind, PinProblem } from '../contract.ts';

/** What a pin needs to be started. */
const NEEDS: Readonly<Record<PinKind, string | null>> = {
  question: 'chat.write',
  dialogue: 'chat.write',
  card: 'boards.work',
  instruction: null,
};

/** How it stands with what a pin starts; `ready` where it starts nothing that could be missing. */
export type TargetState = 'ready' | 'gone' | 'unpublished' | 'archived';

const MISSING: Readonly<Record<TargetState, PinProblem | null>> = {
  ready: null,
  gone: 'pin.target_gone',
  unpublished: 'pin.not_published',
  archived: 'pin.board_archived',
};

/** Why somebody cannot start a pin now, or null. */
export function whyNotStart(kind: PinKind, target: TargetState, capabilities: ReadonlySet<string>): PinProblem | null {
  const need = NEEDS[kind];
  if (need && !capabilities.has(need)) return 'pin.no_right';
  return MISSING[target];
}

/** Steps are done one after the other; going back is always possible. */
export function whyNotTick(steps: number, before: number, done: number): PinProblem | null {
  return done > steps || done > before + 1 ? 'pin.step_skipped' : null;
}
