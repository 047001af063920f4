import type { Choice, Offer } from '@fachwerk/item-options/contract';
import { choicePrice } from '@fachwerk/item-options/rules/choice-price';
import { named, offerLike, variantLike } from '@fachwerk/item-options/rules/offer.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Caller, orderEntryApi, type Quote, type Wanted } from '../../contract.ts';
import { CorrectionItem } from '../correction-item.tsx';
import { EntryPage } from './entry-page.tsx';

const ID = '018f0000-0000-7000-8000-000000000001';

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: ID, capabilities: ['orders.enter'] });
});
afterEach(cleanup);

const small = variantLike('klein', { priceCents: 850 });
const large = variantLike('groß', { priceCents: 1150 });
const pizza = offerLike({ number: '12', variants: [small, large], priceCents: 850 });
const cola = offerLike({ number: '90', name: named('Cola'), priceCents: 300 });
const offers: readonly Offer[] = [pizza, cola];

const kim: Caller = {
  customerId: ID,
  firstName: 'Kim',
  lastName: 'Lang',
  email: '',
  phone: '0151 123',
  isBlocked: false,
  language: 'de',
  addresses: [{ street: 'Am Platz 1', addition: '', postcode: '10115', city: 'Berlin' }],
};

const unitOf = (choice: Choice) =>
  choicePrice(offers.find(({ id }) => id === choice.itemId)!, choice, new Date()).unitCents;

/** Prices as the server would, without its charges. */
function quoted({ lines, handover }: Wanted): Quote {
  const goodsCents = lines.reduce((sum, { choice, quantity }) => sum + unitOf(choice) * quantity, 0);
  return {
    lines: [],
    type: handover.type,
    types: [
      { type: 'delivery', whyNot: null },
      { type: 'pickup', whyNot: null },
    ],
    open: handover.type ? [] : [{ path: 'handover.type', code: 'goods.type_missing', sentence: 'Bitte wählen.' }],
    whyNot: null,
    areaName: '',
    countries: [],
    country: 'DE',
    sums: {
      goodsCents,
      countedCents: goodsCents,
      minimumCents: 0,
      missingCents: 0,
      isBlocked: false,
      depositCents: 0,
      deliveryCents: 0,
      toFreeCents: null,
      handlingCents: 0,
      surchargeCents: 0,
      discountCents: 0,
      tipCents: 0,
    },
    totalCents: goodsCents,
    netCents: goodsCents,
    vat: [],
    minimumAge: 0,
    payments: handover.type ? ['cash', 'link'] : [],
    tips: { isOffered: true, percents: [5, 10], mayRoundUp: true },
    voucher: null,
  };
}

function open() {
  const wire = fakeWire(
    answering(orderEntryApi.callers, { callers: [kim] }),
    answering(orderEntryApi.items, ({ body }) => {
      const { search } = body as { search: string };
      const found = offers.filter(({ number, name }) => number === search || name.de.includes(search));
      return { found: found.map((offer) => ({ offer, variantId: null })) };
    }),
    answering(orderEntryApi.times, { soonestAt: new Date('2026-03-01T18:30:00Z'), times: [] }),
    answering(orderEntryApi.quote, ({ body }) => quoted(body as Wanted)),
    answering(orderEntryApi.place, { orderId: ID, number: 'K7QM-0001', totalCents: 2900 }),
    answering(orderEntryApi.giftPayments, { payments: ['cash', 'link'] }),
    answering(orderEntryApi.placeGift, { orderId: ID, number: 'K7QM-0002', totalCents: 5000 }),
  );
  const rendered = renderScreen(<EntryPage />, { path: '/admin/orders-new', at: '/admin/orders-new' });
  return { wire, person: userEvent.setup(), ...rendered };
}

