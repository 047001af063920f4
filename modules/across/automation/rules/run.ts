import type { ActionKind, RuleProblem, RunState, ShownEffect } from '../contract.ts';

/** What has left the house stays outside. */
const UNDOABLE: ReadonlySet<string> = new Set<ActionKind>([
  'move',
  'label',
  'assign',
  'due',
  'checklist',
  'card',
  'finish_alerts',
]);

type Ran = { readonly state: RunState; readonly effects: readonly Pick<ShownEffect, 'kind' | 'state'>[] };

/** Why a run cannot be taken back, or null. */
export function whyNotUndo({ state, effects }: Ran): RuleProblem | null {
  const isPossible = state === 'done' && effects.some(({ kind, state: how }) => UNDOABLE.has(kind) && how === 'done');
  return isPossible ? null : 'run.not_undoable';
}

export function whyNotCancel({ state }: Pick<Ran, 'state'>): RuleProblem | null {
  return state === 'waiting' ? null : 'run.not_waiting';
}
