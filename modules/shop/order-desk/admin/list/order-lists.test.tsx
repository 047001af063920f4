import { companyApi } from '@fachwerk/companies/contract';
import { type OrderRow, orderApi } from '@fachwerk/orders/contract-staff';
import { updateSessionUser } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminDe } from '../../texts/admin.de.ts';
import { ALL, idOf, orderLike, signIn } from '../orders.for-tests.ts';
import { OrderBoard } from './order-board.tsx';
import { OrderTable } from './order-table.tsx';

beforeEach(() => signIn(...ALL));
afterEach(cleanup);

const counting = answering(orderApi.counts, {
  byStatus: { new: 3, approved: 1000, process: 0, finished: 12, return: 1, canceled: 4 },
  withNote: 2,
});
const listing = (orders: OrderRow[], next: string | null = null) => answering(orderApi.list, { orders, next });

function open(what: 'board' | 'table', at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, counting, answering(companyApi.list, { companies: [] }));
  const Screen = what === 'board' ? OrderBoard : OrderTable;
  const path = what === 'board' ? '/admin/orders/:id?' : '/admin/orders-list/:id?';
  const rendered = renderScreen(<Screen />, { path, at });
  const asked = () => wire.calls(orderApi.list).map(({ body }) => body as Record<string, unknown>);
  return { wire, asked, person: userEvent.setup(), ...rendered };
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

test('an order says its number, what, who, how much, and how it stands, in words', async () => {
  open(
    'board',
    '/admin/orders',
    listing([orderLike(1, { note: 'Bitte anrufen' }), orderLike(2, { paymentState: 'failed' })]),
  );
  await screen.findByText('K7QM-0001');
  expect(rows()[0]).toMatch(/K7QM-0001.*Hauptbahnhof.*Kim Kunde 1kim1@example\.org.*vor 1 Min\..*Bezahlt.*4,50.*Neu/);
  expect(rows()[1]).toContain('Fehlgeschlagen');
  expect(screen.getAllByRole('img', { name: 'Mit Notiz' })).toHaveLength(1);
});

test('amounts are shown with as many decimals as the company wants', async () => {
  open(
    'table',
    '/admin/orders-list',
    listing([orderLike(1, { totalCents: 1200 }), orderLike(2, { totalCents: 1250 })]),
  );
  expect(await screen.findByText('12,00 €')).toBeTruthy();
  act(() => updateSessionUser({ id: idOf(900), capabilities: ALL, moneyDecimals: 0 }));
  expect(screen.getByText('12 €')).toBeTruthy();
  expect(screen.getByText('12,50 €')).toBeTruthy();
});

test('an order says how and when it is wanted, what the customer wrote, and what became of its rental', async () => {
  const [wishedAt, endsAt] = [new Date('2026-03-02T18:30:00Z'), new Date('2026-03-02T12:00:00Z')];
  open(
    'board',
    '/admin/orders',
    listing([
      orderLike(1, { handover: { type: 'delivery', wishedAt, comment: 'Bitte klingeln' } }),
      orderLike(2, { handover: { type: 'pickup', wishedAt: null, comment: '' } }),
      orderLike(3, { status: 'finished', rental: { phase: 'ended', startsAt: wishedAt, endsAt } }),
    ]),
  );
  await screen.findByText('K7QM-0001');
  expect(rows()[0]).toMatch(/Lieferung, gewünscht 02\.03\.2026, 19:30.*Kommentar: Bitte klingeln/);
  expect(rows()[1]).toContain('Abholung, baldmöglichst');
  expect(rows()[2]).toMatch(/Miete beendet 02\.03\.2026, 13:00/);
});

test('the tabs count each status and stand in the address', async () => {
  const { asked, person, router } = open('board', '/admin/orders', listing([orderLike(1)]));
  const tabs = within(await screen.findByRole('radiogroup', { name: 'Status' }));
  await waitFor(() => expect(tabs.getByRole('radio', { name: 'Neu 3' })).toBeTruthy());
  expect(tabs.getByRole('radio', { name: 'Freigegeben 999+' })).toBeTruthy();
  await person.click(tabs.getByText('Retoure'));
  await waitFor(() => expect(asked().at(-1)?.filter).toEqual({ statuses: ['return'] }));
  expect(router.state.location.search).toBe('?status=return');
  await person.click(screen.getByText('Mit Notiz (2)'));
  await waitFor(() => expect(asked().at(-1)?.filter).toEqual({ statuses: ['return'], hasNote: true }));
});

test('the address narrows the table, days as the house has them', async () => {
  const at = `/admin/orders-list?q=altona&status=new&status=nonsense&payment=paid&from=2026-03-01&to=2026-03-02&customer=${idOf(7)}`;
  const { asked, person } = open('table', at, listing([]));
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
  expect(asked()[0]).toEqual({
    from: '2026-02-28T23:00:00.000Z',
    to: '2026-03-02T23:00:00.000Z',
    excludeIds: [],
    filter: { search: 'altona', statuses: ['new'], paymentStates: ['paid'], customerId: idOf(7) },
  });
  const only = within(screen.getByText(adminDe['orders.only_customer']).parentElement!);
  await person.click(only.getByRole('button'));
  await waitFor(() => expect(asked().at(-1)?.filter).not.toHaveProperty('customerId'));
  await person.click(screen.getByRole('button', { name: /Zeitraum: 01\.03\.2026 – 02\.03\.2026/ }));
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('from'));
  expect(asked().at(-1)).not.toHaveProperty('to');
});

