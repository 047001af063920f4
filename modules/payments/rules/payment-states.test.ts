import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterNews, isTold, mayStart, type StateNews } from './payment-states.ts';

const payment = { state: 'started', amountCents: 1250, currency: 'EUR', alarm: null, isOver: false } as const;
const news = (state: StateNews['state'], amountCents: number | null = 1250, currency: string | null = 'eur') => ({
  state,
  amountCents,
  currency,
  isOver: state !== 'started' && state !== 'pending',
});
const declined = { ...news('failed'), isOver: false };

test.each([
  ['started', news('succeeded'), 'succeeded', null],
  ['created', news('succeeded'), 'succeeded', null],
  ['started', news('pending'), 'pending', null],
  ['started', news('failed', null, null), 'failed', null],
  ['started', declined, 'failed', null],
  ['started', news('cancelled', null, null), 'cancelled', null],
  // Late, but money.
  ['failed', news('succeeded'), 'succeeded', null],
  ['cancelled', news('succeeded'), 'succeeded', null],
  // Too late.
  ['succeeded', news('failed'), 'succeeded', null],
  ['succeeded', news('cancelled'), 'succeeded', null],
  ['failed', news('pending'), 'failed', null],
  ['pending', news('started'), 'pending', null],
  ['pending', declined, 'pending', null],
  ['pending', news('failed'), 'failed', null],
  // Not what was asked for.
  ['started', news('succeeded', 1249), 'pending', 'amount_differs'],
  ['started', news('succeeded', 1251), 'pending', 'amount_differs'],
  ['started', news('succeeded', 1250, 'usd'), 'pending', 'amount_differs'],
  ['started', news('succeeded', null, null), 'pending', 'amount_differs'],
  ['succeeded', news('succeeded', 1), 'succeeded', 'amount_differs'],
] as const)('a payment that is %s and hears %o is %s', (state, said, expected, alarm) => {
  const isOver = state !== 'started' && state !== 'created' && state !== 'pending';
  expect(afterNews({ ...payment, state, isOver }, said)).toMatchObject({ state: expected, alarm });
});

test('after a declined card another one may be checked, and the end of the checkout is the end', () => {
  const tried = { ...payment, ...afterNews(payment, declined) };
  expect(tried).toMatchObject({ state: 'failed', isOver: false });
  expect(afterNews(tried, news('pending'))).toMatchObject({ state: 'pending', isOver: false });
  expect(afterNews(tried, news('cancelled'))).toMatchObject({ state: 'cancelled', isOver: true });
  expect(afterNews(tried, news('failed'))).toMatchObject({ state: 'failed', isOver: true });
});

const anyNews: fc.Arbitrary<StateNews> = fc
  .record({
    state: fc.constantFrom('started', 'pending', 'succeeded', 'failed', 'cancelled'),
    amountCents: fc.constantFrom(1250, 1249, null),
    currency: fc.constantFrom('EUR', 'eur', 'USD'),
    isOver: fc.boolean(),
  })
  // Only of a failure it is open whether the customer may try again.
  .map((said) => (said.state === 'failed' ? said : { ...said, isOver: news(said.state).isOver }));

test('the same news in any order and number lead to the same end', () => {
  const several = fc.array(anyNews, { minLength: 1, maxLength: 8 });
  const shuffled = several.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length * 3 })),
  );
  fc.assert(
    fc.property(shuffled, ([all, again]) => {
      const end = (list: readonly StateNews[]) => {
        let known: Parameters<typeof afterNews>[0] = { ...payment, state: 'created' };
        for (const said of list) known = { ...known, ...afterNews(known, said) };
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
  expect([isTold(state), mayStart(state)]).toEqual([told, start]);
});
