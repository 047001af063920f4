import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterUpdate, isAnnounced, mayStart, type StateUpdate } from './payment-states.ts';

const payment = { state: 'started', amountCents: 1250, currency: 'EUR', alarm: null, isOver: false } as const;
const update = (state: StateUpdate['state'], amountCents: number | null = 1250, currency: string | null = 'eur') => ({
  state,
  amountCents,
  currency,
  isOver: state !== 'started' && state !== 'pending',
});
const declined = { ...update('failed'), isOver: false };

test.each([
  ['started', update('succeeded'), 'succeeded', null],
  ['created', update('succeeded'), 'succeeded', null],
  ['started', update('pending'), 'pending', null],
  ['started', update('failed', null, null), 'failed', null],
  ['started', declined, 'failed', null],
  ['started', update('cancelled', null, null), 'cancelled', null],
  // Late, but money.
  ['failed', update('succeeded'), 'succeeded', null],
  ['cancelled', update('succeeded'), 'succeeded', null],
  // Too late.
  ['succeeded', update('failed'), 'succeeded', null],
  ['succeeded', update('cancelled'), 'succeeded', null],
  ['failed', update('pending'), 'failed', null],
  ['pending', update('started'), 'pending', null],
  ['pending', declined, 'pending', null],
  ['pending', update('failed'), 'failed', null],
  // Not what was asked for.
  ['started', update('succeeded', 1249), 'pending', 'amount_differs'],
  ['started', update('succeeded', 1251), 'pending', 'amount_differs'],
  ['started', update('succeeded', 1250, 'usd'), 'pending', 'amount_differs'],
  ['started', update('succeeded', null, null), 'pending', 'amount_differs'],
  ['succeeded', update('succeeded', 1), 'succeeded', 'amount_differs'],
] as const)('a payment that is %s and hears %o is %s', (state, said, expected, alarm) => {
  const isOver = state !== 'started' && state !== 'created' && state !== 'pending';
  expect(afterUpdate({ ...payment, state, isOver }, said)).toMatchObject({ state: expected, alarm });
});

test('after a declined card another one may be checked, and the end of the checkout is the end', () => {
  const tried = { ...payment, ...afterUpdate(payment, declined) };
  expect(tried).toMatchObject({ state: 'failed', isOver: false });
  expect(afterUpdate(tried, update('pending'))).toMatchObject({ state: 'pending', isOver: false });
  expect(afterUpdate(tried, update('cancelled'))).toMatchObject({ state: 'cancelled', isOver: true });
  expect(afterUpdate(tried, update('failed'))).toMatchObject({ state: 'failed', isOver: true });
});

const anyUpdate: fc.Arbitrary<StateUpdate> = fc
  .record({
    state: fc.constantFrom('started', 'pending', 'succeeded', 'failed', 'cancelled'),
    amountCents: fc.constantFrom(1250, 1249, null),
    currency: fc.constantFrom('EUR', 'eur', 'USD'),
    isOver: fc.boolean(),
  })
  // Only of a failure it is open whether the customer may try again.
  .map((said) => (said.state === 'failed' ? said : { ...said, isOver: update(said.state).isOver }));

test('the same updates in any order and number lead to the same end', () => {
  const several = fc.array(anyUpdate, { minLength: 1, maxLength: 8 });
  const shuffled = several.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length * 3 })),
  );
  fc.assert(
    fc.property(shuffled, ([all, again]) => {
      const end = (list: readonly StateUpdate[]) => {
        let known: Parameters<typeof afterUpdate>[0] = { ...payment, state: 'created' };
        for (const said of list) known = { ...known, ...afterUpdate(known, said) };
        return known;
      };
      expect(end(again)).toEqual(end(all));
    }),
  );
});

test.each([
  ['created', false, true],
  ['started', false, true],
  ['pending', true, false],
  ['succeeded', true, false],
  ['failed', true, false],
  ['cancelled', true, false],
] as const)('%s: others hear of it %s, the customer may still be sent %s', (state, told, start) => {
  expect([isAnnounced(state), mayStart(state)]).toEqual([told, start]);
});
