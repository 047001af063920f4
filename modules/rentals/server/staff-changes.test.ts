import { findOrder } from '@fachwerk/orders/facade';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalSiteApi } from '../contract-site.ts';
import { accessRightApi } from '../contract-staff.ts';
import { openLife, type TestLife } from './life.for-tests.ts';

let life: TestLife;
beforeAll(async () => {
  life = await openLife();
});
afterAll(() => life.house.close());

const auditOf = (id: string, companyId = life.city.id) =>
  life.house.db.rows<{ action: string; actorName: string }>(life.house.sql`
    select action, actor_name from kit.audit_entry where company_id = ${companyId} and subject_id = ${id} order by at, id`);
const actionsOf = async (id: string, companyId?: string) => (await auditOf(id, companyId)).map(({ action }) => action);

test('whoever read an older version is told who was first', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const staff = life.staff(life.city);
  const edit = (version: number, note: string) =>
    staff.call(accessRightApi.edit, { orderItem: { id: rental.id, version, customerName: 'Kim Kunde', note } });
  const { version } = await life.find(rental);
  expect((await edit(version, 'ruft zurück')).body).toMatchObject({ note: 'ruft zurück', version: version + 1 });
  const second = await edit(version, 'ist umgezogen');
  expect([second.status, second.body.code]).toEqual([409, 'rental.changed_meanwhile']);
  expect(second.body.conflict).toMatchObject({
    changed: [{ field: 'note', yours: 'ist umgezogen', theirs: 'ruft zurück' }],
  });
  expect(await actionsOf(rental.id)).toEqual(['rental.edited']);
});

test('nobody else’s rental can be read or changed: it is the same as one of nobody', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { id } = rental;
  const reason = 'Versuch';
  const strangers = [life.staff(life.other), life.staff(life.hamburg)];
  for (const stranger of strangers) {
    const answers = [
      await stranger.call(accessRightApi.find, { id }),
      await stranger.call(accessRightApi.revoke, { id, reason }),
      await stranger.call(accessRightApi.end, { id, reason }),
      await stranger.call(accessRightApi.waive, { id, reason }),
      await stranger.call(accessRightApi.refund, { id, reason, amountCents: 100 }),
      await stranger.call(accessRightApi.resendAccess, { id }),
      await stranger.call(accessRightApi.evidence, { id }),
      await stranger.call(accessRightApi.checked, { id }),
      await stranger.call(accessRightApi.swapChoices, { id }),
      await stranger.call(accessRightApi.previewDates, { id, startsAt: rental.startsAt, endsAt: rental.endsAt }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'rental.unknown']));
  }
});

test('a franchisor looks after the rentals of its franchisee, and it is written down there', async () => {
  await life.boxes(life.altona, 1);
  const rental = await life.rent({ place: life.altona, email: 'altona@example.org' });
  const staff = life.staff(life.city);
  expect((await staff.call(accessRightApi.find, { id: rental.id })).body.locationName).toBe('Altona');
  const revoked = await staff.call(accessRightApi.revoke, { id: rental.id, reason: 'Verdacht' });
  expect(revoked.body).toMatchObject({ companyId: life.hamburg.id, accessRevokedReason: 'Verdacht' });
  expect(await actionsOf(rental.id, life.hamburg.id)).toEqual(['rental.access_revoked']);
  expect(await life.subjects('altona@example.org', life.hamburg.id)).toContainEqual(
    expect.stringContaining('gesperrt'),
  );
  const own = life.staff(life.hamburg);
  const again = await own.call(accessRightApi.revoke, { id: rental.id, reason: 'Noch einmal' });
  expect(again.body.code).toBe('rental.access_revoked');
  expect((await own.call(accessRightApi.restore, { id: rental.id, reason: 'Geklärt' })).status).toBe(200);
  const twice = await own.call(accessRightApi.restore, { id: rental.id, reason: 'Geklärt' });
  expect(twice.body.code).toBe('rental.access_not_revoked');
});

test('other dates: what they cost and what stands in their way is shown, then they are set and told', async () => {
  const place = await life.wall();
  const rental = await life.rent({ place, email: 'dates@example.org' });
  const next = await life.rent({ place, startsAt: life.inMinutes(300) });
  const staff = life.staff(life.city);
  const preview = (minutes: number) =>
    staff.call(accessRightApi.previewDates, {
      id: rental.id,
      startsAt: rental.startsAt,
      endsAt: life.inMinutes(minutes),
    });
  expect((await preview(240)).body).toEqual({ priceCents: 800, differenceCents: 400, problem: null });
  expect((await preview(301)).body.problem).toBe('rental.dates_conflict');
  const save = async (minutes: number) => {
    const { version } = await life.find(rental);
    const orderItem = { id: rental.id, version, startsAt: rental.startsAt, endsAt: life.inMinutes(minutes) };
    return staff.call(accessRightApi.editDate, { orderItem });
  };
  expect((await save(301)).body.code).toBe('rental.dates_conflict');
  const saved = await save(300);
  expect(saved.body).toMatchObject({ endsAt: next.startsAt.toISOString(), priceCents: rental.priceCents });
  expect(await life.stepsWith(rental, 'dates_edited')).toMatchObject([
    { personKind: 'staff', data: { differenceCents: 600 } },
  ]);
  expect(await life.subjects('dates@example.org')).toContainEqual(expect.stringContaining('Neue Mietzeit'));
  const stale = { id: rental.id, version: 1, startsAt: rental.startsAt, endsAt: life.inMinutes(200) };
  expect((await staff.call(accessRightApi.editDate, { orderItem: stale })).body.code).toBe('rental.changed_meanwhile');
});

