import { LANGUAGES, type Language, type Texts } from '@fachwerk/base/language';
import { addMinutes } from '@fachwerk/base/time';
import { showPage } from '@fachwerk/site/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderState } from '../contract.ts';
import type { Cart } from '../contract-cart.ts';
import { siteDe } from '../texts/site.de.ts';
import { siteDeDu } from '../texts/site.deDu.ts';
import { siteEn } from '../texts/site.en.ts';
import { siteIt } from '../texts/site.it.ts';
import { siteRu } from '../texts/site.ru.ts';
import { View as CartView } from './cart/cart-view.tsx';
import { View as ConfirmationView } from './result/confirmation-view.tsx';
import { View as ResultView } from './result/result-view.tsx';
import { View as TillView } from './steps/till-view.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NOW = new Date('2026-03-01T10:00:00Z');
const ID = '01890000-0000-7000-8000-000000000001';

const cart: Cart = {
  id: ID,
  kind: 'purchase',
  goods: null,
  discounts: [],
  coupon: null,
  gift: null,
  lines: [
    {
      id: ID,
      kind: 'rental',
      title: 'Fach S, Hauptplatz',
      detail: '',
      label: 'S',
      quantity: 1,
      period: {
        startsAt: NOW,
        endsAt: new Date('2026-03-01T12:00:00Z'),
        isNow: true,
        durationMinutes: 120,
        timeZone: 'Europe/Berlin',
      },
      priceCents: 400,
      vatPercent: 19,
      isCancellable: false,
      terms: '180:200:booked_end',
      moreAt: `/standort/${ID}`,
      holdExpiresAt: new Date('2026-03-01T10:15:00Z'),
      isExpired: false,
    },
  ],
  isSmallBusiness: false,
  totalCents: 400,
  netCents: 336,
  vatCents: 64,
  toPayCents: 400,
  holdExpiresAt: new Date('2026-03-01T10:15:00Z'),
  contact: { email: '', firstName: '', lastName: '', phone: '' },
  paymentOption: null,
  paymentOptions: [],
  contractParty: 'City',
  otherParty: null,
  isContactKnown: false,
  owed: [],
  backTo: '',
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

test('a cart of boxes takes a code: its field, what it takes off, what is left to pay; one that does not fit says so and stops nobody', () => {
  const coupon = { code: 'SOMMER', title: 'Sommer (SOMMER)', whyNot: null };
  const discounts = [{ id: 'discount:1', title: coupon.title, detail: '', priceCents: -40, vatPercent: 19 }];
  const gift = { title: 'Gutschein …7QM4', cents: 100, whyNot: null };
  const data = { ...cart, coupon, discounts, gift, totalCents: 360, toPayCents: 260 };
  showPage(CartView, { data, texts: siteDe });
  expect((screen.getByLabelText(/Gutschein oder Rabattcode/) as HTMLInputElement).value).toBe('SOMMER');
  expect(document.body.textContent).toMatch(/Sommer \(SOMMER\).*-0,40.*Restbetrag.*2,60/);
  expect(screen.getByRole('link', { name: 'Zur Kasse' })).toBeTruthy();
  cleanup();
  const refused = { ...coupon, whyNot: { code: 'cart.code_unknown', params: {} } };
  showPage(CartView, { data: { ...data, coupon: refused }, texts: siteDe });
  expect(screen.getByText(/^Dieser Code ist ungültig\..* auch ohne Code möglich\.$/)).toBeTruthy();
  expect(screen.getByLabelText(/Rabattcode/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'Zur Kasse' })).toBeTruthy();
  cleanup();
  showPage(CartView, { data: cart, texts: siteDe });
  expect(screen.queryByLabelText(/Rabattcode/)).toBeNull();
});

test('with a line that is no longer held there is no way to the checkout, but one to hold it again', () => {
  const lines = cart.lines.map((line) => ({ ...line, isExpired: true, holdExpiresAt: null }));
  const nothing = { totalCents: 0, netCents: 0, vatCents: 0, toPayCents: 0 };
  showPage(CartView, { data: { ...cart, ...nothing, lines, holdExpiresAt: null }, texts: siteDe });
  expect(document.body.textContent).not.toContain('0,00');
  expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zur Kasse' })).toBeNull();
  expect((screen.getByRole('button', { name: 'Erneut reservieren' }) as HTMLButtonElement).value).toBe('renew');
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

const OPTIONS = [
  { option: 'card', isTest: false },
  { option: 'paypal', isTest: false },
] as const;

test('the till is one page: with one way to pay it is said, of several one is chosen, with none nothing is ordered', () => {
  const one = showPage(TillView, { data: { ...cart, paymentOptions: [OPTIONS[1]] }, texts: siteDe });
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeTruthy();
  expect(screen.getByLabelText(/^Vorname/)).toBeTruthy();
  expect(screen.getByText('Zahlungsart: PayPal')).toBeTruthy();
  expect(one.container.querySelector<HTMLInputElement>('[name="zahlungsart"]')!.value).toBe('paypal');
  cleanup();
  showPage(TillView, { data: { ...cart, paymentOptions: [...OPTIONS] }, texts: siteDe });
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
    ['card', true],
    ['paypal', false],
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  cleanup();
  showPage(TillView, { data: cart, texts: siteDe });
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(screen.getByText(siteDe['checkout.no_options'])).toBeTruthy();
});

test('a longer time of a contract that stands asks for one consent, without a contract for all of them', () => {
  const extension = { ...cart, kind: 'extension' as const, paymentOptions: [OPTIONS[1]] };
  showPage(TillView, { data: { ...extension, isContactKnown: true }, texts: siteDe });
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name }) => name)).toEqual(['widerruf']);
  expect(screen.getByText(siteDe['checkout.extension_terms'])).toBeTruthy();
  cleanup();
  showPage(TillView, { data: extension, texts: siteDe });
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

