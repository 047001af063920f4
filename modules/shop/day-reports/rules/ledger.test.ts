import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Booking, bookingOfMovement, bookingsOfPaper, USUAL_ACCOUNTS } from './ledger.ts';

const accounts = USUAL_ACCOUNTS.skr03;
const paper = { number: '2026-000007', orderNumber: 'K7QM-4T2X', on: '2026-11-16', untaxed: 'tip' as const };
const share = (vatPercent: number, grossCents: number) => ({ vatPercent, grossCents });
const seen = (shares: { vatPercent: number; grossCents: number }[], more: object = {}) =>
  bookingsOfPaper({ ...paper, shares, ...more }, accounts).map(({ cents, side, account, against }) => [
    cents,
    side,
    account,
    against,
  ]);

test('an invoice is owed to what was earned, by rate; a tip is nobody’s earning', () => {
  expect(seen([share(19, 300), share(7, 1710), share(0, 200)])).toEqual([
    [300, 'S', '1400', '8400'],
    [1710, 'S', '1400', '8300'],
    [200, 'S', '1400', '1590'],
  ]);
});

test('a correction is booked the other way round, and nothing is not booked', () => {
  expect(seen([share(19, -300), share(7, 0)])).toEqual([[300, 'H', '1400', '8400']]);
});

test('who sells without VAT earns without it', () => {
  expect(seen([share(0, 1200)], { untaxed: null })).toEqual([[1200, 'S', '1400', '8200']]);
});

test('a sold gift voucher is owed to its holder, without VAT', () => {
  expect(seen([share(0, 5000)], { untaxed: 'gift' })).toEqual([[5000, 'S', '1400', '1700']]);
});

const movement = { cents: 2010, refund: null, on: '2026-11-16', paper: '2026-000007', orderNumber: 'K7QM-4T2X' };
const movements = [
  ['cash', null, 'S', '1000'],
  ['card_on_site', null, 'S', '1360'],
  ['cash_on_delivery', null, 'S', '1360'],
  ['prepayment', null, 'S', '1200'],
  ['invoice', null, 'S', '1200'],
  ['card', null, 'S', '1360'],
  ['paypal', null, 'S', '1360'],
  ['gift', null, 'S', '1700'],
  ['gift', { way: null }, 'H', '1700'],
  ['paypal', { way: null }, 'H', '1360'],
  ['card_on_site', { way: 'cash' }, 'H', '1000'],
  ['cash', { way: 'transfer' }, 'H', '1200'],
] as const;
for (const [option, refund, side, account] of movements) {
  test(`${refund ? `given back (${refund.way ?? 'by the provider'})` : 'paid'}: ${option} is booked at ${account}`, () =>
    expect(bookingOfMovement({ ...movement, option, refund }, accounts)).toMatchObject({
      side,
      account,
      against: '1400',
    }));
}

const cents = fc.integer({ min: 1, max: 50_000 });
const sale = fc.record({
  rates: fc.record({ 19: cents, 7: cents, 0: cents }),
  untaxed: fc.constantFrom('tip', 'gift', null),
  giftShare: fc.integer({ min: 0, max: 100 }),
  option: fc.constantFrom('cash', 'card', 'prepayment'),
});
const balanceOf = (bookings: readonly Booking[], account: string) =>
  bookings.reduce((sum, booking) => {
    const signed = booking.side === 'S' ? booking.cents : -booking.cents;
    return sum + (booking.account === account ? signed : 0) - (booking.against === account ? signed : 0);
  }, 0);

test('whatever is sold and however it is paid, with a gift voucher or without: nothing is left owed, and money is turnover, tips and vouchers', () => {
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 8 }), (sales) => {
      const bookings = sales.flatMap(({ rates, untaxed, giftShare, option }) => {
        const shares = [19, 7, 0].map((rate) => share(rate, rates[rate as 0 | 7 | 19]));
        const total = shares.reduce((sum, { grossCents }) => sum + grossCents, 0);
        const byGift = Math.floor((total * giftShare) / 100);
        const paid = [
          { option: 'gift' as const, cents: byGift },
          { option, cents: total - byGift },
        ].filter((each) => each.cents > 0);
        return [
          ...bookingsOfPaper({ ...paper, untaxed, shares }, accounts),
          ...paid.map((each) => bookingOfMovement({ ...movement, ...each }, accounts)),
        ];
      });
      expect(balanceOf(bookings, accounts.receivables)).toBe(0);
      const all = Object.values(accounts).reduce((sum, account) => sum + balanceOf(bookings, account), 0);
      expect(all).toBe(0);
      const sum = (which: (each: (typeof sales)[number]) => number) =>
        sales.reduce((total, each) => total + which(each), 0);
      expect(0 - balanceOf(bookings, accounts.revenue0)).toBe(
        sum((each) => (each.untaxed === null ? each.rates[0] : 0)),
      );
      expect(0 - balanceOf(bookings, accounts.tips)).toBe(sum((each) => (each.untaxed === 'tip' ? each.rates[0] : 0)));
    }),
  );
});
