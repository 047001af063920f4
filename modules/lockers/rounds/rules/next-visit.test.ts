import { expect, test } from 'vitest';
import type { TaskState } from '../contract.ts';
import { nextVisit } from './next-visit.ts';

const battery = (lowOn: string | null, state: TaskState = 'skipped') => ({
  kind: 'battery' as const,
  state,
  data: { lowOn },
});
const alert = (state: TaskState) => ({ kind: 'alert' as const, state, data: {} });

test.each([
  ['nothing was to do', [], '2026-04-01', 'routine'],
  ['everything is done', [alert('done'), battery('2026-03-05', 'done')], '2026-04-01', 'routine'],
  ['a task is left open', [alert('open')], '2026-03-09', 'open_tasks'],
  ['a task was skipped', [alert('skipped')], '2026-03-09', 'open_tasks'],
  ['a battery that stays is low in two weeks', [battery('2026-03-16')], '2026-03-13', 'battery'],
  ['a battery is low before the week is over', [alert('open'), battery('2026-03-08')], '2026-03-05', 'battery'],
  ['a battery is low already', [battery('2026-03-01')], '2026-03-03', 'battery'],
  ['a battery lasts longer than a month', [battery('2026-06-01')], '2026-04-01', 'routine'],
  ['a battery without a forecast is left', [battery(null)], '2026-03-09', 'open_tasks'],
] as const)('where %s', (_, tasks, on, reason) => {
  expect(nextVisit('2026-03-02', tasks)).toEqual({ on, reason });
});