test('a coming rental begins when it was moved to', async () => {
  const rental = await life.rent({ place: await life.wall(), startsAt: life.inMinutes(600) });
  const startsAt = life.inMinutes(60);
  const { version } = await life.find(rental);
  const orderItem = { id: rental.id, version, startsAt, endsAt: life.inMinutes(180) };
  expect((await life.staff(life.city).call(accessRightApi.editDate, { orderItem })).status).toBe(200);
  life.later(60);
  await life.house.runJobs();
  expect(await life.find(rental)).toMatchObject({ state: 'active', startsAt });
});

test('new access data: the old link and the old PIN are worth nothing', async () => {
  const rental = await life.rent({ place: await life.wall(), email: 'new@example.org' });
  const before = await life.accessTo(rental);
  expect((await life.staff(life.city).call(accessRightApi.resendAccess, { id: rental.id })).status).toBe(200);
  const after = await life.accessTo(rental);
  expect([after.key === before.key, after.pin === before.pin]).toEqual([false, false]);
  expect((await life.house.call(rentalSiteApi.show, { key: before.key }, life.site)).status).toBe(404);
  expect((await life.open(rental)).status).toBe(200);
  const [mail] = (await life.mails()).filter(({ subject }) => subject.startsWith('Neue Zugangsdaten'));
  expect(mail?.bodyText).toContain(after.pin);
  expect(mail?.bodyText).toContain(`/miete/${after.key}`);
});

test('money goes back once, never more than was paid', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const staff = life.staff(life.city);
  const refund = (amountCents: number) =>
    staff.call(accessRightApi.refund, { id: rental.id, amountCents, reason: 'Tür klemmte' });
  const refundable = async () => (await staff.call(accessRightApi.find, { id: rental.id })).body.refundableCents;
  expect(await refundable()).toBe(400);
  expect((await refund(401)).body.code).toBe('rental.refund_too_high');
  expect((await refund(300)).status).toBe(200);
  expect(await refundable()).toBe(100);
  expect((await refund(101)).body.code).toBe('rental.refund_too_high');
  await life.house.runJobs();
  const order = await findOrder(life.inside(life.city.id), rental.orderId!);
  expect(order).toMatchObject({ refundedCents: 300, paymentState: 'partly_refunded' });
  expect((await refund(100)).status).toBe(200);
  expect(await life.stepsWith(rental, 'refunded')).toHaveLength(2);
  expect(await refundable()).toBe(0);
});

test('two colleagues give all of it back at the same moment: it goes back once', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const { sql, race, runJobs } = life.house;
  const refund = () =>
    life.staff(life.city).call(accessRightApi.refund, { id: rental.id, amountCents: 400, reason: 'Tür klemmte' });
  const row = sql`select from rentals.rental where company_id = ${rental.companyId} and id = ${rental.id} for update`;
  const answers = await race(row, () => [refund(), refund(), refund()]);
  await runJobs();
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const order = await findOrder(life.inside(life.city.id), rental.orderId!);
  expect(order).toMatchObject({ refundedCents: 400, refundPendingCents: 0, paymentState: 'refunded' });
});

test('each needs its own right', async () => {
  const rental = await life.rent({ place: await life.wall() });
  const reader = life.staff(life.city, ['rentals.read']);
  const editor = life.staff(life.city, ['rentals.read', 'rentals.edit']);
  const { id } = rental;
  const reason = 'Versuch';
  expect((await reader.call(accessRightApi.end, { id, reason })).status).toBe(403);
  expect((await editor.call(accessRightApi.refund, { id, reason, amountCents: 1 })).status).toBe(403);
  expect((await editor.call(accessRightApi.waive, { id, reason })).status).toBe(403);
  expect((await editor.call(accessRightApi.renewFeedKey, {})).status).toBe(403);
});

test('the story is printed, with everything that happened', async () => {
  const rental = await life.rent({ place: await life.wall() });
  await life.open(rental);
  await life.end(rental);
  const { status, body } = await life.staff(life.city).call(accessRightApi.evidence, { id: rental.id });
  expect([status, body.contentType, body.fileName]).toEqual([
    200,
    'application/pdf',
    `miete-${rental.orderNumber}.pdf`,
  ]);
  expect(Buffer.from(body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});
