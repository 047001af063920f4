import { addDays } from '@fachwerk/base/time';
import type { Import, ImportProblem, ImportState } from '../contract.ts';

/** So long it can be taken back; what people's files said of others is not kept for longer. */
export const KEPT_DAYS = 30;

export const forgottenAt = ({ createdAt }: Pick<Import, 'createdAt'>): Date => addDays(createdAt, KEPT_DAYS);

/** Done, but not with every row: what was left out is looked at. */
export function isDoneInPart({ state, counts }: Pick<Import, 'state' | 'counts'>): boolean {
  return state === 'done' && counts.failed + counts.wrong > 0;
}

type Act = 'reread' | 'map' | 'fix' | 'start' | 'stop' | 'undo' | 'remove';

/** In which states what can be done. */
const POSSIBLE: Readonly<Record<Act, readonly ImportState[]>> = {
  reread: ['reading', 'mapping', 'checked'],
  map: ['mapping', 'checked', 'checking'],
  fix: ['checking', 'checked'],
  start: ['checked'],
  stop: ['running'],
  undo: ['done'],
  remove: ['reading', 'unreadable', 'mapping', 'checking', 'checked'],
};

/** Why this cannot be done with an import now, or null. */
export function whyNot(act: Act, { state, counts }: Pick<Import, 'state' | 'counts'>): ImportProblem | null {
  if (!POSSIBLE[act].includes(state)) return 'import.not_now';
  if (act === 'start' && counts.new + counts.changed === 0) return 'import.nothing_ready';
  return null;
}
