import { eInvoiceApi } from '@fachwerk/e-invoices/contract';
import { orderCorrectionApi } from '@fachwerk/order-corrections/contract';
import { type OrderStory, orderApi } from '@fachwerk/orders/contract-staff';
import { payLaterApi } from '@fachwerk/pay-later/contract';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL, idOf, orderLike, signIn, storyLike } from '../orders.for-tests.ts';
import { OrderDrawer } from './order-drawer.tsx';

beforeEach(() => signIn(...ALL));
afterEach(cleanup);

function open(order: OrderStory = storyLike(1), ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, answering(orderApi.find, order));
  renderScreen(<OrderDrawer closeTo="/admin/orders" />, {
    path: '/admin/orders/:id?',
    at: `/admin/orders/${idOf(1)}`,
  });
  return { wire, person: userEvent.setup() };
}
const part = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('an order tells what was sold to whom, and leads to the customer and the rental', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Bestellung K7QM-0001' })).toBeTruthy();
  const customer = await screen.findByRole('link', { name: 'Kim Kunde 1' });
  expect(customer.getAttribute('href')).toBe(`/admin/customers/${idOf(601)}`);
  const lines = await part('Positionen');
  expect(lines.getByRole('link', { name: 'Zugriffsrecht öffnen' }).getAttribute('href')).toBe(
    `/admin/access-rights/${idOf(701)}`,
  );
  const [line, sum] = lines.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(line).toMatch(/Fach 12 \(M\), HauptbahnhofMiete · bis 13:00.*4,50 €/);
  expect(sum).toBe('Gesamtdarin MwSt. 0,72 €4,50 €');
  expect(screen.getByText('AGB 3, Datenschutz 2, Widerruf 1')).toBeTruthy();
});

test('goods stand with what the customer wished, and lead to no rental', async () => {
  const [rental] = storyLike(1).lines;
  const item = {
    ...rental!,
    kind: 'item',
    title: 'Pizza Margherita',
    detail: 'groß',
    quantity: 2,
    data: { note: 'gut durch' },
  } as const;
  const discount = {
    ...item,
    position: 2,
    kind: 'discount',
    quantity: 1,
    unitCents: -100,
    totalCents: -100,
    data: {},
  } as const;
  open(storyLike(1, { lines: [item, { ...discount, title: 'Rabatt', detail: '' }] }));
  const lines = await part('Positionen');
  const [first, second] = lines.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(first).toMatch(/^2 × Pizza MargheritaArtikel · großWunsch: gut durch4,50 €$/);
  expect(second).toMatch(/^RabattRabatt.1,00 €$/);
  expect(lines.queryByRole('link')).toBeNull();
});

test('the history says what happened, by whom and why', async () => {
  open();
  const steps = (await part('Verlauf')).getAllByRole('listitem').map(({ textContent }) => plain(textContent) ?? '');
  expect(steps[0]).toMatch(/^Bestellt.*Kim Kunde$/);
  expect(steps[1]).toMatch(/^Bezahlt: 4,50 €.*automatisch$/);
  expect(steps[2]).toMatch(/^Status: Neu → Freigegeben.*Toni Test · Anruf$/);
});

