import { expect, test } from 'vitest';
import type { Fulfilment, FulfilmentProblem, FulfilmentState } from '../contract.ts';
import { mayBeCancelled, nextState, previousState, stateForStatus, whyNotMove } from './states.ts';

type Case = readonly [
  name: string,
  type: Fulfilment['type'],
  from: FulfilmentState,
  to: FulfilmentState,
  refusal: FulfilmentProblem | null,
];

const cases: readonly Case[] = [
  ['a new one is accepted', 'delivery', 'new', 'accepted', null],
  ['a new one is refused', 'delivery', 'new', 'refused', null],
  ['nothing is made that nobody accepted', 'delivery', 'new', 'making', 'fulfilment.not_possible'],
  ['what is not paid yet cannot be accepted', 'pickup', 'waiting', 'accepted', 'fulfilment.not_possible'],
  ['what is not paid yet cannot be refused', 'pickup', 'waiting', 'refused', 'fulfilment.not_possible'],
  ['an accepted one is made', 'pickup', 'accepted', 'making', null],
  ['steps may be left out', 'totable', 'accepted', 'done', null],
  ['a driver takes it at once', 'delivery', 'making', 'on_way', null],
  ['what is fetched is never on its way', 'pickup', 'ready', 'on_way', 'fulfilment.not_possible'],
  ['a box is filled, not driven', 'box', 'making', 'on_way', 'fulfilment.not_possible'],
  ['a tap by mistake is taken back', 'delivery', 'on_way', 'ready', null],
  ['also the last one', 'pickup', 'done', 'ready', null],
  ['but only by one step', 'delivery', 'on_way', 'making', 'fulfilment.not_possible'],
  ['and never behind accepting', 'delivery', 'accepted', 'new', 'fulfilment.not_possible'],
  ['it can be refused while it is made', 'delivery', 'making', 'refused', null],
  ['not once it is ready', 'delivery', 'ready', 'refused', 'fulfilment.not_possible'],
  ['the same place is no move', 'pickup', 'making', 'making', 'fulfilment.not_possible'],
  ['a refused one stays so', 'pickup', 'refused', 'accepted', 'fulfilment.over'],
  ['a cancelled one stays so', 'pickup', 'cancelled', 'making', 'fulfilment.over'],
];

for (const [name, type, state, to, refusal] of cases) {
  test(name, () => expect(whyNotMove({ type, state }, to)).toBe(refusal));
}

const follow = (type: Fulfilment['type']): FulfilmentState[] => {
  const way: FulfilmentState[] = ['new'];
  for (let next = nextState({ type, state: 'new' }); next; next = nextState({ type, state: next })) way.push(next);
  return way;
};

test('one tap after the other leads to the end of each way', () => {
  expect(follow('delivery')).toEqual(['new', 'accepted', 'making', 'ready', 'on_way', 'done']);
  expect(follow('shipment')).toEqual(follow('delivery'));
  for (const type of ['pickup', 'totable', 'box'] as const) {
    expect(follow(type)).toEqual(['new', 'accepted', 'making', 'ready', 'done']);
  }
});

test('the way back ends where it was accepted', () => {
  expect(previousState({ type: 'delivery', state: 'done' })).toBe('on_way');
  expect(previousState({ type: 'pickup', state: 'done' })).toBe('ready');
  expect(previousState({ type: 'pickup', state: 'making' })).toBe('accepted');
  for (const state of ['accepted', 'new', 'waiting', 'refused', 'cancelled'] as const) {
    expect(previousState({ type: 'pickup', state })).toBeNull();
  }
});

test('a cancelled order ends what is not handed over', () => {
  const states = ['waiting', 'new', 'accepted', 'making', 'ready', 'on_way', 'done', 'refused', 'cancelled'] as const;
  expect(states.filter(mayBeCancelled)).toEqual(['waiting', 'new', 'accepted', 'making', 'ready', 'on_way']);
});

const chosen = [
  ['finished hands over what is open', 'new', 'finished', 'done'],
  ['finished leaves what is not paid yet', 'waiting', 'finished', null],
  ['finished changes nothing that is over', 'cancelled', 'finished', null],
  ['in the making takes the handover back', 'done', 'process', 'on_way'],
  ['a return was handed over', 'done', 'return', null],
  ['in the making is for the kitchen to say', 'accepted', 'process', null],
] as const;
for (const [name, state, status, expected] of chosen) {
  test(`a status of the order desk: ${name}`, () =>
    expect(stateForStatus({ type: 'delivery', state }, status)).toBe(expected));
}