test('what is still to be paid extra is said before anything is typed, with the amount and the way there', () => {
  const data = { ...cart, paymentOptions: [OPTIONS[1]], owed: [{ payAt: '/miete/the-key/nachzahlen', dueCents: 800 }] };
  showPage(TillView, { data, texts: siteDe });
  expect(screen.getByText(/^Offene Nachzahlung: 8,00.€$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nachzahlung bezahlen' }).getAttribute('href')).toBe(
    '/miete/the-key/nachzahlen',
  );
});

test.each([
  ['the cart', CartView],
  ['the till', TillView],
])('from %s on a network that goes is said in our words', (_, View) => {
  const register = vi.fn().mockRejectedValue(new Error('not here'));
  vi.stubGlobal('caches', {});
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: Object.assign(new EventTarget(), { register }) });
  showPage(View, { data: cart, texts: siteDe });
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('when the hold runs out while somebody types, the till says so and keeps what is typed; the cart is drawn anew', async () => {
  vi.useFakeTimers({ now: NOW });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const held = { ...cart, paymentOptions: [OPTIONS[1]], holdExpiresAt: addMinutes(NOW, 1) };
  showPage(TillView, { data: held, texts: siteDe, now: NOW });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByRole('timer').textContent).toBe(siteDe['checkout.hold_over']);
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  vi.setSystemTime(NOW);
  showPage(CartView, { data: held, texts: siteDe, now: NOW });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(reload).toHaveBeenCalledOnce();
});

test('with nothing to pay nobody is asked how, nor told afterwards that a payment went well', () => {
  const free = { ...cart, totalCents: 0, netCents: 0, vatCents: 0, toPayCents: 0 };
  showPage(TillView, { data: { ...free, paymentOptions: [OPTIONS[1]] }, texts: siteDe });
  expect(screen.queryByText('Zahlungsart: PayPal')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kostenlos bestellen' })).toBeTruthy();
  cleanup();
  showPage(TillView, { data: { ...cart, toPayCents: 0, paymentOptions: [OPTIONS[1]] }, texts: siteDe });
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig mit Gutschein bestellen' })).toBeTruthy();
  cleanup();
  showPage(TillView, { data: { ...cart, paymentOptions: [OPTIONS[1]] }, texts: siteDe });
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeTruthy();
  cleanup();
  const data = { order: { ...order, result: 'paid' as const, totalCents: 0 }, howToPay: null };
  showPage(ConfirmationView, { data, texts: siteDe });
  expect(screen.getByText(siteDe['result.free'])).toBeTruthy();
  expect(screen.queryByText(siteDe['result.paid'])).toBeNull();
});

test('how many of a thing were ordered, and what a gift voucher has paid of it, stands on the order', () => {
  const lines = [{ title: 'Margherita', detail: '', quantity: 2, totalCents: 1500 }];
  const data = { order: { ...order, lines, giftCents: 1500 }, howToPay: null };
  showPage(ConfirmationView, { data, texts: siteDe });
  expect(screen.getByText('2 × Margherita')).toBeTruthy();
  expect(screen.getByText('Mit Gutschein bezahlt')).toBeTruthy();
});

const ON_TRIAL = [{ option: 'card', isTest: true }] as const;
const TEST = siteDe['checkout.test_money'];

test.each([
  ['the till', () => showPage(TillView, { data: { ...cart, paymentOptions: [...ON_TRIAL] }, texts: siteDe })],
  [
    'the result',
    () =>
      showPage(ResultView, {
        data: { order: { ...order, paymentOptions: [...ON_TRIAL] }, isReturning: true },
        texts: siteDe,
      }),
  ],
  [
    'the confirmation',
    () =>
      showPage(ConfirmationView, {
        data: { order: { ...order, paymentOptions: [...ON_TRIAL] }, howToPay: null },
        texts: siteDe,
      }),
  ],
])('%s says that keys of a trial move no money', (_, show) => {
  show();
  expect(screen.getByText(TEST)).toBeTruthy();
});

test('of a real and a trial way to pay, the trial one says so', () => {
  const mixed = [OPTIONS[0], { option: 'paypal', isTest: true }] as const;
  const { container } = showPage(TillView, { data: { ...cart, paymentOptions: [...mixed] }, texts: siteDe });
  expect(screen.queryByText(TEST)).toBeNull();
  expect(container.textContent!.split(siteDe['checkout.test_money_what'])).toHaveLength(2);
  cleanup();
  showPage(TillView, { data: { ...cart, paymentOptions: [OPTIONS[0]] }, texts: siteDe });
  expect(screen.queryByText(TEST)).toBeNull();
});

test('what was in the cart and cannot be had any more says why, and leads to the rental', () => {
  const gone = { ...cart, lines: [], backTo: '/miete/k', whyEmpty: 'rental.extension_conflict' };
  showPage(CartView, { data: gone, texts: { ...siteDe, 'rental.extension_conflict': 'Danach ist es gebucht.' } });
  expect(screen.getByText('Danach ist es gebucht.')).toBeTruthy();
  expect(screen.getByRole('link', { name: siteDe['extend.back'] }).getAttribute('href')).toBe('/miete/k');
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
    expect(screen.getByRole('button', { name: 'Erneut bezahlen' })).toBeTruthy();
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
    showPage(TillView, { data: { ...cart, paymentOptions: [OPTIONS[0]] }, texts, language }),
    showPage(ResultView, { data: { order, isReturning: true }, texts, language }),
  ];
  for (const { container } of shown)
    expect(container.textContent).not.toMatch(/\b(booking|cart|checkout|result|home)\.[a-z]/);
});
