import { type Controller, controllerApi } from '@fachwerk/devices/contract-controller';
import { BERLIN, COLOGNE } from '@fachwerk/devices/rules/devices.for-tests';
import { locationApi } from '@fachwerk/locations/contract';
import { type Lock, type LockNote, lockApi } from '@fachwerk/lockers/contract-lock';
import { COMPANY, CONTROLLER } from '@fachwerk/lockers/rules/lock.for-tests';
import { pricingApi } from '@fachwerk/pricing/contract';
import { startSession } from '@fachwerk/react/session';
import { answering } from '@fachwerk/react/testing';
import { wallApi } from '@fachwerk/walls/contract';

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

const controller: Controller = {
  id: CONTROLLER,
  companyId: COMPANY,
  name: 'Wand 1',
  kind: 'controller',
  locationId: BERLIN,
  serial: '',
  note: '',
  lockType: '',
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

const summaries = answering(wallApi.summaries, {
  walls: [summary(BERLIN, 'Berlin Hauptbahnhof', 30, 10), summary(COLOGNE, 'Köln Dom', 5, 2)],
});
const controllers = answering(controllerApi.list, { controllers: [controller] });
const size = (code: string, heightCm: number) => ({ code, name: code, widthCm: 30, heightCm, depthCm: 50 });
const sizes = answering(pricingApi.boxSizes, { boxSizes: [size('S', 20), size('M', 40), size('L', 80)] });
const priceGroups = answering(pricingApi.priceGroups, { priceGroups: [] });
const locations = answering(locationApi.names, {
  locations: [
    { id: BERLIN, companyId: COMPANY, name: 'Berlin Hauptbahnhof', city: 'Berlin' },
    { id: COLOGNE, companyId: COMPANY, name: 'Köln Dom', city: 'Köln' },
  ],
});

/** What stands around every screen about locks. */
export const surroundings = [summaries, controllers, sizes, priceGroups, locations] as const;

export const listing = (...locks: Lock[]) => answering(lockApi.list, { locks, next: null, total: locks.length });
export const finding = (lock: Lock, ...noteList: LockNote[]) => answering(lockApi.find, { ...lock, noteList });
