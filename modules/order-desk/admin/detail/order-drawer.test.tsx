import { type OrderStory, orderApi } from '@fachwerk/orders/contract-staff';
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
  expect(lines.getByRole('link', { name: 'Zum Zugriffsrecht' }).getAttribute('href')).toBe(
    `/admin/access-rights/${idOf(701)}`,
  );
  const [line, sum] = lines.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(line).toMatch(/Fach 12 \(M\), HauptbahnhofMiete · bis 13:00.*4,50 €/);
  expect(sum).toBe('Gesamtdarin MwSt. 0,72 €4,50 €');
  expect(screen.getByText('AGB 3, Datenschutz 2, Widerruf 1')).toBeTruthy();
});

test('the history says what happened, by whom and why', async () => {
  open();
  const steps = (await part('Verlauf')).getAllByRole('listitem').map(({ textContent }) => plain(textContent) ?? '');
  expect(steps[0]).toMatch(/^Bestellt.*Kim Kunde$/);
  expect(steps[1]).toMatch(/^Bezahlt: 4,50 €.*von selbst$/);
  expect(steps[2]).toMatch(/^Status: Neu → Freigegeben.*Toni Test · Anruf$/);
});

test('an invoice is downloaded by its id, the lines as CSV', async () => {
  const file = { fileName: '2026-000001.pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
  const { wire, person } = open(storyLike(1), answering(orderApi.export, file));
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:x'), revokeObjectURL: () => {} });
  const papers = await part('Belege');
  await person.click(papers.getByRole('button', { name: '2026-000001 als PDF herunterladen' }));
  await person.click(papers.getByRole('button', { name: 'Positionen als CSV' }));
  await waitFor(() => expect(wire.calls(orderApi.export)).toHaveLength(2));
  const queries = wire.calls(orderApi.export).map(({ query }) => Object.fromEntries(query));
  expect(queries).toEqual([{ format: 'pdf', invoiceId: idOf(50) }, { format: 'csv' }]);
});

test('before the payment there is the order on paper, and nothing to refund', async () => {
  open(storyLike(1, { invoices: [], payments: [], paidCents: 0, paidAt: null, paymentId: null, paymentState: 'open' }));
  const papers = await part('Belege');
  expect(papers.getByText('Die Rechnung entsteht mit der Zahlung.')).toBeTruthy();
  expect(papers.getByRole('button', { name: 'Bestellung als PDF' })).toBeTruthy();
  expect(screen.getByText('Noch keine Zahlung begonnen.')).toBeTruthy();
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
    ['3,51', 'So viel lässt sich nicht mehr erstatten.'],
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
  expect(wire.calls(orderApi.refund)[0]?.body).toEqual({ orderId: idOf(1), amountCents: 200, reason: 'Kulanz' });
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
  expect(screen.queryByRole('link', { name: 'Zum Zugriffsrecht' })).toBeNull();
});

test('an order that is not there is said to be', async () => {
  open(storyLike(1), refusing(orderApi.find, 404, 'order.unknown', 'Diese Bestellung gibt es nicht.'));
  expect(await screen.findByText('Diese Bestellung gibt es nicht.')).toBeTruthy();
});