test('an invoice is downloaded by its id, of a business also as XRechnung, the lines as CSV', async () => {
  const file = { fileName: '2026-000001.pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
  const whole = answering(eInvoiceApi.standing, { whyNot: null });
  const { wire, person } = open(
    storyLike(1),
    answering(orderApi.export, file),
    answering(eInvoiceApi.xrechnung, file),
    whole,
  );
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:x'), revokeObjectURL: () => {} });
  const papers = await part('Belege');
  await person.click(papers.getByRole('button', { name: '2026-000001 als PDF herunterladen' }));
  await person.click(papers.getByRole('button', { name: 'Positionen als CSV' }));
  await waitFor(() => expect(wire.calls(orderApi.export)).toHaveLength(2));
  const queries = wire.calls(orderApi.export).map(({ query }) => Object.fromEntries(query));
  expect(queries).toEqual([{ format: 'pdf', invoiceId: idOf(50) }, { format: 'csv' }]);
  await person.click(papers.getByRole('button', { name: '2026-000001 als XRechnung herunterladen' }));
  await waitFor(() => expect(wire.calls(eInvoiceApi.xrechnung)).toHaveLength(1));
});

test('a paper that lacks what an XRechnung names says so, and is not asked for', async () => {
  const { wire, person } = open(
    storyLike(1),
    answering(eInvoiceApi.standing, { whyNot: 'e_invoice.buyer_incomplete' as const }),
  );
  const papers = await part('Belege');
  const button = papers.getByRole('button', { name: '2026-000001 als XRechnung herunterladen' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(button.getAttribute('aria-description')).toContain('PLZ und Ort des Kunden');
  await person.click(button);
  expect(wire.calls(eInvoiceApi.xrechnung)).toHaveLength(0);
});

test('before the payment there is the order on paper, and nothing to refund', async () => {
  open(storyLike(1, { invoices: [], payments: [], paidCents: 0, paidAt: null, paymentId: null, paymentState: 'open' }));
  const papers = await part('Belege');
  expect(papers.getByText('Die Rechnung wird nach Zahlungseingang erstellt.')).toBeTruthy();
  expect(papers.getByRole('button', { name: 'Bestellung als PDF' })).toBeTruthy();
  expect(screen.getByText('Keine Zahlung begonnen.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Geld erstatten' })).toBeNull();
});

test('a refund takes an amount that can still go back, and a reason', async () => {
  const { wire, person } = open(
    storyLike(1, { refundedCents: 100 }),
    answering(orderApi.refund, orderLike(1, { refundPendingCents: 200 })),
  );
  await person.click(await screen.findByRole('button', { name: 'Geld erstatten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Geld erstatten' }));
  const amount = dialog.getByLabelText('Betrag in Euro');
  expect((amount as HTMLInputElement).value).toBe('3,50');
  const cases = [
    ['3,51', 'Der Betrag ist höher als der erstattbare Rest.'],
    ['1.999', 'Geben Sie einen Betrag wie 4,50 ein.'],
    ['0', 'Geben Sie einen Betrag wie 4,50 ein.'],
  ] as const;
  for (const [typed, sentence] of cases) {
    await person.clear(amount);
    await person.type(amount, typed);
    expect(dialog.getByText(sentence)).toBeTruthy();
  }
  await person.clear(amount);
  await person.type(amount, '2');
  const button = () => dialog.getByRole('button', { name: /2,00.€ erstatten/ });
  expect(button().hasAttribute('disabled')).toBe(true);
  await person.type(dialog.getByLabelText(/Grund/), 'Kulanz');
  await person.click(button());
  expect(await screen.findByText('Erstattung beauftragt')).toBeTruthy();
  expect(wire.calls(orderApi.refund)[0]?.body).toEqual({
    refundId: expect.any(String),
    orderId: idOf(1),
    amountCents: 200,
    reason: 'Kulanz',
  });
});

test('a refund whose answer was lost is sent again as the same refund', async () => {
  const { wire, person } = open(storyLike(1), refusing(orderApi.refund, 503, 'server.busy', 'Gerade ist viel los.'));
  await person.click(await screen.findByRole('button', { name: 'Geld erstatten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Geld erstatten' }));
  await person.type(dialog.getByLabelText(/Grund/), 'Kulanz');
  for (const count of [1, 2]) {
    await person.click(dialog.getByRole('button', { name: /erstatten/ }));
    await waitFor(() => expect(wire.calls(orderApi.refund)).toHaveLength(count));
  }
  const [first, second] = wire.calls(orderApi.refund).map(({ body }) => (body as { refundId: string }).refundId);
  expect(second).toBe(first);
});

const promised = {
  ...storyLike(1).payments[0]!,
  option: 'cash',
  provider: 'manual',
  state: 'created',
  settledAt: null,
} as const;
const unpaid = {
  paymentState: 'open',
  paidCents: 0,
  paidAt: null,
  paymentId: null,
  laterOption: 'cash',
} as const;

test('who may says that the money is there, with the day and how it was paid', async () => {
  signIn(...ALL, 'orders.settle');
  const { wire, person } = open(
    storyLike(1, { ...unpaid, invoices: [], placedAt: new Date('2026-03-01T10:00:00Z'), payments: [promised] }),
    answering(payLaterApi.settle, orderLike(1)),
  );
  expect(await screen.findByText('Bar · Zahlung offen')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Als bezahlt markieren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Als bezahlt markieren' }));
  const day = dialog.getByLabelText('Bezahlt am');
  const button = dialog.getByRole('button', { name: 'Als bezahlt markieren' });
  await person.clear(day);
  await person.type(day, '28.02.2026');
  expect(dialog.getByText('Das Zahlungsdatum muss zwischen Bestelldatum und heute liegen.')).toBeTruthy();
  expect(button.hasAttribute('disabled')).toBe(true);
  await person.clear(day);
  await person.type(day, '02.03.2026');
  await person.type(dialog.getByLabelText('Notiz'), 'Beleg 12');
  await person.click(button);
  expect(await screen.findByText('Bestellung K7QM-0001 ist bezahlt')).toBeTruthy();
  expect(wire.calls(payLaterApi.settle)[0]?.body).toEqual({
    orderId: idOf(1),
    option: 'cash',
    amountCents: 450,
    paidOn: '2026-03-02',
    note: 'Beleg 12',
  });
});

test('what was paid to people is given back by people, who say how', async () => {
  const refund = {
    id: idOf(70),
    amountCents: 200,
    state: 'requested',
    reason: 'Kulanz',
    personName: '',
    requestedAt: new Date(),
    settledAt: null,
    way: null,
  } as const;
  const paid = {
    ...promised,
    state: 'succeeded' as const,
    settledAt: new Date(),
    refunds: [refund],
    refundedCents: 200,
  };
  const { wire, person } = open(
    storyLike(1, { laterOption: 'cash', payments: [paid], refundPendingCents: 200 }),
    answering(payLaterApi.settleRefund, orderLike(1)),
    answering(orderApi.refund, orderLike(1)),
  );
  await person.click(await screen.findByRole('button', { name: /^Zu erstatten: 2,00.€/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Bar erstattet' }));
  await waitFor(() => expect(wire.calls(payLaterApi.settleRefund)).toHaveLength(1));
  expect(wire.calls(payLaterApi.settleRefund)[0]?.body).toEqual({ orderId: idOf(1), refundId: idOf(70), way: 'cash' });
  await person.click(screen.getByRole('button', { name: 'Geld erstatten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Geld erstatten' }));
  await person.type(dialog.getByLabelText(/Grund/), 'Kalt');
  await person.click(dialog.getByRole('button', { name: /erstatten/ }));
  await waitFor(() => expect(wire.calls(orderApi.refund)).toHaveLength(1));
  expect(wire.calls(orderApi.refund)[0]?.body).toMatchObject({ amountCents: 250, reason: 'Kalt', way: 'cash' });
});

test('a correction says what it comes to, why not, and asks for a reason', async () => {
  signIn(...ALL, 'orders.correct');
  const [first] = storyLike(1).lines;
  const pizza = {
    ...first!,
    kind: 'item',
    title: 'Pizza',
    detail: 'groß',
    unitCents: 1000,
    totalCents: 1000,
    vatPercent: 7,
  } as const;
  const cola = { ...pizza, position: 2, title: 'Cola', detail: '', unitCents: 300, totalCents: 300, vatPercent: 19 };
  const { wire, person } = open(
    storyLike(1, { ...unpaid, totalCents: 1300, invoices: [], lines: [pizza, cola], payments: [promised] }),
    answering(orderCorrectionApi.correct, orderLike(1)),
  );
  await person.click(await screen.findByRole('button', { name: 'Korrigieren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung K7QM-0001 korrigieren' }));
  const button = dialog.getByRole('button', { name: 'Korrektur speichern' });
  await person.click(dialog.getByRole('button', { name: 'Pizza, groß streichen' }));
  await person.click(dialog.getByRole('button', { name: 'Cola streichen' }));
  expect(dialog.getByText('Ohne Positionen bleibt keine Bestellung. Stornieren Sie sie stattdessen.')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Pizza, groß behalten' }));
  const price = dialog.getByLabelText('Einzelpreis von Pizza, groß');
  await person.clear(price);
  await person.type(price, '9,50');
  await person.click(dialog.getByRole('button', { name: 'Position hinzufügen' }));
  expect(button.hasAttribute('disabled')).toBe(true);
  await person.type(dialog.getByLabelText('Bezeichnung'), 'Extra Käse');
  await person.type(dialog.getByLabelText('Einzelpreis'), '1,50');
  expect(dialog.getByText('Neuer Betrag 11,00 €, 2,00 € weniger')).toBeTruthy();
  await person.type(dialog.getByLabelText(/Grund/), 'Anruf');
  await person.click(button);
  expect(await screen.findByText('Bestellung korrigiert')).toBeTruthy();
  expect(wire.calls(orderCorrectionApi.correct)[0]?.body).toEqual({
    orderId: idOf(1),
    version: 1,
    reason: 'Anruf',
    removed: [2],
    reduced: [],
    isRestocked: true,
    repriced: [{ position: 1, unitCents: 950 }],
    added: [{ title: 'Extra Käse', quantity: 1, unitCents: 150, vatPercent: 7 }],
  });
});

test('what a correction changed in a paid order is said beside its lines, which stay as they were sold', async () => {
  const [first] = storyLike(1).lines;
  const pizza = { ...first!, kind: 'item', title: 'Pizza', unitCents: 1000, totalCents: 1000 } as const;
  const data = { amountCents: -400, reason: 'Kalt', removed: ['Cola'], added: [], positions: [2] };
  const corrected = {
    id: idOf(700),
    at: new Date('2026-03-01T10:00:00Z'),
    kind: 'corrected',
    personKind: 'staff',
    personName: 'Toni',
    data: { ...data, prices: [{ position: pizza.position, unitCents: 900 }] },
  } as const;
  open(storyLike(1, { lines: [pizza, { ...pizza, position: 2, title: 'Cola' }], steps: [corrected] }));
  const rowOf = async (title: string) => (await screen.findByText(title)).closest('li')!.textContent;
  expect(await rowOf('Cola')).toContain('Durch Korrektur gestrichen');
  expect((await rowOf('Pizza'))!.replaceAll('\u00a0', ' ')).toContain('geändert: 9,00 € je Stück');
});

test('a note is saved with the version that was read', async () => {
  const { wire, person } = open(storyLike(1), answering(orderApi.saveNote, orderLike(1, { note: 'x', version: 2 })));
  await person.type(await screen.findByRole('textbox', { name: 'Notiz' }), 'Schlüssel vorn');
  await person.click(screen.getByRole('button', { name: 'Notiz speichern' }));
  expect(await screen.findByText('Notiz gespeichert')).toBeTruthy();
  expect(wire.calls(orderApi.saveNote)[0]?.body).toEqual({ orderId: idOf(1), note: 'Schlüssel vorn', version: 1 });
});

test('who may only read sees the note, and nothing to press', async () => {
  signIn('orders.read');
  open(storyLike(1, { note: 'Bitte anrufen' }));
  expect(await screen.findByText('Bitte anrufen')).toBeTruthy();
  for (const name of [/erstatten/, /herunterladen/, /CSV/, /Status von/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('link', { name: 'Zugriffsrecht öffnen' })).toBeNull();
});

test('an order that is not there is said to be', async () => {
  open(storyLike(1), refusing(orderApi.find, 404, 'order.unknown', 'Diese Bestellung gibt es nicht.'));
  expect(await screen.findByText('Diese Bestellung gibt es nicht.')).toBeTruthy();
});
