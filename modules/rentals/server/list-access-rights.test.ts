import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rental, RentalPhase } from '../contract.ts';
import { type AccessRightFilter, accessRightApi } from '../contract-staff.ts';
import { phaseOf } from '../rules/rental-state.ts';
import { openLife, type TestLife } from './life.for-tests.ts';
import { rentalRows } from './rental-rows.ts';

let life: TestLife;
let all: Rental[];

/** One of each phase, all in one place of the franchisor, and one of its franchisee. */
beforeAll(async () => {
  life = await openLife();
  const place = await life.wall(12);
  await life.rent({ place, email: 'over@example.org' });
  const paid = await life.rent({ place, email: 'paid@example.org' });
  const ended = await life.rent({ place });
  await life.end(ended);
  await life.hold({ place });
  life.later(250);
  await life.rent({ place, email: 'grace@example.org', durationMinutes: 10 });
  life.later(60);
  await life.house.db.rows(life.house.sql`
    update rentals.rental set paid_until = ${life.inMinutes(30)} where company_id = ${paid.companyId} and id = ${paid.id}`);
  await life.rent({ place, email: 'running@example.org' });
  await life.rent({ place, startsAt: life.inMinutes(5000), email: 'coming@example.org' });
  const off = await life.rent({ place, startsAt: life.inMinutes(9000) });
  await life.staff(life.city).call(accessRightApi.end, { id: off.id, reason: 'Umbau' });
  await life.hold({ place });
  await life.order([await life.hold({ place })]);
  await life.boxes(life.altona, 1);
  await life.rent({ place: life.altona });
  const { db, sql } = life.house;
  all = await rentalRows(
    { db },
    sql`r.company_id = any(${[life.city.id, life.hamburg.id]})`,
    sql`order by r.starts_at desc, r.id desc`,
  );
});
afterAll(() => life.house.close());

const list = async (filter: AccessRightFilter, company = life.city) =>
  (await life.staff(company).call(accessRightApi.list, { filter })).body;

test('a phase in the list is what the rule says, and every one is there', async () => {
  const phases = all.map((rental) => phaseOf(rental, life.house.time.now));
  expect(new Set(phases).size).toBe(RentalPhase.options.length);
  for (const phase of RentalPhase.options) {
    const expected = all.filter((_, index) => phases[index] === phase).map(({ id }) => id);
    const { accessRights } = await list({ phases: [phase] });
    expect([phase, accessRights.map(({ id }) => id)]).toEqual([phase, expected]);
    expect(accessRights.every((shown) => shown.phase === phase)).toBe(true);
  }
  const { counts, active, overruns } = (await life.staff(life.city).call(accessRightApi.stats, {})).body;
  for (const phase of RentalPhase.options)
    expect([phase, counts[phase]]).toEqual([phase, phases.filter((each) => each === phase).length]);
  expect([active, overruns]).toEqual([5, 1]);
});

test('in the order they end, page by page too', async () => {
  const filter = { phases: ['running', 'grace', 'overrun'] as RentalPhase[], order: 'first_ending' as const, limit: 2 };
  const shown = [];
  let after: string | undefined;
  do {
    const { accessRights, next } = await list({ ...filter, ...(after && { after }) });
    shown.push(...accessRights);
    after = next ?? undefined;
  } while (after);
  const ends = shown.map(({ endsAt }) => String(endsAt));
  expect(ends).toHaveLength(5);
  expect(ends).toEqual(ends.toSorted());
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

test('a franchisee sees its own, a stranger none', async () => {
  expect((await list({}, life.hamburg)).accessRights.map(({ companyId }) => companyId)).toEqual([life.hamburg.id]);
  expect((await list({}, life.other)).accessRights).toEqual([]);
  const { body } = await life.staff(life.other).call(accessRightApi.stats, {});
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
  const soon = await list({ from: life.inMinutes(4000), to: life.inMinutes(6000) });
  expect(soon.accessRights.map(({ customerEmail }) => customerEmail)).toEqual(['coming@example.org']);
});

test('of one location', async () => {
  const { body } = await life.staff(life.city).call(accessRightApi.stats, { locationId: life.altona.id });
  expect(body).toMatchObject({ active: 1, boxes: 1, freeBoxes: 0, revenueTodayCents: 400 });
});
