import { RentalPhase } from '@fachwerk/active-rentals/contract';
import { phaseOf } from '@fachwerk/active-rentals/rules/rental-phase';
import { capabilitiesOf } from '@fachwerk/auth/rules/roles';
import { createCompany } from '@fachwerk/companies/facade';
import { addBoxSizes } from '@fachwerk/pricing/testing';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { type Rental, rentalCapabilities } from '@fachwerk/rentals/contract';
import { listRentals } from '@fachwerk/rentals/facade-record';
import { termOf } from '@fachwerk/rentals/rules/period';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessRightFilter, accessRightApi } from '../../contract.ts';
import { openAccessRights, type TestAccessRights } from '../access-rights.for-tests.ts';
import { findMatching } from './find-matching.ts';

let world: TestAccessRights;
let all: Rental[];

/** One of each phase, all in one place of the franchisor, and one of its franchisee. */
beforeAll(async () => {
  world = await openAccessRights();
  const place = await world.wall(12);
  await world.rent({ place, email: 'over@example.org' });
  const paid = await world.rent({ place, email: 'paid@example.org' });
  const ended = await world.rent({ place });
  await world.end(ended);
  await world.hold({ place });
  world.later(250);
  await world.rent({ place, email: 'grace@example.org', durationMinutes: 10 });
  world.later(60);
  await world.app.db.rows(world.app.sql`
    update rentals.rental set paid_until = ${world.inMinutes(30)} where company_id = ${paid.companyId} and id = ${paid.id}`);
  await world.rent({ place, email: 'running@example.org' });
  await world.rent({ place, startsAt: world.inMinutes(5000), email: 'coming@example.org' });
  const off = await world.rent({ place, startsAt: world.inMinutes(9000) });
  await world.staff(world.city).call(rentalChangeApi.end, { id: off.id, reason: 'Umbau' });
  await world.hold({ place });
  await world.order([await world.hold({ place })]);
  await world.boxes(world.altona, 1);
  await world.rent({ place: world.altona });
  const { db, sql } = world.app;
  all = await listRentals(
    { db },
    sql`r.company_id = any(${[world.city.id, world.hamburg.id]})`,
    sql`order by r.starts_at desc, r.id desc`,
  );
});
afterAll(() => world.app.close());

const list = async (filter: AccessRightFilter, company = world.city) =>
  (await world.staff(company).call(accessRightApi.list, { filter })).body;

test('a phase in the list is what the rule says, and every one is there', async () => {
  const phases = all.map((rental) => phaseOf(rental, world.app.time.now));
  expect(new Set(phases).size).toBe(RentalPhase.options.length);
  for (const phase of RentalPhase.options) {
    const expected = all.filter((_, index) => phases[index] === phase).map(({ id }) => id);
    const { accessRights } = await list({ phases: [phase] });
    expect([phase, accessRights.map(({ id }) => id)]).toEqual([phase, expected]);
    expect(accessRights.every((shown) => shown.phase === phase)).toBe(true);
  }
  const { counts, active, overruns } = (await world.staff(world.city).call(accessRightApi.stats, {})).body;
  for (const phase of RentalPhase.options)
    expect([phase, counts[phase]]).toEqual([phase, phases.filter((each) => each === phase).length]);
  expect([active, overruns]).toEqual([5, 1]);
});

const orders = [
  ['first_ending', 'endsAt'],
  ['first_starting', 'startsAt'],
] as const;
test.each(orders)('in the order %s, page by page too', async (order, moment) => {
  const filter = { phases: ['running', 'grace', 'overrun'] as RentalPhase[], order, limit: 2 };
  const shown = [];
  let after: string | undefined;
  do {
    const { accessRights, next } = await list({ ...filter, ...(after && { after }) });
    shown.push(...accessRights);
    after = next ?? undefined;
  } while (after);
  const moments = shown.map((right) => String(right[moment]));
  expect(moments).toHaveLength(5);
  expect(moments).toEqual(moments.toSorted());
});

