import { BERLIN, idOf, meLike } from '@fachwerk/devices/rules/devices.for-tests';
import { startSession } from '@fachwerk/react/session';
import type { Wall, WallBox, WallSummary } from '../contract.ts';

export const ALL = [
  'locks.read',
  'locks.open',
  'locks.open_without_reason',
  'locks.service',
  'controllers.read',
  'controllers.manage',
  'logs.read',
  'alerts.read',
];

export function signIn(...capabilities: string[]): void {
  localStorage.clear();
  startSession('token-of-the-test', JSON.parse(JSON.stringify(meLike(...capabilities))));
}

export function boxLike(number: number, more: Partial<WallBox> = {}): WallBox {
  return {
    id: idOf(number),
    number: String(number),
    sizeCode: 'M',
    place: { column: number, row: 1, columnSpan: 1, rowSpan: 1 },
    state: 'free',
    lockState: 'locked',
    doorState: 'closed',
    isOnline: true,
    battery: 80,
    isBatteryLow: false,
    until: null,
    ...more,
  };
}

export function wallLike(boxes: WallBox[], more: Partial<Wall> = {}): Wall {
  return {
    locationId: BERLIN,
    companyId: idOf(900),
    locationName: 'Berlin Hauptbahnhof',
    city: 'Berlin',
    companyName: 'Zeitlager City',
    controllers: { online: 1, all: 2 },
    boxes,
    ...more,
  };
}

export function summaryLike(more: Partial<WallSummary> = {}): WallSummary {
  return {
    locationId: BERLIN,
    locationName: 'Berlin Hauptbahnhof',
    city: 'Berlin',
    companyName: 'Zeitlager City',
    counts: { free: 3, rented: 2, overrun: 1, out_of_service: 1 },
    total: 7,
    openDoors: 1,
    controllers: { online: 1, all: 2 },
    ...more,
  };
}
