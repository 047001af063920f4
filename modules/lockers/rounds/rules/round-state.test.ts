import { expect, test } from 'vitest';
import { whyNotAddStop, whyNotAssign, whyNotCancel, whyNotOrder, whyNotRemoveStop } from './round-state.ts';

test.each([
  ['planned', null, null, null],
  ['running', null, null, 'round.started'],
  ['finished', 'round.over', 'round.over', 'round.over'],
  ['cancelled', 'round.over', 'round.over', null],
] as const)('a %s round: assigned %s, ordered %s, called off %s', (state, assigned, ordered, cancelled) => {
  expect([whyNotAssign(state), whyNotOrder(state), whyNotCancel(state)]).toEqual([assigned, ordered, cancelled]);
});

const record = { stopId: null, taskId: null };
const stop = { id: 's1', state: 'open', tasks: [{ id: 't1', state: 'open' }] } as const;
const removals = [
  ['while nothing was done there', 'running', stop, { stops: 2, records: [record] }, null],
  ['not the last one', 'planned', stop, { stops: 1, records: [] }, 'round.last_stop'],
  [
    'not after it was finished',
    'running',
    { ...stop, state: 'finished' as const },
    { stops: 2, records: [] },
    'round.stop_begun',
  ],
  [
    'not with a tick',
    'running',
    { ...stop, tasks: [{ id: 't1', state: 'done' as const }] },
    { stops: 2, records: [] },
    'round.stop_begun',
  ],
  ['not with a note on it', 'running', stop, { stops: 2, records: [{ ...record, stopId: 's1' }] }, 'round.stop_begun'],
  [
    'not with a note on its task',
    'running',
    stop,
    { stops: 2, records: [{ ...record, taskId: 't1' }] },
    'round.stop_begun',
  ],
  ['not out of a finished round', 'finished', stop, { stops: 2, records: [] }, 'round.over'],
] as const;
for (const [name, state, given, known, expected] of removals) {
  test(`a stop is taken out ${name}`, () => expect(whyNotRemoveStop(state, given, known)).toBe(expected));
}

test('stops are added until the round is full or over', () => {
  expect([whyNotAddStop('running', 39), whyNotAddStop('planned', 40), whyNotAddStop('cancelled', 1)]).toEqual([
    null,
    'round.stops_full',
    'round.over',
  ]);
});
