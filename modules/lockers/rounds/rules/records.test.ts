import { expect, test } from 'vitest';
import type { RoundSheet, RoundTask, TaskState } from '../contract.ts';
import { type NewRecord, outcomeOf, whyNotRecord, withWaiting } from './records.ts';
import { roundAfter } from './round-state.ts';

test.each([
  ['a tick without its task', { kind: 'done' }, 'round.task_unknown'],
  ['a tick', { kind: 'done', taskId: 'a' }, null],
  ['a skipped task without a reason', { kind: 'skipped', taskId: 'a', text: ' ' }, 'round.reason_missing'],
  ['a skipped task', { kind: 'skipped', taskId: 'a', text: 'Teil fehlt' }, null],
  ['a note without its stop', { kind: 'note', text: 'x' }, 'round.stop_unknown'],
  ['a note without a text', { kind: 'note', stopId: 's' }, 'round.reason_missing'],
  ['a photo', { kind: 'photo', stopId: 's' }, null],
  ['the end of a stop', { kind: 'stop_finished', stopId: 's' }, null],
  ['the end of the round', { kind: 'finished' }, null],
] as const satisfies readonly (readonly [string, NewRecord, string | null])[])(
  '%s: %o is refused with %s',
  (_, record, code) => {
    expect(whyNotRecord(record)).toBe(code);
  },
);

test.each([
  ['done', 'open', 'applied'],
  ['done', 'done', 'already'],
  ['done', 'skipped', 'applied'],
  ['skipped', 'skipped', 'already'],
  ['reopened', 'open', 'already'],
  ['reopened', 'done', 'applied'],
  ['note', 'done', 'applied'],
] as const)('%s on a task that is %s: %s', (kind, state, outcome) => {
  expect(outcomeOf(kind, { state: state as TaskState })).toBe(outcome);
});

const at = new Date('2026-03-02T09:00:00Z');
test.each([
  ['planned', 'done', 'running'],
  ['planned', 'finished', 'finished'],
  ['cancelled', 'note', 'running'],
  ['finished', 'done', 'finished'],
] as const)('a %s round is after %s: %s', (state, kind, next) => {
  expect(roundAfter({ state, startedAt: null, finishedAt: null }, kind, at).state).toBe(next);
});

const task = (id: string, state: TaskState = 'open'): RoundTask => ({
  id,
  stopId: 's',
  kind: 'alert',
  lockId: null,
  boxNumber: '1',
  qrCode: '',
  sourceId: null,
  title: '',
  data: {},
  state,
  reason: '',
  endedAt: null,
  endedByName: '',
});
const sheet = {
  round: {
    id: 'r',
    state: 'planned',
    startedAt: null,
    finishedAt: null,
    stops: 1,
    stopsFinished: 0,
    tasks: 2,
    tasksOpen: 2,
    tasksSkipped: 0,
    nextStopName: 'Wand',
  },
  stops: [{ id: 's', name: 'Wand', state: 'open', tasks: [task('a'), task('b')] }],
  records: [],
  partNames: [],
} as unknown as RoundSheet;
const waiting = (recordId: string, record: NewRecord) => ({
  ...record,
  recordId,
  at: at.getTime(),
  personName: 'Toni',
});

test('what waits is shown as if it had arrived, and counted', () => {
  const shown = withWaiting(sheet, [
    waiting('1', { kind: 'done', taskId: 'a', stopId: 's' }),
    waiting('2', { kind: 'skipped', taskId: 'b', stopId: 's', text: 'Teil fehlt' }),
    waiting('3', { kind: 'added', stopId: 's', text: 'Aufkleber' }),
    waiting('4', { kind: 'stop_finished', stopId: 's', text: 'open_tasks', nextVisitOn: '2026-03-09' }),
  ]);
  expect(shown.round).toMatchObject({
    state: 'running',
    startedAt: at,
    stopsFinished: 1,
    tasks: 3,
    tasksOpen: 1,
    tasksSkipped: 1,
    nextStopName: '',
  });
  expect(shown.stops[0]).toMatchObject({ state: 'finished', nextVisitOn: '2026-03-09', nextVisitReason: 'open_tasks' });
  expect(shown.stops[0]!.tasks.map(({ state, reason, endedByName }) => [state, reason, endedByName])).toEqual([
    ['done', '', 'Toni'],
    ['skipped', 'Teil fehlt', 'Toni'],
    ['open', '', ''],
  ]);
  expect(shown.records.map(({ kind }) => kind)).toEqual(['done', 'skipped', 'added', 'stop_finished']);
});

test('what has arrived already is not shown twice', () => {
  const note = waiting('1', { kind: 'note', stopId: 's', text: 'x' });
  const arrived = withWaiting(sheet, [note]);
  expect(withWaiting(arrived, [note]).records).toHaveLength(1);
});
