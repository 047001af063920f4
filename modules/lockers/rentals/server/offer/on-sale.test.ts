import { companyApi } from '@fachwerk/companies/contract';
import { locationApi } from '@fachwerk/locations/contract';
import { findTerms } from '@fachwerk/locations/facade';
import { type SaleGap, saleGaps } from '@fachwerk/locations/rules/on-sale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalSiteApi } from '../../contract-site.ts';
import { openRentals, type TestPlace, type TestRentals } from '../testing.ts';

let rentals: TestRentals;
beforeAll(async () => {
  rentals = await openRentals();
});
afterAll(() => rentals.app.close());

const NEVER = {
  isAlwaysOpen: false,
  weekly: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  holidaysOf: null,
  onHolidays: [],
  exceptions: [],
};
const onSite = () => ({ siteOf: rentals.city.id });
const period = { durationMinutes: 60 };
const offer = ({ id: locationId }: TestPlace) =>
  rentals.app.call(rentalSiteApi.offer, { locationId, period }, onSite());
const shown = async ({ id }: TestPlace) =>
  (await rentals.app.call(rentalSiteApi.locations, {}, onSite())).body.locations.find((each) => each.id === id);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code }) => code,
  );
const boss = () =>
  rentals.app.as({
    companyId: rentals.city.id,
    capabilities: ['locations.read', 'locations.manage', 'company.read', 'company.edit'],
  });

const closed: [SaleGap, Parameters<TestRentals['place']>[2]][] = [
  ['hours', { openingHours: NEVER }],
  ['operator_email', { operatorEmail: '' }],
];
for (const [gap, given] of closed) {
  test(`a location is neither shown nor sold while this is open: ${gap}`, async () => {
    const place = await rentals.place(rentals.city, `Ohne ${gap}`, given);
    const [lockId] = await rentals.boxes(place);
    expect(saleGaps((await findTerms(rentals.scoped(rentals.city.id), place.id))!)).toEqual([gap]);
    expect(await shown(place)).toBeUndefined();
    const { status, body } = await offer(place);
    expect([status, body]).toMatchObject([409, { code: 'rental.location_not_on_sale' }]);
    expect(await refusal(rentals.hold({ place }))).toBe('rental.location_not_on_sale');
    expect(await rentals.stateOf({ companyId: place.companyId, lockId: lockId! })).toBe('not_on_sale');
  });
}

test('box by box: what was never opened, or has no price, is neither counted nor given', async () => {
  const place = await rentals.place(rentals.city, 'Kassel');
  const [unproven] = await rentals.boxes(place, 1, { isProven: false });
  expect(await shown(place)).toBeUndefined();
  expect((await offer(place)).body.sizes).toEqual([]);
  expect(await refusal(rentals.hold({ place }))).toBe('rental.size_unavailable');
  const [proven] = await rentals.boxes(place, 1);
  const empty = await rentals.priceGroup(rentals.city.id, 'Leer', 1);
  await rentals.app.db.rows(
    rentals.app.sql`delete from pricing.price where company_id = ${rentals.city.id} and price_group_id = ${empty}`,
  );
  await rentals.boxes(place, 1, { priceGroupId: empty });
  expect(await shown(place)).toMatchObject({ freeBoxes: 1, freeOfSize: { S: 1 } });
  expect((await offer(place)).body.sizes.map(({ free }) => free)).toEqual([1]);
  expect(await refusal(rentals.hold({ place, lockId: unproven! }))).toBe('rental.box_unavailable');
  expect((await rentals.hold({ place })).lockId).toBe(proven);
});

