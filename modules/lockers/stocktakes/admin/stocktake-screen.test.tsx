import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Stocktake, type StocktakeBox, type StocktakeSheet, stocktakeApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { StocktakeScreen } from './stocktake-screen.tsx';

/** Nobody answers on the live line. */
class SilentLine {
  send(): void {}
  close(): void {}
}

const ID = '018f0000-0000-7000-8000-0000000000aa';
const ME = '018f0000-0000-7000-8000-0000000000f2';
const me = meLike({ id: ME, capabilities: ['stocktakes.read', 'stocktakes.work', 'locks.open', 'locks.service'] });
const stocktake: Stocktake = {
  id: ID,
  companyId: '018f0000-0000-7000-8000-0000000000f1',
  companyName: 'City',
  locationId: '018f0000-0000-7000-8000-0000000000e1',
  locationName: 'Berlin',
  state: 'running',
  startedAt: new Date('2026-03-02T07:00:00Z'),
  startedByName: 'Toni Technik',
  finishedAt: null,
  finishedByName: '',
  boxes: 3,
  checked: 0,
  rented: 1,
  differences: 0,
};
const box = (number: number, given: Partial<StocktakeBox> = {}): StocktakeBox => ({
  lockId: `018f0000-0000-7000-8000-00000000000${number}`,
  number: String(number),
  sizeCode: 'M',
  qrCode: `Code-${number}`,
  column: number,
  row: 1,
  state: 'free',
  expected: null,
  outReason: '',
  result: null,
  note: '',
  checkedAt: null,
  checkedById: null,
  checkedByName: '',
  openedAt: null,
  openedById: null,
  openedByName: '',
  alerts: 0,
  foundItems: 0,
  ...given,
});
const sheet: StocktakeSheet = {
  stocktake,
  timeZone: 'Europe/Berlin',
  boxes: [box(1), box(2, { state: 'rented' }), box(3)],
  records: [],
};
const checked = { result: 'not_empty', expected: 'free', checkedAt: new Date(), checkedById: ME } as const;
const done: StocktakeSheet = {
  ...sheet,
  stocktake: { ...stocktake, checked: 1, differences: 1 },
  boxes: [box(1, checked), ...sheet.boxes.slice(1)],
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', SilentLine);
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
});
afterEach(cleanup);

const open = (at: string, ...served: Parameters<typeof fakeWire>) => {
  const wire = fakeWire(...served);
  renderScreen(<StocktakeScreen />, { path: '/admin/stocktakes/:id?', at });
  return wire;
};
const card = async (number: number) => within(await screen.findByRole('region', { name: `Fach ${number}` }));

test('one tap records the result, is sent once, and the next box that is not rented follows', async () => {
  const wire = open(
    `/admin/stocktakes/${ID}`,
    answering(stocktakeApi.find, sheet),
    answering(stocktakeApi.record, { outcome: 'applied', sheet: done }),
  );
  fireEvent.click((await card(1)).getByRole('button', { name: 'Nicht leer' }));
  expect(await card(3)).toBeTruthy();
  await waitFor(() => expect(wire.calls(stocktakeApi.record)).toHaveLength(1));
  expect(wire.calls(stocktakeApi.record)[0]!.body).toMatchObject({
    kind: 'checked',
    lockId: box(1).lockId,
    result: 'not_empty',
    agoSeconds: 0,
  });
  expect(await screen.findByText('1 von 2 Fächern')).toBeTruthy();
  const differences = screen.getByRole('link', { name: 'Fach 1' });
  expect(differences).toBeTruthy();
  expect(screen.getByRole('button', { name: adminDe['stocktakes.follow.alert'] }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('without a network the wall is still there, and every result waits once', async () => {
  localStorage.setItem(`stocktakes.sheet.${ID}`, JSON.stringify({ at: 1, sheet }));
  open(`/admin/stocktakes/${ID}`);
  fireEvent.click((await card(1)).getByRole('button', { name: 'Nicht leer' }));
  const next = await card(3);
  expect(next.getByRole('button', { name: 'Fach 3 öffnen' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next.getByRole('button', { name: 'Leer' }));
  expect(await screen.findByText('2 von 2 Fächern')).toBeTruthy();
  expect(screen.getByText(/^Gespeichert: 2 Eingaben/)).toBeTruthy();

  const back = fakeWire(
    answering(stocktakeApi.find, done),
    answering(stocktakeApi.record, { outcome: 'applied', sheet: done }),
    { endpoint: { ...stocktakeApi.find, path: '/health' }, answer: () => ({ status: 200, body: {} }) },
  );
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(back.calls(stocktakeApi.record)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^Gespeichert/)).toBeNull());
});

test('the sticker of a rented box leads to it, and says that opening needs a reason', async () => {
  open(`/admin/stocktakes/${ID}`, answering(stocktakeApi.find, sheet));
  const field = await screen.findByRole('textbox', { name: adminDe['stocktakes.find'] });
  fireEvent.change(field, { target: { value: 'https://city.example/q/Code-2' } });
  fireEvent.submit(field.closest('form')!);
  expect((await card(2)).getByText(adminDe['stocktakes.rented.about'])).toBeTruthy();
});

test('the list says how far each one is', async () => {
  open('/admin/stocktakes', answering(stocktakeApi.list, { stocktakes: [{ ...stocktake, checked: 1 }], next: null }));
  expect(await screen.findByText('1 von 3')).toBeTruthy();
});

test('it is begun with a tap on the location', async () => {
  const location = {
    locationId: stocktake.locationId,
    name: 'Berlin',
    companyName: 'City',
    boxes: 3,
    lastFinishedAt: null,
    openId: null,
  };
  const wire = open(
    '/admin/stocktakes',
    answering(stocktakeApi.list, { stocktakes: [], next: null }),
    answering(stocktakeApi.locations, { locations: [location] }),
    answering(stocktakeApi.start, stocktake),
    answering(stocktakeApi.find, sheet),
  );
  expect(await screen.findByText(adminDe['stocktakes.empty.title'])).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: adminDe['stocktakes.start'] }));
  fireEvent.click(await screen.findByRole('button', { name: /^Berlin/ }));
  await waitFor(() => expect(wire.calls(stocktakeApi.start)[0]?.body).toEqual({ locationId: stocktake.locationId }));
});

test('a result that the server does not take stays listed with its reason, and is sent again or dropped', async () => {
  const reason = 'Diese Inventur ist abgeschlossen.';
  const refusal = { code: 'stocktake.finished', error: reason, params: {}, requestId: 'r' };
  open(`/admin/stocktakes/${ID}`, answering(stocktakeApi.find, sheet), {
    endpoint: stocktakeApi.record,
    answer: () => ({ status: 409, body: refusal }),
  });
  fireEvent.click((await card(1)).getByRole('button', { name: 'Nicht leer' }));
  const listed = within(await screen.findByRole('region', { name: 'Nicht übernommen: eine Eingabe' }));
  expect(listed.getByText('Fach 1: Nicht leer')).toBeTruthy();
  expect(listed.getByText(new RegExp(reason))).toBeTruthy();

  const later = fakeWire(
    answering(stocktakeApi.find, done),
    answering(stocktakeApi.record, { outcome: 'applied', sheet: done }),
  );
  fireEvent.click(listed.getByRole('button', { name: /^Erneut senden/ }));
  await waitFor(() => expect(later.calls(stocktakeApi.record)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Nicht übernommen/ })).toBeNull());
});
