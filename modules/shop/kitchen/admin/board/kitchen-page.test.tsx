import { itemApi } from '@fachwerk/catalog/contract';
import { fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kitchenApi, type Ticket } from '../../contract.ts';
import { TICKET } from '../../rules/ticket.for-tests.ts';
import { KitchenPage } from './kitchen-page.tsx';

/** Nobody answers on the live line. */
class SilentLine {
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', SilentLine);
  startSession('token-of-the-test', { id: TICKET.customerId, capabilities: ['fulfilment.read', 'fulfilment.move'] });
});
afterEach(cleanup);

const NOW = new Date('2026-03-01T18:04:00Z');
const {
  lines: _l,
  charges: _c,
  number: _n,
  customerId: _i,
  customerName: _m,
  phone: _p,
  placedAt: _a,
  ...rest
} = TICKET;
const { totalCents: _t, dueCents: _d, refundedCents: _r, ...fulfilment } = rest;
const accepted = { ...fulfilment, state: 'accepted', promisedAt: NOW } as const;

function open(tickets: Ticket[], ...served: Parameters<typeof fakeWire>) {
  const board = { now: NOW, tickets, ended: [], hasPrinters: false };
  const wire = fakeWire(...served, answering(kitchenApi.board, board));
  renderScreen(<KitchenPage />, { path: '/admin/kitchen', at: '/admin/kitchen' });
  return { wire, board, person: userEvent.setup() };
}
const card = () => screen.findByRole('article', { name: 'Bestellung K7QM-0001' });

test('a ticket says what, for whom and since when, and is accepted with the minutes that were chosen', async () => {
  const { wire, person } = open([TICKET], answering(fulfilmentApi.move, accepted));
  const ticket = within(await card());
  expect(ticket.getByText('Margherita')).toBeTruthy();
  expect(ticket.getByText('vor 4 Min.')).toBeTruthy();
  expect(ticket.getByText(/Bei Übergabe zu zahlen: 19,00/)).toBeTruthy();
  await person.click(ticket.getByRole('button', { name: '5 Minuten später' }));
  await person.click(ticket.getByRole('button', { name: 'Annehmen' }));
  await waitFor(() => expect(wire.calls(fulfilmentApi.move)).toHaveLength(1));
  expect(wire.calls(fulfilmentApi.move)[0]!.body).toMatchObject({
    orderId: TICKET.orderId,
    from: 'new',
    to: 'accepted',
    promisedMinutes: 35,
  });
});

test('a double tap accepts one order, and not the next one that moves up under the finger', async () => {
  const next = { ...TICKET, orderId: TICKET.customerId, number: 'K7QM-0002' };
  const { wire } = open([TICKET, next]);
  const tap = (name: string, at: object) =>
    fireEvent.click(within(screen.getByRole('article', { name })).getByRole('button', { name: 'Annehmen' }), {
      detail: 1,
      clientX: 100,
      ...at,
    });
  await card();
  tap('Bestellung K7QM-0001', { clientY: 400 });
  tap('Bestellung K7QM-0002', { clientY: 404 });
  expect(await screen.findByText('1 Schritt wartet.')).toBeTruthy();
  tap('Bestellung K7QM-0002', { clientY: 600 });
  expect(await screen.findByText('2 Schritte warten.')).toBeTruthy();
  wire.now(answering(fulfilmentApi.move, accepted));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('kitchen.taps')).toBe('[]'), { timeout: 60_000 });
});

test('without a network the tap is shown and waits; back again it is sent once, as the same tap', async () => {
  const { wire, board, person } = open([TICKET]);
  await person.click(within(await card()).getByRole('button', { name: 'Annehmen' }));
  expect(await screen.findByText('1 Schritt wartet.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Freigegeben' })).getByText('K7QM-0001')).toBeTruthy();
  const [first] = wire.calls(fulfilmentApi.move);
  const known = { ...TICKET, state: 'accepted' as const, promisedAt: NOW };
  wire.now(answering(fulfilmentApi.move, accepted), answering(kitchenApi.board, { ...board, tickets: [known] }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 Schritt wartet.')).toBeNull(), { timeout: 60_000 });
  const sent = wire.calls(fulfilmentApi.move).map(({ body }) => (body as { tapId: string }).tapId);
  expect(new Set(sent)).toEqual(new Set([(first!.body as { tapId: string }).tapId]));
  expect(localStorage.getItem('kitchen.taps')).toBe('[]');
});

test('who was slower is told, and sees where the order is', async () => {
  const taken = { ...TICKET, state: 'making' as const, promisedAt: NOW };
  const { wire, board, person } = open([TICKET]);
  const ticket = within(await card());
  const words = 'Das hat gerade jemand anders getan.';
  wire.now(
    refusing(fulfilmentApi.move, 409, 'fulfilment.moved_meanwhile', words),
    answering(kitchenApi.board, { ...board, tickets: [taken] }),
  );
  await person.click(ticket.getByRole('button', { name: 'Annehmen' }));
  expect(await screen.findByText(words)).toBeTruthy();
  const column = await screen.findByRole('region', { name: 'Im Gange' });
  expect(await within(column).findByText('K7QM-0001')).toBeTruthy();
});

test('the items of all orders are counted', async () => {
  const { person } = open([TICKET, { ...TICKET, orderId: TICKET.customerId, number: 'K7QM-0002' }]);
  await card();
  await person.click(screen.getByText('Artikel'));
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('4× Margherita');
});

test('what has run out is reported sold out with one tap', async () => {
  const capabilities = ['fulfilment.read', 'fulfilment.move', 'catalog.stock'];
  startSession('token-of-the-test', { id: TICKET.customerId, capabilities });
  const { wire, person } = open([TICKET], answering(itemApi.markSoldOut, {}));
  await card();
  await person.click(screen.getByText('Artikel'));
  await person.click(await screen.findByRole('button', { name: 'Margherita bis morgen ausverkauft melden' }));
  await waitFor(() => expect(wire.calls(itemApi.markSoldOut)).toHaveLength(1));
  const { itemId } = TICKET.lines[0]!;
  expect(wire.calls(itemApi.markSoldOut)[0]!.body).toEqual({ ids: [itemId], soldOut: 'tomorrow' });
});