test('a price that begins later is none yet: the wall, the list and the offer say the same number', async () => {
  const { app, city } = rentals;
  const place = await rentals.place(city, 'Celle');
  await rentals.boxes(place, 2);
  const later = await rentals.priceGroup(city.id, 'Ab morgen', 1);
  const begins = (when: string) =>
    app.db.rows(app.sql`
      update pricing.price set valid_from = now() + ${when}::interval where company_id = ${city.id} and price_group_id = ${later}`);
  await begins('1 day');
  const [lockId] = await rentals.boxes(place, 1, { priceGroupId: later });
  const numbers = async () => ({
    shown: (await shown(place))?.freeBoxes,
    offered: (await offer(place)).body.sizes.map(({ free }) => free),
    onWall: await rentals.stateOf({ companyId: city.id, lockId: lockId! }),
  });
  expect(await numbers()).toEqual({ shown: 2, offered: [2], onWall: 'not_on_sale' });
  expect(await refusal(rentals.hold({ place, lockId: lockId! }))).toBe('rental.box_unavailable');
  await begins('-1 day');
  expect(await numbers()).toMatchObject({ shown: 3, onWall: 'free' });
});

test('an address that is missing closes the sale of that company alone; what was sold before is served', async () => {
  const { app, city, berlin, altona } = rentals;
  await rentals.boxes(altona);
  const [lockId] = await rentals.boxes(berlin);
  const startsAt = new Date(app.time.now.getTime() + 3_600_000);
  const booked = await rentals.rent({ startsAt, lockId: lockId! });
  const before = (await boss().call(companyApi.own, {})).body;
  const save = (email: string, version: number) => {
    const { id: _, code: __, kind: ___, franchisorCompany: ____, isDemo: _____, version: ______, ...company } = before;
    return boss().call(companyApi.save, { company: { ...company, email }, version });
  };
  expect((await save('', before.version)).status).toBe(200);
  await app.runJobs();
  expect(await shown(berlin)).toBeUndefined();
  expect(await shown(altona)).toMatchObject({ freeBoxes: 1 });
  expect(await refusal(rentals.hold({ place: berlin }))).toBe('rental.location_not_on_sale');

  app.time.now = startsAt;
  await app.runJobs();
  expect(await rentals.find(booked)).toMatchObject({ state: 'active', lockId });
  expect((await save('neu@city.example', before.version + 1)).status).toBe(200);
  expect(await shown(berlin)).toBeDefined();
  expect(city.id).toBe(berlin.companyId);
});

test('a suspended company sells nothing, on the site of its franchisor neither; what was sold before is served', async () => {
  const { app, altona, hamburg } = rentals;
  const [lockId, free] = await rentals.boxes(altona, 2);
  const rental = await rentals.rent({ place: altona, lockId: lockId! });
  const suspend = (at: Date | null) =>
    app.db.rows(app.sql`
      update companies.company set suspended_at = ${at}, suspension_reason = ${at ? 'Offene Rechnung' : ''} where id = ${hamburg.id}`);
  await suspend(app.time.now);
  expect(saleGaps((await findTerms(rentals.scoped(rentals.city.id), altona.id))!)).toEqual(['suspended']);
  expect(await shown(altona)).toBeUndefined();
  expect((await offer(altona)).body.code).toBe('rental.location_not_on_sale');
  expect(await refusal(rentals.hold({ place: altona }))).toBe('rental.location_not_on_sale');
  expect(await rentals.stateOf({ companyId: hamburg.id, lockId: free! })).toBe('not_on_sale');
  expect(await rentals.find(rental)).toMatchObject({ state: 'active', lockId });
  await suspend(null);
  expect(await shown(altona)).toBeDefined();
});

test('saving a location tells its wall that its boxes are sold now', async () => {
  const place = await rentals.place(rentals.city, 'Ulm', { operatorEmail: '' });
  await rentals.boxes(place);
  const { body } = await boss().call(locationApi.list, { orderBy: 'name', dir: 'asc', locationId: place.id });
  const { id: _, companyId: __, companyName: ___, previewImage: ____, ...data } = body.locations[0]!;
  const storageLocation = { ...data, operatorEmail: 'ulm@city.example' };
  expect((await boss().call(locationApi.save, { id: place.id, storageLocation })).status).toBe(200);
  await rentals.app.runJobs();
  const hints = await rentals.app.db.rows<{ payload: object }>(rentals.app.sql`
    select payload from kit.stream_event where company_id = ${rentals.city.id} and stream = 'lockers' order by seq desc limit 1`);
  expect(hints).toEqual([{ payload: { type: 'wall', locationId: place.id } }]);
  expect(await shown(place)).toMatchObject({ freeBoxes: 1 });
});
