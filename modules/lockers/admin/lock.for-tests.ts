import { locationApi, type StorageLocation } from '@fachwerk/locations/contract';
import { hoursLike } from '@fachwerk/locations/rules/hours.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering } from '@fachwerk/react/testing';
import { type Controller, controllerApi } from '../contract-controller.ts';
import { type Lock, type LockNote, lockApi } from '../contract-lock.ts';
import type { OpenAttempt } from '../contract-open.ts';
import { wallApi } from '../contract-wall.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const BERLIN = idOf(9001);
export const COLOGNE = idOf(9002);
export const CONTROLLER = idOf(8001);
export const COMPANY = idOf(7001);

export const EVERYTHING = [
  'locks.read',
  'locks.open',
  'locks.open_without_reason',
  'locks.service',
  'locks.configure',
  'controllers.read',
  'locations.read',
];

export function signIn(capabilities: readonly string[] = EVERYTHING): void {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: [...capabilities] });
}

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
  alerts: [],
  lockState: 'locked',
  doorState: 'closed',
  battery: 80,
  signal: 70,
  temperature: 19.5,
  lastSeenAt: new Date(),
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

export const attemptLike = (more: Partial<OpenAttempt> = {}): OpenAttempt => ({
  id: idOf(5001),
  lockId: idOf(1),
  lockName: '1',
  type: 'operator',
  sendAltSignal: false,
  reason: '',
  state: 'requested',
  detail: '',
  personName: 'Mia Muster',
  requestedAt: new Date(),
  sentAt: null,
  acknowledgedAt: null,
  endedAt: null,
  expiresAt: new Date(Date.now() + 15_000),
  doorState: 'closed',
  ...more,
});

const controller: Controller = {
  id: CONTROLLER,
  companyId: COMPANY,
  name: 'Wand 1',
  kind: 'controller',
  locationId: BERLIN,
  serial: '',
  note: '',
  locationName: 'Berlin Hauptbahnhof',
  state: 'online',
  lastSeenAt: new Date(),
  onlineSince: new Date(),
  offlineSince: null,
  firmware: '1.0',
  queue: 0,
  locks: 12,
  lastPing: null,
  archivedAt: null,
  version: 1,
};

const HOURS = hoursLike({ isAlwaysOpen: true });

const place = (id: string, de: string, city: string): StorageLocation => ({
  id,
  companyId: COMPANY,
  companyName: 'Zeitlager City',
  name: { de },
  description: {},
  address: { street: 'Platz 1', postcode: '10557', city, country: 'DE' },
  position: null,
  timeZone: 'Europe/Berlin',
  openingHours: HOURS,
  priceGroupId: null,
  isShortTerm: true,
  isLongTerm: false,
  maxDurationMinutes: 1440,
  graceMinutes: 180,
  checkMinutes: 0,
  reviewLink: '',
  operatorEmail: '',
  keepWarm: { isOn: false, everyMinutes: 60, from: '06:00', to: '22:00' },
  isActive: true,
  previewImage: null,
  version: 1,
});

const summary = (locationId: string, locationName: string, free: number, isRented: number) => ({
  locationId,
  locationName,
  city: '',
  companyName: 'Zeitlager City',
  counts: { free, rented: isRented },
  total: free + isRented,
  openDoors: 0,
  controllers: { online: 1, all: 1 },
});

export const summaries = answering(wallApi.summaries, {
  walls: [summary(BERLIN, 'Berlin Hauptbahnhof', 30, 10), summary(COLOGNE, 'Köln Dom', 5, 2)],
});
export const controllers = answering(controllerApi.list, { controllers: [controller] });
const size = (code: string, heightCm: number) => ({ code, name: code, widthCm: 30, heightCm, depthCm: 50 });
export const sizes = answering(locationApi.boxSizes, { boxSizes: [size('S', 20), size('M', 40), size('L', 80)] });
export const priceGroups = answering(locationApi.priceGroups, { priceGroups: [] });
export const locations = answering(locationApi.list, {
  locations: [place(BERLIN, 'Berlin Hauptbahnhof', 'Berlin'), place(COLOGNE, 'Köln Dom', 'Köln')],
  reviewLink: '',
});

/** What stands around every screen about locks. */
export const surroundings = [summaries, controllers, sizes, priceGroups, locations] as const;

export const listing = (...locks: Lock[]) => answering(lockApi.list, { locks, total: locks.length });
export const finding = (lock: Lock, ...noteList: LockNote[]) => answering(lockApi.find, { ...lock, noteList });