test('page by page it is the same list', async () => {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await list({ limit: 3, after });
    ids.push(...page.accessRights.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(ids).toEqual(all.map(({ id }) => id));
});

test('what could match is named where it is little, and otherwise looked for along the list', async () => {
  const ctx = world.scoped(world.city.id);
  const companyIds = [world.city.id, world.hamburg.id];
  const ordered = all.filter(({ orderNumber }) => orderNumber !== '').map(({ id }) => id);
  const found = await findMatching(ctx, companyIds, 'KIM', ordered.length + 1);
  expect(found?.toSorted()).toEqual(ordered.toSorted());
  expect(await findMatching(ctx, companyIds, 'KIM', ordered.length)).toBeUndefined();
  expect(await findMatching(ctx, [world.other.id], 'KIM')).toEqual([]);
  expect((await list({ search: 'KIM' })).accessRights.map(({ id }) => id)).toEqual(
    all.map(({ id }) => id).filter((id) => ordered.includes(id)),
  );
});

test('a franchisee sees its own, a stranger none', async () => {
  expect((await list({}, world.hamburg)).accessRights.map(({ companyId }) => companyId)).toEqual([world.hamburg.id]);
  expect((await list({}, world.other)).accessRights).toEqual([]);
  const { body } = await world.staff(world.other).call(accessRightApi.stats, {});
  expect([body.active, body.boxes, body.revenueTodayCents]).toEqual([0, 0, 0]);
});

test('found by e-mail, by order number, by the number on the box; signs of a pattern are letters', async () => {
  const [over] = (await list({ search: 'over@ex' })).accessRights;
  expect(over?.customerEmail).toBe('over@example.org');
  expect((await list({ search: over!.orderNumber.toLowerCase() })).accessRights.map(({ id }) => id)).toEqual([
    over!.id,
  ]);
  const onBox = (await list({ search: over!.lockNumber })).accessRights;
  expect(onBox.map(({ lockId }) => lockId)).toContain(over!.lockId);
  expect((await list({ search: '%' })).accessRights).toEqual([]);
  expect((await list({ lockId: over!.lockId, phases: ['overrun'] })).accessRights).toHaveLength(1);
  expect((await list({ isRevoked: true })).accessRights).toEqual([]);
});

test('a span has what begins or ends in it', async () => {
  const soon = await list({ from: world.inMinutes(4000), to: world.inMinutes(6000) });
  expect(soon.accessRights.map(({ customerEmail }) => customerEmail)).toEqual(['coming@example.org']);
});

test('of one location', async () => {
  const { body } = await world.staff(world.city).call(accessRightApi.stats, { locationId: world.altona.id });
  expect(body).toMatchObject({ active: 1, boxes: 1, freeBoxes: 0, revenueTodayCents: 400 });
});

test('a merchant with boxes sees and ends its own rentals by its rights, and nobody else’s', async () => {
  const merchant = await createCompany(world.app.work(), { name: 'Bella', kind: 'merchant', isDemo: true });
  await addBoxSizes(world.app, merchant.id, ['S', 'M', 'L']);
  const priceGroupId = await world.priceGroup(merchant.id, 'Normal', 1);
  const place = await world.place(merchant, 'Hof', { priceGroupId });
  await world.boxes(place, 1);
  const rental = await world.rent({ place, email: 'bella@example.org' });
  const rights = [...capabilitiesOf(rentalCapabilities, ['administrator'], 'merchant')];
  const boss = world.staff(merchant, rights);
  expect((await boss.call(accessRightApi.list, { filter: {} })).body.accessRights.map(({ id }) => id)).toEqual([
    rental.id,
  ]);
  expect((await boss.call(accessRightApi.stats, {})).body).toMatchObject({ active: 1, boxes: 1 });
  const [strange] = all;
  expect((await boss.call(rentalChangeApi.end, { id: strange!.id, reason: 'Umbau' })).status).toBe(404);
  expect((await boss.call(rentalChangeApi.end, { id: rental.id, reason: 'Umbau' })).status).toBe(200);
});

test('short and long rentals are told apart as the rule says', async () => {
  const place = await world.wall(2);
  const ids = [];
  for (const durationMinutes of [24 * 60, 24 * 60 + 60])
    ids.push((await world.rent({ place, durationMinutes, startsAt: world.inMinutes(20_000) })).id);
  const of = async (term: 'short' | 'long') =>
    (await list({ term, locationIds: [place.id] })).accessRights.map(({ id }) => id);
  expect([await of('short'), await of('long')]).toEqual([[ids[0]], [ids[1]]]);
  const { accessRights } = await list({ term: 'long' });
  expect(
    accessRights.every(
      ({ startsAt, endsAt }) => termOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }) === 'long',
    ),
  ).toBe(true);
});