test('an empty list says what comes', async () => {
  open('board', '/admin/orders', listing([]));
  expect(await screen.findByRole('heading', { name: 'Noch keine Bestellung' })).toBeTruthy();
});

test('more orders come by keyset', async () => {
  const { wire, asked, person } = open('board', '/admin/orders', listing([orderLike(1)], idOf(1)));
  const more = await screen.findByRole('button', { name: 'Mehr laden' });
  wire.now(listing([orderLike(2)]));
  await person.click(more);
  expect(await screen.findByText('K7QM-0002')).toBeTruthy();
  expect(asked().at(-1)).toMatchObject({ before: idOf(1) });
});

test('the whole table is downloaded as the server makes it', async () => {
  const file = { fileName: 'orders.csv', contentType: 'text/csv', base64: btoa('Nummer') };
  const { wire, person } = open(
    'table',
    '/admin/orders-list?status=new',
    listing([orderLike(1)]),
    answering(orderApi.exportList, file),
  );
  const made = vi.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  await person.click(await screen.findByRole('button', { name: 'Als CSV herunterladen' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  expect(wire.calls(orderApi.exportList)[0]?.body).toEqual({ filter: { statuses: ['new'] } });
});

test('who may not download or change finds nothing to press', async () => {
  signIn('orders.read');
  open('table', '/admin/orders-list', listing([orderLike(1)]));
  await screen.findByText('K7QM-0001');
  expect(screen.queryByRole('button', { name: 'Als CSV herunterladen' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Status von/ })).toBeNull();
});

const effects = answering(orderApi.statusEffects, {
  effects: [
    { status: 'process', effects: [{ code: 'label_only', amountCents: null }], problem: null },
    {
      status: 'canceled',
      effects: [
        { code: 'cancels_rentals', amountCents: null },
        { code: 'refunds', amountCents: 450 },
        { code: 'tells_customer', amountCents: null },
      ],
      problem: null,
    },
  ],
});

async function choose(person: ReturnType<typeof userEvent.setup>, status: string) {
  await person.click(await screen.findByRole('button', { name: 'Status von K7QM-0001: Neu' }));
  await person.click(await screen.findByRole('menuitem', { name: status }));
  return within(await screen.findByRole('dialog', { name: `Status ändern: ${status}` }));
}

test('what a status brings about is shown before it is chosen', async () => {
  const { wire, person } = open(
    'board',
    '/admin/orders',
    listing([orderLike(1)]),
    effects,
    answering(orderApi.setStatus, orderLike(1, { status: 'canceled' })),
  );
  const dialog = await choose(person, 'Storniert');
  const items = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent?.replace('\u00a0', ' '));
  expect(items[1]).toBe('4,50 € werden erstattet.');
  await person.type(dialog.getByLabelText('Grund'), 'Fach defekt');
  await person.click(dialog.getByRole('button', { name: 'Bestellung stornieren' }));
  expect(await screen.findByText('Bestellung K7QM-0001: Storniert')).toBeTruthy();
  expect(wire.calls(orderApi.setStatus)[0]?.body).toEqual({
    orderId: idOf(1),
    status: 'canceled',
    reason: 'Fach defekt',
  });
});

test('a status that may not be chosen says why, and cannot be', async () => {
  const denied = answering(orderApi.statusEffects, {
    effects: [{ status: 'canceled', effects: [{ code: 'refunds', amountCents: 450 }], problem: 'order.refund_denied' }],
  });
  const { person } = open('board', '/admin/orders', listing([orderLike(1)]), denied);
  const dialog = await choose(person, 'Storniert');
  expect(await dialog.findByText(adminDe['order.refund_denied'])).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Bestellung stornieren' }).hasAttribute('disabled')).toBe(true);
});

test('when it cannot be asked for, the page says so and tries again', async () => {
  const { wire, person } = open(
    'board',
    '/admin/orders',
    refusing(orderApi.list, 503, 'server.busy', 'Gerade ist viel los.'),
  );
  await screen.findByText('Gerade ist viel los.');
  wire.now(listing([orderLike(1)]));
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('K7QM-0001')).toBeTruthy();
});

test('several orders get one status; who has it already is left alone, and a refusal is told', async () => {
  const { wire, person } = open(
    'table',
    '/admin/orders-list',
    listing([orderLike(1), orderLike(2, { status: 'finished' }), orderLike(3)]),
    answering(orderApi.setStatus, orderLike(1, { status: 'finished' })),
  );
  await screen.findByText('K7QM-0001');
  await person.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await person.click(screen.getByRole('button', { name: 'Status von 3 Bestellungen ändern' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Status ändern' }));
  await person.click(dialog.getByRole('combobox', { name: 'Status' }));
  await person.click(await screen.findByRole('option', { name: adminDe['order.status.finished'] }));
  expect(screen.queryByRole('option', { name: adminDe['order.status.canceled'] })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Status von 3 Bestellungen ändern' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(wire.calls(orderApi.setStatus).map(({ body }) => body)).toEqual(
    [1, 3].map((at) => ({ orderId: orderLike(at).id, status: 'finished', reason: '' })),
  );
  expect(await screen.findByText('2 Einträge geändert')).toBeTruthy();
});
