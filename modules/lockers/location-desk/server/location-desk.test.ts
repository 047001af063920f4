import { openRentalChanges, type TestRentalChanges } from '@fachwerk/rental-changes/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checklist, type LocationFigures, type LocationRow, locationDeskApi } from '../contract.ts';
import { locationDesk } from './module.ts';

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges(locationDesk);
});
afterAll(() => world.app.close());

const CAPABILITIES = ['locations.read', 'rentals.read'];
const staff = (companyId = world.city.id) => world.app.as({ companyId, capabilities: CAPABILITIES });
const nobody = '01890000-0000-7000-8000-000000000000';
const open = ({ lines }: Checklist) =>
  lines.filter(({ state }) => state === 'open' || state === 'some').map(({ topic, reason }) => `${topic}.${reason}`);
const checklist = async (locationId: string) =>
  (await staff().call(locationDeskApi.checklist, { locationId })).body as Checklist;

test('the list of a location goes green line by line, and then it is sold', async () => {
  const { db, sql } = world.app;
  const place = await world.place(world.city, 'Gera', { operatorEmail: '' });
  await db.rows(sql`
    update devices.controller set last_seen_at = null where company_id = ${place.companyId} and id = ${place.controllerId}`);
  expect(open(await checklist(place.id))).toEqual(['controller.silent', 'boxes.none', 'operator.none']);
  const [id] = await world.boxes(place, 1, { isProven: false });
  const unproven = await checklist(place.id);
  expect(unproven).toMatchObject({ isOnSale: false, boxes: { all: 1, onSale: 0, free: 0 } });
  expect(open(unproven)).toEqual(['controller.silent', 'boxes.unproven', 'operator.none']);
  await db.rows(sql`
    update devices.controller set last_seen_at = now() where company_id = ${place.companyId} and id = ${place.controllerId}`);
  await db.rows(sql`update lockers.lock set proven_at = now() where company_id = ${place.companyId} and id = ${id}`);
  expect(open(await checklist(place.id))).toEqual(['operator.none']);
  await db.rows(sql`
    update locations.location set operator_email = 'a@b.example' where company_id = ${place.companyId} and id = ${place.id}`);
  const ready = await checklist(place.id);
  expect(ready).toMatchObject({ isOnSale: true, boxes: { all: 1, onSale: 1, free: 1 } });
  expect(ready.lines.filter(({ state }) => state !== 'done').map(({ topic }) => topic)).toEqual(['legal']);
});

test('what is missing of the contract party is named, and it is the party that runs the place', async () => {
  const { db, sql } = world.app;
  const place = await world.place(world.hamburg, 'Harburg');
  await db.rows(sql`update companies.company set street = '', email = '' where id = ${world.hamburg.id}`);
  const { lines, companyId } = await checklist(place.id);
  expect(companyId).toBe(world.hamburg.id);
  expect(lines.find(({ topic }) => topic === 'party')).toMatchObject({
    state: 'open',
    names: ['address.street', 'email'],
  });
});

test('the curve counts the time boxes were rented, and what was paid, by day of the location', async () => {
  const place = await world.place(world.city, 'Suhl');
  await world.boxes(place, 2);
  const rental = await world.rent({ place, durationMinutes: 120 });
  world.later(120);
  await world.end(rental);
  const { days } = (await staff().call(locationDeskApi.curve, { locationId: place.id })).body;
  expect(days).toHaveLength(30);
  expect(days.slice(0, -1).every((day) => day.revenueCents === 0 && day.occupancyPercent === 0)).toBe(true);
  // Two boxes were there for two hours, one of them was rented all the time.
  expect(days.at(-1)).toMatchObject({ on: '2026-03-01', revenueCents: 400, rentals: 1, occupancyPercent: 50 });
});

test('a location out of sight is as unknown as nobody’s', async () => {
  for (const call of [locationDeskApi.checklist, locationDeskApi.curve]) {
    const answers = [world.abroad.id, nobody].map(async (locationId) => {
      const { status, body } = await staff().call(call, { locationId });
      return [status, body.code];
    });
    expect(await Promise.all(answers)).toEqual([
      [404, 'location.unknown'],
      [404, 'location.unknown'],
    ]);
    expect((await staff(world.hamburg.id).call(call, { locationId: world.altona.id })).status).toBe(200);
  }
});

test('the addresses are the company’s own and those of the locations in sight', async () => {
  const addressesOf = async (companyId: string) => {
    const { addresses } = (await staff(companyId).call(locationDeskApi.addresses, {})).body;
    return addresses.map(({ id, kind }) => `${kind} ${id}`);
  };
  const network = await addressesOf(world.city.id);
  const franchisee = await addressesOf(world.hamburg.id);
  expect([network[0], franchisee[0]]).toEqual([`company ${world.city.id}`, `company ${world.hamburg.id}`]);
  expect(network).toContain(`location ${world.altona.id}`);
  expect(franchisee).toContain(`location ${world.altona.id}`);
  expect([...network, ...franchisee]).not.toContain(`location ${world.abroad.id}`);
  expect(franchisee.length).toBeLessThan(network.length);
});

const ALL = { filter: {}, sort: 'name', dir: 'asc', limit: 500 } as const;
const MANAGER = [...CAPABILITIES, 'alerts.read'];

