import { itemApi } from '@fachwerk/catalog/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { shopApi } from '@fachwerk/shop/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ServiceTile } from './service-tile.tsx';

const CAPABILITIES = ['orders.read', 'shop.read', 'catalog.read'];
beforeEach(() => startSession('token', { id: 'u1', capabilities: CAPABILITIES }));

const soon = new Date(Date.now() + 60_000);
const counts = answering(orderApi.counts, {
  byStatus: { new: 3, approved: 1, process: 4, finished: 9, return: 0, canceled: 0 },
  withNote: 0,
});
const revenue = answering(orderApi.revenue, {
  since: new Date('2026-03-01T00:00:00Z'),
  cents: 70_000,
  beforeCents: 0,
  days: [
    { on: '2026-03-01', cents: 58_000, beforeCents: 0 },
    { on: '2026-03-07', cents: 12_000, beforeCents: 10_000 },
  ],
});
const items = answering(itemApi.list, { items: [], next: null, total: { count: 2, isMore: false } });
const hours = (isOpen: boolean) =>
  answering(shopApi.now, {
    pause: null,
    hours: { state: isOpen ? 'closes_in' : 'already_closed', isOpen, at: soon, lastOrderAt: null },
    refusal: null,
  });
const linkOf = async (words: string) => (await screen.findByText(words)).closest('a');

test('every number has its comparison and leads to its list', async () => {
  fakeWire(counts, revenue, items, hours(true));
  renderScreen(<ServiceTile size="tile" />);
  expect(await screen.findByText(/^Geöffnet bis .* Uhr$/)).toBeTruthy();
  const waiting = await linkOf('Neu, wartend');
  expect([waiting?.textContent, waiting?.getAttribute('href')]).toEqual([
    'Neu, wartend3noch nicht angenommen',
    '/admin/orders?status=new',
  ]);
  const today = await linkOf('Umsatz heute');
  expect(today?.textContent).toMatch(/120,00.€\+20 % · Vorwoche, gleiche Uhrzeit: 100,00.€/);
  expect(today?.getAttribute('href')).toContain('from=2026-03-07&to=2026-03-07');
  expect((await linkOf('Ausverkauft'))?.getAttribute('href')).toBe('/admin/shop?state=sold_out');
  expect((await linkOf('In Arbeit'))?.textContent).toBe('In Arbeit51 freigegeben, 4 im Gange');
});

test('closed says so', async () => {
  fakeWire(counts, revenue, items, hours(false));
  renderScreen(<ServiceTile size="tile" />);
  expect(await screen.findByText(/^Geschlossen, öffnet/)).toBeTruthy();
});

test('whoever may not see items and hours sees orders and revenue', async () => {
  startSession('token', { id: 'u1', capabilities: ['orders.read'] });
  const wire = fakeWire(counts, revenue);
  renderScreen(<ServiceTile size="tile" />);
  await screen.findByText('Umsatz heute');
  expect([screen.queryByText('Ausverkauft'), wire.calls(shopApi.now)]).toEqual([null, []]);
});

test('what cannot be read says so', async () => {
  fakeWire(counts, refusing(orderApi.revenue, 500, 'server.defect', 'Etwas ist schiefgegangen.'), items, hours(true));
  renderScreen(<ServiceTile size="tile" />);
  expect(await screen.findByText('Etwas ist schiefgegangen.')).toBeTruthy();
});
