import type { Ticket } from '@fachwerk/kitchen/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Parcel, pickupApi } from '../../contract.ts';
import { TicketBoxes } from './ticket-boxes.tsx';

/** Nobody answers on the live line. */
class SilentLine {
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  vi.stubGlobal('WebSocket', SilentLine);
  startSession('token-of-the-test', { id: id(7), capabilities: ['pickup.read', 'pickup.handle'] });
});
afterEach(cleanup);

const id = (n: number) => `018f0000-0000-7000-8000-00000000000${n}`;
const now = new Date('2026-03-01T12:00:00Z');

const parcel = (given: Partial<Parcel> = {}): Parcel => ({
  id: id(1),
  orderId: id(2),
  orderNumber: '1007',
  customerName: 'Kim',
  phone: '',
  position: 1,
  of: 1,
  lockId: id(3),
  boxNumber: '4',
  sizeCode: 'S',
  locationId: id(4),
  locationName: 'Eingang',
  state: 'held',
  warmth: 'hot',
  heldFrom: now,
  laidAt: null,
  collectUntil: null,
  isTooLong: false,
  doorState: 'closed',
  hasDoorSensor: true,
  opening: null,
  ...given,
});
const show = (
  given: Partial<Parcel>,
  state: Ticket['state'] = 'making',
  type: Ticket['type'] = 'box',
  savedState = state,
) => {
  const wire = fakeWire(
    answering(pickupApi.parcels, { now, parcels: [parcel(given), parcel({ id: id(8), orderId: id(9) })] }),
    answering(pickupApi.lay, { id: id(5), state: 'requested', doorState: 'closed' }),
  );
  const ticket = { orderId: id(2), type, state } as Ticket;
  renderScreen(<TicketBoxes ticket={ticket} savedState={savedState} />);
  return wire;
};

test('one tap opens the box of the order', async () => {
  const wire = show({});
  fireEvent.click(await screen.findByRole('button', { name: 'In Fach 4 legen' }));
  await vi.waitFor(() => expect(wire.calls(pickupApi.lay)).toHaveLength(1), { timeout: 60_000 });
  expect(wire.calls(pickupApi.lay)[0]!.body).toMatchObject({ parcelId: id(1) });
});

test('before somebody accepts, the box only waits', async () => {
  show({}, 'new');
  const button = await screen.findByRole('button', { name: 'In Fach 4 legen' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'An der Theke übergeben' })).toBeNull();
});

test('what was tapped just now and has not arrived opens no door yet', async () => {
  show({}, 'accepted', 'box', 'new');
  expect((await screen.findByRole('button', { name: 'In Fach 4 legen' })).hasAttribute('disabled')).toBe(true);
});

test('an open door says what to do; without a sensor one says that it is closed', async () => {
  show({ opening: { way: 'lay', state: 'opened', at: now, isClosed: false }, hasDoorSensor: false });
  expect(await screen.findByText('Fach 4 ist offen. Bestellung hineinlegen und Tür schließen.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tür geschlossen' })).toBeTruthy();
});

test('what has lain too long is to be taken out, with a reason', async () => {
  show({ state: 'laid', laidAt: now, collectUntil: now, isTooLong: true }, 'ready');
  expect(await screen.findByText('Liegezeit überschritten: bitte herausnehmen')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Aus dem Fach nehmen' }));
  expect(await screen.findByText('Bestellung 1007 aus Fach 4 nehmen?')).toBeTruthy();
});

test('other tickets show nothing of boxes', () => {
  const wire = show({}, 'making', 'pickup');
  expect([screen.queryByRole('button'), wire.calls(pickupApi.parcels).length]).toEqual([null, 0]);
});