test('an order is written down and placed without the mouse, Enter before the answer has come included', async () => {
  const { wire, person, router } = open();
  await screen.findByRole('radio', { name: 'Abholung' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Telefonnummer oder Name suchen' }));
  await person.keyboard('0151{Enter}');
  expect(await screen.findByText('Kunde: Kim Lang')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' }).value).toBe('0151 123');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Lieferung' })));
  await person.keyboard(' ');
  await person.keyboard('{F2}3x 90{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Menge von Cola' })).toBeTruthy();
  await person.keyboard('2x 12{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pizza Margherita: auswählen' }));
  await person.click(dialog.getByRole('radio', { name: /groß/ }));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByText('32,00 €').length).toBeGreaterThan(0));
  await person.click(await screen.findByRole('radio', { name: 'Bar bei Übergabe' }));
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/orders/${ID}`));
  expect(wire.calls(orderEntryApi.place)[0]?.body).toMatchObject({
    customerId: ID,
    payment: 'cash',
    expectedTotalCents: 3200,
    contact: { lastName: 'Lang', phone: '0151 123' },
    handover: { type: 'delivery', street: 'Am Platz 1', postcode: '10115' },
    lines: [
      { choice: { itemId: cola.id }, quantity: 3 },
      { choice: { itemId: pizza.id, variantId: large.id }, quantity: 2 },
    ],
  });
});

test('what is missing is said at its field and takes the focus; what costs otherwise by now is told', async () => {
  const { wire, person } = open();
  await person.click(await screen.findByRole('radio', { name: 'Abholung' }));
  await person.keyboard('{F2}90{Enter}');
  await person.click(await screen.findByRole('radio', { name: 'Zahlungslink per E-Mail' }));
  await person.click(screen.getByRole('button', { name: 'Bestellung annehmen' }));
  expect(await screen.findByText('Bitte geben Sie den Namen an.')).toBeTruthy();
  expect(screen.getByText('Diese Zahlungsart erfordert eine E-Mail-Adresse.')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: 'Nachname' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(wire.calls(orderEntryApi.place)).toHaveLength(0);

  await person.type(name, 'Lang');
  await person.type(screen.getByRole('textbox', { name: 'Telefon' }), '0151');
  await person.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'kim@example.org');
  wire.now(refusing(orderEntryApi.place, 409, 'entry.total_changed', 'Anders.', { params: { totalCents: 350 } }));
  await person.click(screen.getByRole('button', { name: 'Bestellung annehmen' }));
  expect(await screen.findByText(/Neuer Betrag: 3,00/)).toBeTruthy();
});

test('a coupon, a tip and a company for the invoice go with the order', async () => {
  const { wire, person } = open();
  await person.type(await screen.findByRole('textbox', { name: 'Gutscheincode' }), 'DANKE');
  await person.click(screen.getByRole('combobox', { name: 'Trinkgeld' }));
  await person.click(await screen.findByRole('option', { name: '10\u00a0%' }));
  await person.click(screen.getByRole('checkbox', { name: 'Rechnung an eine Firma' }));
  await person.type(screen.getByRole('textbox', { name: 'Firma' }), 'Kontor GmbH');
  const last = () => wire.calls(orderEntryApi.quote).at(-1)?.body;
  await waitFor(() =>
    expect(last()).toMatchObject({
      voucherCode: 'DANKE',
      tip: { kind: 'percent', value: 10 },
      handover: { invoiceTo: { company: 'Kontor GmbH' } },
    }),
  );
});

test('who was found buys a gift voucher, at the address it is mailed to', async () => {
  const { wire, person, router } = open();
  await screen.findByRole('radio', { name: 'Abholung' });
  await person.keyboard('0151{Enter}');
  await screen.findByText('Kunde: Kim Lang');
  await person.click(screen.getByRole('button', { name: 'Gutschein verkaufen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gutschein verkaufen' }));
  await person.type(await dialog.findByRole('textbox', { name: 'Wert in Euro' }), '50');
  await person.type(dialog.getByRole('textbox', { name: /^E-Mail/ }), 'kim@example.org');
  await person.click(dialog.getByRole('button', { name: 'Gutschein verkaufen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/orders/${ID}`));
  expect(wire.calls(orderEntryApi.placeGift)[0]?.body).toMatchObject({
    customerId: ID,
    payment: 'link',
    wish: { amountCents: 5000 },
    contact: { lastName: 'Lang' },
  });
});

test('a correction finds what is added by its number, with what has to be chosen of it', async () => {
  fakeWire(answering(orderEntryApi.items, { found: [{ offer: pizza, variantId: null }] }));
  const onPick = vi.fn();
  renderScreen(<CorrectionItem onPick={onPick} />, { path: '/', at: '/' });
  const person = userEvent.setup();
  await person.type(screen.getByRole('textbox', { name: 'Artikel hinzufügen' }), '2x 12{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: /groß/ }));
  await person.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(onPick).toHaveBeenCalledWith({
    title: `${pizza.name.de}, groß`,
    detail: '',
    note: '',
    quantity: 2,
    unitCents: 1150,
    vatPercent: 7,
    choice: { itemId: pizza.id, variantId: large.id, extras: [] },
  });
});
