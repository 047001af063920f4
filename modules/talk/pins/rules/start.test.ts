import { expect, test } from 'vitest';
import { type TargetState, whyNotStart, whyNotTick } from './start.ts';

const everything = new Set(['chat.write', 'boards.work']);
const cases = [
  ['a question is asked by whoever may write', 'question', 'ready', everything, null],
  ['a question is not asked without the right to write', 'question', 'ready', new Set(['chat.read']), 'pin.no_right'],
  ['a dialogue begins', 'dialogue', 'ready', everything, null],
  ['a dialogue that is not published does not', 'dialogue', 'unpublished', everything, 'pin.not_published'],
  ['a dialogue that was deleted does not', 'dialogue', 'gone', everything, 'pin.target_gone'],
  ['a card needs the right to work on boards', 'card', 'ready', new Set(['boards.read']), 'pin.no_right'],
  ['a card needs a board that is not archived', 'card', 'archived', everything, 'pin.board_archived'],
  ['an instruction is for everybody', 'instruction', 'ready', new Set(), null],
] as const;

for (const [name, kind, target, capabilities, expected] of cases) {
  test(name, () =>
    expect(whyNotStart(kind, target satisfies TargetState, capabilities as ReadonlySet<string>)).toBe(expected),
  );
}

const ticks = [
  ['the next step is done', 3, 0, 1, null],
  ['the same step sent twice stays done', 3, 1, 1, null],
  ['a step is taken back', 3, 2, 1, null],
  ['it begins again', 3, 3, 0, null],
  ['a step is not skipped', 3, 0, 2, 'pin.step_skipped'],
  ['behind the last there is none', 3, 3, 4, 'pin.step_skipped'],
] as const;

for (const [name, steps, before, done, expected] of ticks) {
  test(name, () => expect(whyNotTick(steps, before, done)).toBe(expected));
}
