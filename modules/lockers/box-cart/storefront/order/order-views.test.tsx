import type { OrderState } from '@fachwerk/cart/contract';
import { pages } from '@fachwerk/cart/storefront';
import { siteDe as cartDe } from '@fachwerk/cart/texts/site.de';
import { showPage } from '@fachwerk/site/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteDe } from '../../texts/site.de.ts';
import { Part as Paid } from './paid-slot.tsx';
import { Part as Refunded } from './refunded-slot.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const order: OrderState = {
  orderHash: 'h'.repeat(32),
  number: '2G5J-1QGW',
  kind: 'purchase',
  hasGoods: false,
  hasRentals: true,
  giftCents: 0,
  result: 'failed',
  lines: [{ title: 'Fach S', detail: '', quantity: 1, totalCents: 400 }],
  totalCents: 400,
  netCents: 336,
  vatCents: 64,
  email: 'kim@example.org',
  paymentOption: 'card',
  paymentOptions: [
    { option: 'card', isTest: false },
    { option: 'paypal', isTest: false },
  ],
  contractParty: 'City',
  otherParty: null,
  hasKeys: true,
  rentals: [],
  refundedCents: 0,
  isUnserved: false,
};

const { View } = await pages.find(({ path }) => path === '/bestellung/:orderHash')!.view();

/** The page of an order with what this module puts into it. */
function show(given: OrderState): void {
  const slots = [
    { slot: 'checkout.paid_order', file: null, data: { rentals: [] }, Part: Paid },
    { slot: 'checkout.refunded_order', file: null, data: {}, Part: Refunded },
  ] as unknown as NonNullable<Parameters<typeof showPage>[1]['slots']>;
  showPage(View, { data: { order: given, howToPay: null } as never, texts: { ...cartDe, ...siteDe }, slots });
}

test('until an extra payment is booked, nobody is told that a box is being prepared', () => {
  const paid = { ...order, kind: 'surcharge' as const, result: 'paid' as const };
  show(paid);
  expect(screen.getByText(siteDe['confirmation.surcharge_soon'])).toBeTruthy();
  expect(screen.queryByText(siteDe['confirmation.preparing'])).toBeNull();
});

const instants = { startsAt: new Date('2026-03-01T10:00:00Z'), endsAt: new Date('2026-03-01T12:00:00Z') };
const rental = {
  key: 'k'.repeat(32),
  state: 'active',
  title: 'Fach S',
  timeZone: 'Europe/Berlin',
  dueCents: 0,
  ...instants,
};

test.each([
  ['opens again', {}, siteDe['confirmation.surcharge']],
  ['was given back', { key: null, state: 'ended' }, siteDe['confirmation.surcharge_ended']],
  ['costs more by now', { dueCents: 400 }, siteDe['confirmation.surcharge_more_why']],
])('after an extra payment the page says that the box %s', (_, change, words) => {
  const paid = { ...order, kind: 'surcharge', result: 'paid' } as const;
  show({ ...paid, rentals: [{ ...rental, ...change }] });
  expect(screen.getByText(words)).toBeTruthy();
});

test('a page that was drawn before the extension took effect is drawn anew: what every page says of the rental is old on it', async () => {
  vi.useFakeTimers();
  const paid = { ...order, kind: 'extension', result: 'paid' } as const;
  vi.stubGlobal('fetch', async () => Response.json({ ...paid, rentals: [rental] }));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  show(paid);
  expect(screen.getByText(siteDe['confirmation.extension_soon'])).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(reload).toHaveBeenCalledOnce();
});

test('an extension that came too late says that the money goes back, when the rental ends, and what can be done', () => {
  const late = { ...order, kind: 'extension', result: 'refunded', refundedCents: 400, isUnserved: true } as const;
  show({ ...late, rentals: [rental] });
  expect(screen.getByText('Die Verlängerung war nicht mehr möglich')).toBeTruthy();
  expect(screen.getByText(/erstatten Ihnen 4,00.€/)).toBeTruthy();
  expect(screen.getByText(/endet wie bisher .*13:00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Anderes Ende wählen' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/erfolgreich|gleich verlängert/);
});

test('an extension of a rental that was ended meanwhile does not say that somebody else has the box', () => {
  const late = { ...order, kind: 'extension', result: 'refunded', refundedCents: 400, isUnserved: true } as const;
  const over = { ...rental, state: 'ended' };
  show({ ...late, rentals: [over] });
  expect(screen.getByText(siteDe['refunded.rental_over'])).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/bereits vergeben|Anderes Ende/);
});
