import { expect, test } from 'vitest';
import { whyNotAssign, whyNotCancel, whyNotOrder } from './round-state.ts';

test.each([
  ['planned', null, null, null],
  ['running', null, null, 'round.started'],
  ['finished', 'round.over', 'round.over', 'round.over'],
  ['cancelled', 'round.over', 'round.over', null],
] as const)('a %s round: assigned %s, ordered %s, called off %s', (state, assigned, ordered, cancelled) => {
  expect([whyNotAssign(state), whyNotOrder(state), whyNotCancel(state)]).toEqual([assigned, ordered, cancelled]);
});
