import { orderApi } from '@fachwerk/orders/contract-staff';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALL, idOf, orderLike, signIn, storyLike } from '../orders.for-tests.ts';
import { OrderTile } from './order-tile.tsx';
import { RevenueTile } from './revenue-tile.tsx';

beforeEach(() => signIn(...ALL));
afterEach(cleanup);

const counting = answering(orderApi.counts, {
  byStatus: { new: 6, approved: 1, process: 0, finished: 0, return: 0, canceled: 9 },
  withNote: 1,
});
const many = [1, 2, 3, 4, 5, 6].map((number) => orderLike(number, { note: number === 2 ? 'Bitte anrufen' : '' }));

function showOrders() {
  const wire = fakeWire(
    counting,
    answering(orderApi.list, { orders: many, next: null }),
    answering(orderApi.find, storyLike(1)),
  );
  renderScreen(<OrderTile size="tile" />);
  const filters = () => wire.calls(orderApi.list).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup() };
}

test('five tabs, the newest five of one status, and the way to all', async () => {
  const { filters, person } = showOrders();
  expect(await screen.findAllByRole('button', { name: /^K7QM/ })).toHaveLength(5);
  const tabs = within(screen.getByRole('radiogroup', { name: 'Status' }));
  for (const name of ['Neu 6', 'Freigegeben 1', 'Im Gange 0', 'Abgeschlossen 0', 'Retoure 0']) {
    expect(tabs.getByRole('radio', { name })).toBeTruthy();
  }
  expect(tabs.getAllByRole('radio')).toHaveLength(5);
  await person.click(tabs.getByText('Im Gange'));
  await waitFor(() => expect(filters().at(-1)).toEqual({ statuses: ['process'] }));
  expect(screen.getByRole('link', { name: 'Alle ansehen' }).getAttribute('href')).toBe('/admin/orders?status=process');
});

test('rows open one at a time', async () => {
  const { person } = showOrders();
  await person.click(await screen.findByRole('button', { name: /^K7QM-0001/ }));
  const details = await screen.findByText('1 × Fach 12 (M), Hauptbahnhof');
  expect(details).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^K7QM-0002/ }));
  expect(screen.getByRole('button', { name: /^K7QM-0001/ }).getAttribute('aria-expanded')).toBe('false');
  expect(await screen.findByText('Bitte anrufen')).toBeTruthy();
  const row = within(screen.getByRole('button', { name: /^K7QM-0002/ }).closest('li')!);
  expect((await row.findByRole('link', { name: 'Bestellung öffnen' })).getAttribute('href')).toBe(
    `/admin/orders/${idOf(2)}`,
  );
});

test('the note toggle asks for those with a note', async () => {
  const { filters, person } = showOrders();
  await person.click(await screen.findByRole('checkbox', { name: 'Mit Notiz' }));
  await waitFor(() => expect(filters().at(-1)).toEqual({ statuses: ['new'], hasNote: true }));
});

const days = (amounts: readonly number[]) =>
  amounts.map((cents, at) => ({ on: `2026-03-0${at + 1}`, cents, beforeCents: 100 }));
const revenue = (cents: number, beforeCents: number) =>
  answering(orderApi.revenue, {
    since: new Date('2026-03-01T00:00:00Z'),
    cents,
    beforeCents,
    days: days([0, 0, 0, 0, 0, 0, cents]),
  });

const comparisons = [
  [1500, 1000, '50 % mehr'],
  [500, 1000, '50 % weniger'],
  [1000, 1000, 'gleich viel'],
  [1000, 0, 'Vorwoche ohne Umsatz'],
] as const;
for (const [now, before, words] of comparisons) {
  test(`${now} cents after ${before} are “${words}”`, async () => {
    fakeWire(revenue(now, before));
    renderScreen(<RevenueTile size="tile" />);
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  });
}

test('every number leads to its orders', async () => {
  fakeWire(revenue(1500, 1000));
  renderScreen(<RevenueTile size="full" />);
  const paid = '&payment=paid&payment=partly_refunded&payment=refunded';
  const total = await screen.findByText(/^15,00/);
  expect(total.closest('a')?.getAttribute('href')).toBe(`/admin/orders-list?from=2026-03-01&to=2026-03-07${paid}`);
  const [first] = screen.getAllByRole('link', { name: /Woche davor/ });
  expect(first?.getAttribute('href')).toBe(`/admin/orders-list?from=2026-03-01&to=2026-03-01${paid}`);
});

test('when it cannot be asked for, the module says so', async () => {
  fakeWire(refusing(orderApi.revenue, 503, 'server.busy', 'Gerade ist viel los.'));
  renderScreen(<RevenueTile size="tile" />);
  expect(await screen.findByText('Gerade ist viel los.')).toBeTruthy();
});
