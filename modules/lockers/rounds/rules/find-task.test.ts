import { expect, test } from 'vitest';
import type { RoundTask, TaskState } from '../contract.ts';
import { tasksOfBox } from './find-task.ts';

const task = (id: string, boxNumber: string, state: TaskState = 'open') =>
  ({ id, boxNumber, qrCode: `Code-${id}`, state }) as RoundTask;
const stops = [
  { state: 'finished' as const, tasks: [task('a', '12', 'done')] },
  {
    state: 'open' as const,
    tasks: [task('b', '12', 'skipped'), task('c', '12'), task('d', 'A3'), { ...task('e', ''), qrCode: '' }],
  },
];

test.each([
  ['its number, what is open first', '12', ['c', 'b', 'a']],
  ['its number in any case', ' a3 ', ['d']],
  ['the code of its sticker', 'Code-b', ['b']],
  ['the address of its sticker', 'https://city.example/q/Code-d?x=1', ['d']],
  ['nothing', '  ', []],
  ['a number of no task', '99', []],
])('a box is found by %s', (_, typed, ids) => {
  expect(tasksOfBox(stops, typed).map(({ id }) => id)).toEqual(ids);
});
