import { BERLIN, idOf } from '@fachwerk/devices/rules/devices.for-tests';
import type { Lock } from '../contract-lock.ts';

export const CONTROLLER = idOf(8001);
export const COMPANY = idOf(7001);

export const lockLike = (number: number, more: Partial<Lock> = {}): Lock => ({
  id: idOf(number),
  companyId: COMPANY,
  locationId: BERLIN,
  locationName: 'Berlin Hauptbahnhof',
  controllerName: 'Wand 1',
  number: String(number),
  sizeCode: 'M',
  controllerId: CONTROLLER,
  channel: number,
  place: { column: number, row: 1, columnSpan: 1, rowSpan: 1 },
  priceGroupId: null,
  qrCode: `qr-${number}`,
  state: 'free',
  occupancy: null,
  outOfService: null,
  gaps: [],
  alerts: [],
  lockState: 'locked',
  doorState: 'closed',
  battery: 80,
  isBatteryLow: false,
  lockType: '',
  signal: 70,
  temperature: 19.5,
  lastSeenAt: new Date(),
  openedAt: null,
  isOnline: true,
  notes: 0,
  upcoming: 0,
  archivedAt: null,
  version: 1,
  ...more,
});

export const rented: Partial<Lock> = {
  state: 'rented',
  occupancy: { kind: 'rented', since: new Date(), until: null, orderNumber: 'Z-1001', customerName: 'Ada Lovelace' },
};
