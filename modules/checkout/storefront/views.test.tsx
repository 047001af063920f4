import { LANGUAGES, type Language, type Texts } from '@fachwerk/base/language';
import { showPage } from '@fachwerk/site/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cart, OrderState } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { siteDeDu } from '../texts/site.deDu.ts';
import { siteEn } from '../texts/site.en.ts';
import { siteIt } from '../texts/site.it.ts';
import { siteRu } from '../texts/site.ru.ts';
import { View as CartView } from './cart/cart-view.tsx';
import { type ExtendData, View as ExtendView } from './rental/extend-view.tsx';
import { View as ConfirmationView } from './result/confirmation-view.tsx';
import { View as ResultView } from './result/result-view.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NOW = new Date('2026-03-01T10:00:00Z');
const ID = '01890000-0000-7000-8000-000000000001';

const cart: Cart = {
  id: ID,
  kind: 'booking',
  lines: [
    {
      id: ID,
      title: 'Fach S, Hauptplatz',
      detail: '',
      locationId: ID,
      lockId: ID,
      sizeCode: 'S',
      startsAt: NOW,
      endsAt: new Date('2026-03-01T12:00:00Z'),
      isNow: true,
      durationMinutes: 120,
      timeZone: 'Europe/Berlin',
      priceCents: 400,
      vatPercent: 19,
      isCancellable: false,
      overrun: { graceMinutes: 180, overrunCentsPerHour: 200 },
      holdExpiresAt: new Date('2026-03-01T10:15:00Z'),
      isExpired: false,
    },
  ],
  totalCents: 400,
  netCents: 336,
  vatCents: 64,
  holdExpiresAt: new Date('2026-03-01T10:15:00Z'),
  contact: { email: '', firstName: '', lastName: '', phone: '' },
  paymentOption: null,
  paymentOptions: [],
  contractParty: 'City',
  otherParty: null,
  isContactKnown: false,
  owed: [],
  rentalKey: '',
  whyEmpty: null,
  unpaidOrderHash: null,
};

test('the hold counts down by the time of the server', () => {
  vi.useFakeTimers();
  showPage(CartView, { data: cart, texts: siteDe, now: NOW });
  expect(screen.getByRole('timer').textContent).toContain('noch 15:00');
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.getByRole('timer').textContent).toContain('noch 13:59');
});

test('with a line that is no longer held there is no way to the checkout, but one to hold it again', () => {
  const lines = cart.lines.map((line) => ({ ...line, isExpired: true, holdExpiresAt: null }));
  showPage(CartView, { data: { ...cart, lines, holdExpiresAt: null }, texts: siteDe });
  expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
  expect((screen.getByRole('button', { name: 'Noch einmal reservieren' }) as HTMLButtonElement).value).toBe('renew');
});

test('who extends with a filled cart is asked, and sees the price of the end that was chosen before', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
  const rental = { timeZone: 'Europe/Berlin', endsAt: at(12), whyNotExtend: null, dueCents: 0 } as ExtendData['rental'];
  const choices = [
    { endsAt: at(13), priceCents: 200 },
    { endsAt: at(14), priceCents: 400 },
  ];
  const offer = { choices, chosen: null, latest: at(20), hasCart: true };
  const problem = { code: 'cart.not_empty', error: '', params: {}, fields: {} };
  const form = { ende: [at(14).toISOString()] };
  const data = { key: 'k', rental, offer, otherEnd: '2026-03-01T21:00' };
  const { container } = showPage(ExtendView, { data, problem, form, texts: siteDe });
  expect(container.querySelector('[class*="total"]')?.textContent).toContain('4,00');
});

const order: OrderState = {
  orderHash: 'h'.repeat(32),
  number: '2G5J-1QGW',
  kind: 'booking',
  result: 'failed',
  lines: [{ title: 'Fach S', detail: '', totalCents: 400 }],
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

const instants = { startsAt: new Date('2026-03-01T10:00:00Z'), endsAt: new Date('2026-03-01T12:00:00Z') };
const rental = {
  ...{ key: 'k'.repeat(32), state: 'active', title: 'Fach S', timeZone: 'Europe/Berlin', dueCents: 0 },
  ...instants,
};

test.each([
  ['opens again', {}, siteDe['confirmation.surcharge']],
  ['was given back', { key: null, state: 'ended' }, siteDe['confirmation.surcharge_ended']],
  ['costs more by now', { dueCents: 400 }, siteDe['confirmation.surcharge_more_why']],
])('after an extra payment the page says that the box %s', (_, change, words) => {
  const paid = { ...order, kind: 'surcharge', result: 'paid' } as const;
  showPage(ConfirmationView, { data: { ...paid, rentals: [{ ...rental, ...change }] }, texts: siteDe });
  expect(screen.getByText(words)).toBeTruthy();
});

test('what was in the cart and cannot be had any more says why, and leads to the rental', () => {
  const gone = { ...cart, lines: [], rentalKey: 'k', whyEmpty: 'rental.extension_conflict' };
  showPage(CartView, { data: gone, texts: { ...siteDe, 'rental.extension_conflict': 'Danach ist es gebucht.' } });
  expect(screen.getByText('Danach ist es gebucht.')).toBeTruthy();
  expect(screen.getByRole('link', { name: siteDe['extend.back'] }).getAttribute('href')).toBe('/miete/k');
});

test('an extension that came too late says that the money goes back, when the rental ends, and what can be done', () => {
  const late = { ...order, kind: 'extension', result: 'refunded', refundedCents: 400, isUnserved: true } as const;
  showPage(ConfirmationView, { data: { ...late, rentals: [rental] }, texts: siteDe });
  expect(screen.getByText('Die Verlängerung war nicht mehr möglich')).toBeTruthy();
  expect(screen.getByText(/4,00.€ zurück/)).toBeTruthy();
  expect(screen.getByText(/endet wie bisher .*13:00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Anderes Ende wählen' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/erfolgreich|gleich verlängert/);
});

const failures = [
  ['card', 'Kartenzahlung'],
  ['klarna', 'Klarna'],
  ['paypal', 'PayPal'],
] as const;
for (const [paymentOption, word] of failures) {
  test(`a failed payment by ${paymentOption} names it, and offers to try again or change the method`, () => {
    showPage(ResultView, { data: { order: { ...order, paymentOption }, isReturning: true }, texts: siteDe });
    const told = screen.getByText(/abgelehnt oder abgebrochen/).textContent;
    expect(told).toContain(word);
    expect(told).toContain('wechseln Sie die Zahlungsart');
    expect(screen.getByRole('button', { name: 'Noch einmal bezahlen' })).toBeTruthy();
  });
}

const spoken: Readonly<Record<Language, Texts>> = {
  de: siteDe,
  deDu: { ...siteDe, ...siteDeDu },
  en: siteEn,
  it: siteIt,
  ru: siteRu,
};
test.each(LANGUAGES)('in %s every word is there', (language) => {
  const texts = spoken[language];
  const shown = [
    showPage(CartView, { data: cart, texts, language }),
    showPage(ResultView, { data: { order, isReturning: true }, texts, language }),
  ];
  for (const { container } of shown)
    expect(container.textContent).not.toMatch(/\b(booking|cart|checkout|result|home)\.[a-z]/);
});
