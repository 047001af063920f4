import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { type Controller, controllerApi } from '@fachwerk/devices/contract-controller';
import { locationApi, type StorageLocation } from '@fachwerk/locations/contract';
import { NEW_LOCATION } from '@fachwerk/locations/rules/new-location';
import { pricingApi } from '@fachwerk/pricing/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { wallApi } from '@fachwerk/walls/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Checklist, type ChecklistLine, ChecklistTopic, locationDeskApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LocationPage } from './location-page.tsx';

afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const CITY = '00000000-0000-4000-8000-000000000900';

function signedIn(...capabilities: string[]): void {
  const me = meLike({
    id: ID,
    email: 'katrin@city.example',
    contact: { firstName: 'Katrin', lastName: 'Vogel' },
    backendRoles: [],
    company: 'city',
    companyObject: { id: CITY, code: 'city', name: 'City', kind: 'franchisor', franchisorCompany: null, isDemo: false },
    capabilities,
  });
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
}

const none: never[] = [];
const location: StorageLocation = {
  ...NEW_LOCATION,
  id: ID,
  companyId: CITY,
  companyName: 'City',
  name: { de: 'Bremen', deDu: '', en: '', it: '', ru: '' },
  address: { street: 'Platz 1', postcode: '28195', city: 'Bremen', country: 'DE' },
  openingHours: {
    isAlwaysOpen: true,
    weekly: {
      monday: none,
      tuesday: none,
      wednesday: none,
      thursday: none,
      friday: none,
      saturday: none,
      sunday: none,
    },
    holidaysOf: null,
    onHolidays: none,
    exceptions: none,
  },
  maxDurationMinutes: 1440,
  isActive: true,
  previewImage: null,
  version: 1,
};

const line = (topic: ChecklistTopic, given: Partial<ChecklistLine> = {}): ChecklistLine => ({
  topic,
  state: 'done',
  reason: 'done',
  count: 0,
  all: 0,
  names: [],
  ...given,
});

function wireOf(lines: ChecklistLine[], ...capabilities: string[]) {
  signedIn('locations.read', ...capabilities);
  const topics = new Map(lines.map((each) => [each.topic, each]));
  const checklist: Checklist = {
    locationId: ID,
    companyId: CITY,
    isOnSale: lines.length === 0,
    boxes: { all: 4, onSale: 3, free: 2 },
    lines: ChecklistTopic.options.map((topic) => topics.get(topic) ?? line(topic)),
  };
  return fakeWire(
    answering(locationApi.list, { locations: [location], reviewLink: '' }),
    answering(locationDeskApi.checklist, checklist),
    answering(pricingApi.priceGroups, { priceGroups: [] }),
    answering(pricingApi.boxSizes, { boxSizes: [] }),
    answering(wallApi.wall, {
      locationId: ID,
      companyId: CITY,
      locationName: 'Bremen',
      city: 'Bremen',
      companyName: 'City',
      controllers: { online: 0, all: 0 },
      boxes: [],
    }),
    answering(controllerApi.list, { controllers: [] }),
    answering(locationDeskApi.curve, {
      days: [{ on: '2026-03-01', occupancyPercent: 25, revenueCents: 1250, rentals: 3 }],
    }),
  );
}

const show = () =>
  renderScreen(<LocationPage />, { path: '/admin/locations/:id/:part?/:boxId?', at: `/admin/locations/${ID}` });

function open(...given: Parameters<typeof wireOf>) {
  const wire = wireOf(...given);
  show();
  return wire;
}

/** Roles are slow to compute over so long a page: parts are found by their words. */
const checklist = async () => within((await screen.findByText(adminDe['checklist.title'])).closest('section')!);

test('what is open says what to do and leads there; whoever may not do it is not sent', async () => {
  const boxes = line('boxes', { state: 'some', reason: 'unproven', count: 1, all: 4, names: ['7'] });
  open([boxes, line('operator', { state: 'open', reason: 'none' })], 'locks.read');
  const list = await checklist();
  expect(await list.findByText(/1 von 4 Fächern wurde noch nie geöffnet und ist nicht im Verkauf: 7/)).toBeTruthy();
  expect(list.getByText(/2 Punkte offen/)).toBeTruthy();
  const way = list.getByText(adminDe['checklist.boxes.unproven.do']);
  expect(way.closest('a')!.getAttribute('href')).toBe(`/admin/locks?state=not_on_sale&location=${ID}`);
  expect(list.queryByText(adminDe['checklist.operator.none.do'])).toBeNull();
  expect(screen.getByText('2 von 4 Fächern frei')).toBeTruthy();
  expect(screen.getByText(adminDe['location_desk.not_on_sale'])).toBeTruthy();
});