test('the list says of every location in sight what is free, open and earned', async () => {
  const place = await world.place(world.city, 'Weimar');
  const [boxId] = await world.boxes(place, 4);
  const rental = await world.rent({ place, lockId: boxId!, durationMinutes: 120 });
  const manager = world.app.as({ companyId: world.city.id, capabilities: MANAGER });
  const weimar = async () =>
    (await manager.call(locationDeskApi.list, ALL)).body.locations.find(({ id }) => id === place.id)?.figures;
  expect(await weimar()).toEqual({
    isOnSale: true,
    openLines: 0,
    boxes: { all: 4, free: 3, taken: 1 },
    openAlerts: 0,
    revenueCents: 400,
  });
  const { days } = (await staff().call(locationDeskApi.curve, { locationId: place.id })).body;
  expect(days.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(400);
  const { lines, isOnSale } = await checklist(place.id);
  expect([isOnSale, lines.filter(({ state }) => state === 'open' || state === 'some').length]).toEqual([true, 0]);
  await world.end(rental);
  await world.app.db.rows(world.app.sql`
    update locations.location set operator_email = '', is_active = false where company_id = ${place.companyId} and id = ${place.id}`);
  expect(await weimar()).toMatchObject({ isOnSale: false, openLines: 2, boxes: { all: 4, free: 0, taken: 0 } });
});

test('the list names as many open lines as each checklist, keeps to its own tenant, and shows money and alerts to whom they are shown', async () => {
  const all = (await staff().call(locationDeskApi.list, ALL)).body.locations;
  const figuresOf = (rows: typeof all) => rows.map(({ figures }) => figures);
  for (const { id: locationId, figures } of all) {
    const { openLines, isOnSale, boxes } = figures;
    const said = await checklist(locationId);
    expect({ openLines, isOnSale, all: boxes.all, free: boxes.free }).toEqual({
      openLines: open(said).length,
      isOnSale: said.isOnSale,
      all: said.boxes.all,
      free: said.boxes.free,
    });
  }
  expect(all.map(({ id }) => id)).not.toContain(world.abroad.id);
  const franchisee = (await staff(world.hamburg.id).call(locationDeskApi.list, ALL)).body.locations;
  expect(franchisee.map(({ id }) => id)).toContain(world.altona.id);
  expect(franchisee.length).toBeLessThan(all.length);
  expect(figuresOf(all).every(({ openAlerts, revenueCents }) => openAlerts === null && revenueCents !== null)).toBe(
    true,
  );
  const reader = world.app.as({ companyId: world.city.id, capabilities: ['locations.read'] });
  const seen = (await reader.call(locationDeskApi.list, ALL)).body.locations;
  expect(figuresOf(seen).every(({ openAlerts, revenueCents }) => openAlerts === null && revenueCents === null)).toBe(
    true,
  );
});

test('pages hold every location once, in the order of a figure of all of them, whatever the order', async () => {
  const manager = world.app.as({ companyId: world.city.id, capabilities: MANAGER });
  const ask = async (more: object) => (await manager.call(locationDeskApi.list, { ...ALL, ...more })).body;
  const { locations: all, total } = await ask({});
  expect(total).toBe(all.length);
  const readOf = {
    free: ({ boxes }) => boxes.free,
    revenue: ({ revenueCents }) => revenueCents,
    sale: ({ openLines, isOnSale }) => openLines + (isOnSale ? 0 : 100),
  } satisfies Record<string, (figures: LocationFigures) => number | null>;
  for (const [sort, read] of Object.entries(readOf)) {
    const paged: LocationRow[] = [];
    for (let isMore = true; isMore; ) {
      const page = await ask({ sort, dir: 'desc', limit: 2, offset: paged.length });
      paged.push(...page.locations);
      isMore = page.isMore;
    }
    expect(new Set(paged.map(({ id }) => id)).size).toBe(all.length);
    const figures = paged.map((row) => read(row.figures) ?? 0);
    expect(figures).toEqual(figures.toSorted((one, other) => other - one));
    // A page knows the same of a location as the whole list.
    expect(paged.toSorted(byId)).toEqual(all.toSorted(byId));
  }
});

test('the list is narrowed by words, by what is shown and by what is sold', async () => {
  const ask = async (filter: object) =>
    (await staff().call(locationDeskApi.list, { ...ALL, filter })).body.locations.map(({ name }) => name.de);
  const place = await world.place(world.city, 'Zeitz Süd', { operatorEmail: '' });
  expect(await ask({ search: 'zeitz süd' })).toEqual(['Zeitz Süd']);
  expect(await ask({ search: 'süd 100%' })).toEqual([]);
  expect(await ask({ search: 'zeitz', sale: 'off' })).toEqual(['Zeitz Süd']);
  expect(await ask({ search: 'zeitz', sale: 'on' })).toEqual([]);
  expect(await ask({ search: 'zeitz', isActive: false })).toEqual([]);
  expect(await ask({ search: 'zeitz', priceGroupId: nobody })).toEqual([]);
  await world.app.db.rows(world.app.sql`
    update locations.location set is_active = false where company_id = ${place.companyId} and id = ${place.id}`);
  expect(await ask({ search: 'zeitz', isActive: false })).toEqual(['Zeitz Süd']);
});

const byId = (one: LocationRow, other: LocationRow) => one.id.localeCompare(other.id);