const REASONS: [ChecklistTopic, string][] = [
  ['controller', 'none'],
  ['controller', 'silent'],
  ['boxes', 'none'],
  ['prices', 'no_group'],
  ['prices', 'sizes'],
  ['hours', 'none'],
  ['party', 'incomplete'],
  ['party', 'suspended'],
  ['legal', 'shipped'],
  ['operator', 'none'],
  ['shown', 'hidden'],
];
const EVERYTHING = [
  'locations.manage',
  'controllers.read',
  'controllers.manage',
  'locks.configure',
  'company.edit',
  'sites.manage',
];
for (const [topic, reason] of REASONS) {
  test(`the line ${topic}, ${reason} has its sentence and its way`, async () => {
    open([line(topic, { state: 'open', reason, count: 1, all: 1, names: ['street'] })], ...EVERYTHING);
    const list = await checklist();
    const key = `checklist.${topic}.${reason}` as 'checklist.hours.none';
    expect(await list.findByText(adminDe[`${key}.do`])).toBeTruthy();
    expect(list.getByText(adminDe[key].split('{')[0]!, { exact: false })).toBeTruthy();
  });
}

test('all done is one line; the curve is a table too, and money only for whom it concerns', async () => {
  open([], 'rentals.read');
  expect(await (await checklist()).findByText(adminDe['checklist.all_done'])).toBeTruthy();
  expect((await screen.findByText('25 %')).closest('tr')!.textContent).toMatch(/25\s%12,50\s€3$/);
  cleanup();
  const wire = open([]);
  await (await checklist()).findByText(adminDe['checklist.all_done']);
  expect(wire.calls(locationDeskApi.curve)).toEqual([]);
});

const controller: Controller = {
  id: ID,
  companyId: CITY,
  kind: 'controller',
  name: 'Wand links',
  locationId: ID,
  locationName: 'Bremen',
  state: 'online',
  lastSeenAt: new Date(),
  onlineSince: new Date(),
  offlineSince: null,
  firmware: '1',
  queue: 0,
  locks: 4,
  lastPing: null,
  archivedAt: null,
  version: 1,
  serial: '',
  note: '',
  lockType: '',
};

test('picture, wall and controllers stand there, each for whom it concerns', async () => {
  const wire = wireOf([], 'locks.read', 'controllers.read');
  wire.now(
    answering(locationApi.list, {
      locations: [{ ...location, previewImage: { small: '/api/files/small', large: '/api/files/large' } }],
      reviewLink: '',
    }),
    answering(controllerApi.list, { controllers: [controller] }),
  );
  show();
  await screen.findByText(adminDe['location_desk.wall']);
  expect(document.querySelector('header img')!.getAttribute('src')).toBe('/api/files/small');
  await waitFor(() => expect(wire.calls(wallApi.wall)).toHaveLength(1));
  const controllers = within(screen.getByText(adminDe['location_desk.controllers']).closest('section')!);
  const device = await controllers.findByText('Wand links');
  expect(device.closest('a')!.getAttribute('href')).toBe(`/admin/monitoring/${ID}`);
  cleanup();
  const reader = open([]);
  await checklist();
  expect([wallApi.wall, controllerApi.list].flatMap((endpoint) => reader.calls(endpoint))).toEqual([]);
});

test('whoever may only read sees the facts, and nothing to change', async () => {
  open([]);
  expect(await screen.findByText('Platz 1', { exact: false })).toBeTruthy();
  expect(screen.queryByText(adminDe['location_desk.edit'])).toBeNull();
});

test('an id of nobody says so', async () => {
  signedIn('locations.read');
  fakeWire(refusing(locationApi.list, 404, 'location.unknown', 'Diesen Standort gibt es nicht.'));
  show();
  expect(await screen.findByText('Diesen Standort gibt es nicht.')).toBeTruthy();
});
