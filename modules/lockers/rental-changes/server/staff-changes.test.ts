import { stayApi } from '@fachwerk/active-rentals/contract';
import { extensionLine, whyNotRent } from '@fachwerk/active-rentals/facade';
import { cancelOrder, findOrder } from '@fachwerk/orders/facade';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rentalChangeApi } from '../contract.ts';
import { openRentalChanges, type TestRentalChanges } from './testing.ts';

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges();
});
afterAll(() => world.app.close());

const auditOf = (id: string, companyId = world.city.id) =>
  world.app.db.rows<{ action: string; actorName: string }>(world.app.sql`
    select action, actor_name from kit.audit_entry where company_id = ${companyId} and subject_id = ${id} order by at, id`);
const actionsOf = async (id: string, companyId?: string) => (await auditOf(id, companyId)).map(({ action }) => action);

test('whoever read an older version reads who was first', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const staff = world.staff(world.city);
  const edit = (version: number, note: string) =>
    staff.call(rentalChangeApi.edit, { orderItem: { id: rental.id, version, customerName: 'Kim Kunde', note } });
  const { version } = await world.find(rental);
  expect((await edit(version, 'ruft zurück')).body).toMatchObject({ note: 'ruft zurück', version: version + 1 });
  const second = await edit(version, 'ist umgezogen');
  expect([second.status, second.body.code]).toEqual([409, 'rental.changed_meanwhile']);
  expect(second.body.conflict).toMatchObject({
    changed: [{ field: 'note', yours: 'ist umgezogen', theirs: 'ruft zurück' }],
  });
  expect(await actionsOf(rental.id)).toEqual(['rental.edited']);
});

test('nobody else’s rental can be read or changed: it is the same as one of nobody', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { id } = rental;
  const reason = 'Versuch';
  const countIndependent = [world.staff(world.other), world.staff(world.hamburg)];
  for (const stranger of countIndependent) {
    const answers = [
      await stranger.call(rentalChangeApi.find, { id }),
      await stranger.call(rentalChangeApi.revoke, { id, reason }),
      await stranger.call(rentalChangeApi.end, { id, reason }),
      await stranger.call(rentalChangeApi.waive, { id, reason }),
      await stranger.call(rentalChangeApi.refund, { refundId: crypto.randomUUID(), id, reason, amountCents: 100 }),
      await stranger.call(rentalChangeApi.resendAccess, { id }),
      await stranger.call(rentalChangeApi.checked, { id }),
      await stranger.call(rentalChangeApi.swapChoices, { id }),
      await stranger.call(rentalChangeApi.previewDates, { id, startsAt: rental.startsAt, endsAt: rental.endsAt }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'rental.unknown']));
  }
});

test('a franchisor looks after the rentals of its franchisee, and it is written down there', async () => {
  await world.boxes(world.altona, 1);
  const rental = await world.rent({ place: world.altona, email: 'altona@example.org' });
  const staff = world.staff(world.city);
  expect((await staff.call(rentalChangeApi.find, { id: rental.id })).body.locationName).toBe('Altona');
  const revoked = await staff.call(rentalChangeApi.revoke, { id: rental.id, reason: 'Verdacht' });
  expect(revoked.body).toMatchObject({ companyId: world.hamburg.id, accessRevokedReason: 'Verdacht' });
  expect(await actionsOf(rental.id, world.hamburg.id)).toEqual(['rental.access_revoked']);
  expect(await world.subjects('altona@example.org', world.hamburg.id)).toContainEqual(
    expect.stringContaining('gesperrt'),
  );
  const own = world.staff(world.hamburg);
  const again = await own.call(rentalChangeApi.revoke, { id: rental.id, reason: 'Noch einmal' });
  expect(again.body.code).toBe('rental.access_revoked');
  expect((await own.call(rentalChangeApi.restore, { id: rental.id, reason: 'Geklärt' })).status).toBe(200);
  const twice = await own.call(rentalChangeApi.restore, { id: rental.id, reason: 'Geklärt' });
  expect(twice.body.code).toBe('rental.access_not_revoked');
});

test('other dates: what they cost and what stands in their way is shown, then they are set and sent', async () => {
  const place = await world.wall();
  const rental = await world.rent({ place, email: 'dates@example.org' });
  const next = await world.rent({ place, startsAt: world.inMinutes(300) });
  const staff = world.staff(world.city);
  const preview = (minutes: number) =>
    staff.call(rentalChangeApi.previewDates, {
      id: rental.id,
      startsAt: rental.startsAt,
      endsAt: world.inMinutes(minutes),
    });
  expect((await preview(240)).body).toMatchObject({ priceCents: 800, differenceCents: 400, problem: null });
  expect((await preview(301)).body.problem).toBe('rental.dates_conflict');
  const save = async (minutes: number) => {
    const { version } = await world.find(rental);
    const reason = 'Der Zug hat Verspätung';
    const dates = { startsAt: rental.startsAt, endsAt: world.inMinutes(minutes) };
    const settling = { way: 'waived', cents: minutes === 300 ? 600 : 1 } as const;
    const orderItem = { id: rental.id, version, ...dates, reason, settling };
    return staff.call(rentalChangeApi.editDate, { orderItem });
  };
  expect((await save(301)).body.code).toBe('rental.dates_conflict');
  const saved = await save(300);
  expect(saved.body).toMatchObject({ endsAt: next.startsAt.toISOString(), priceCents: rental.priceCents });
  expect(await world.stepsWith(rental, 'dates_edited')).toMatchObject([
    { personKind: 'staff', data: { differenceCents: 600, reason: 'Der Zug hat Verspätung' } },
  ]);
  expect(await world.subjects('dates@example.org')).toContainEqual(expect.stringContaining('Neue Mietzeit'));
  const stale = { id: rental.id, version: 1, startsAt: rental.startsAt, endsAt: world.inMinutes(200) };
  expect((await staff.call(rentalChangeApi.editDate, { orderItem: stale })).body.code).toBe('rental.changed_meanwhile');
});

test('a coming rental begins when it was moved to', async () => {
  const rental = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(600) });
  const startsAt = world.inMinutes(60);
  const { version } = await world.find(rental);
  const orderItem = { id: rental.id, version, startsAt, endsAt: world.inMinutes(180) };
  expect((await world.staff(world.city).call(rentalChangeApi.editDate, { orderItem })).status).toBe(200);
  world.later(60);
  await world.app.runJobs();
  expect(await world.find(rental)).toMatchObject({ state: 'active', startsAt });
});

test('new access data: the old link and the old PIN are worth nothing', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'new@example.org' });
  const before = await world.accessTo(rental);
  expect((await world.staff(world.city).call(rentalChangeApi.resendAccess, { id: rental.id })).status).toBe(200);
  const after = await world.accessTo(rental);
  expect([after.key === before.key, after.pin === before.pin]).toEqual([false, false]);
  expect((await world.app.call(stayApi.show, { key: before.key }, world.site)).status).toBe(404);
  expect((await world.open(rental)).status).toBe(200);
  const [mail] = (await world.mails()).filter(({ subject }) => subject.startsWith('Neue Zugangsdaten'));
  expect(mail?.bodyText).toContain(after.pin);
  expect(mail?.bodyText).toContain(`/miete/${after.key}`);
});

test('money goes back once, never more than was paid', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const staff = world.staff(world.city);
  const refund = (amountCents: number) =>
    staff.call(rentalChangeApi.refund, {
      refundId: crypto.randomUUID(),
      id: rental.id,
      amountCents,
      reason: 'Tür klemmte',
    });
  const refundable = async () => (await staff.call(rentalChangeApi.find, { id: rental.id })).body.refundableCents;
  expect(await refundable()).toBe(400);
  expect((await refund(401)).body.code).toBe('rental.refund_too_high');
  expect((await refund(300)).status).toBe(200);
  expect(await refundable()).toBe(100);
  expect((await staff.call(rentalChangeApi.find, { id: rental.id })).body.refundedCents).toBe(300);
  expect((await refund(101)).body.code).toBe('rental.refund_too_high');
  await world.app.runJobs();
  const order = await findOrder(world.scoped(world.city.id), rental.orderId!);
  expect(order).toMatchObject({ refundedCents: 300, paymentState: 'partly_refunded' });
  expect((await refund(100)).status).toBe(200);
  expect(await world.stepsWith(rental, 'refunded')).toHaveLength(2);
  expect(await refundable()).toBe(0);
});

test('two colleagues give all of it back at the same moment: it goes back once', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { sql, race, runJobs } = world.app;
  const refund = () =>
    world.staff(world.city).call(rentalChangeApi.refund, {
      refundId: crypto.randomUUID(),
      id: rental.id,
      amountCents: 400,
      reason: 'Tür klemmte',
    });
  const row = sql`select from rentals.rental where company_id = ${rental.companyId} and id = ${rental.id} for update`;
  const answers = await race(row, () => [refund(), refund(), refund()]);
  await runJobs();
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const order = await findOrder(world.scoped(world.city.id), rental.orderId!);
  expect(order).toMatchObject({ refundedCents: 400, refundPendingCents: 0, paymentState: 'refunded' });
});

test('a part of it that is sent ten times goes back once, and all hear the same', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { sql, race, runJobs } = world.app;
  const refundId = crypto.randomUUID();
  const refund = () =>
    world
      .staff(world.city)
      .call(rentalChangeApi.refund, { refundId, id: rental.id, amountCents: 100, reason: 'Tür klemmte' });
  const row = sql`select from rentals.rental where company_id = ${rental.companyId} and id = ${rental.id} for update`;
  const answers = await race(row, () => Array.from({ length: 10 }, refund));
  await runJobs();
  answers.push(await refund());
  const [first] = answers;
  for (const { status, body } of answers) expect([status, body]).toEqual([200, first!.body]);
  await runJobs();
  const order = await findOrder(world.scoped(world.city.id), rental.orderId!);
  expect(order).toMatchObject({ refundedCents: 100, refundPendingCents: 0 });
});

test('each needs its own right', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const reader = world.staff(world.city, ['rentals.read']);
  const editor = world.staff(world.city, ['rentals.read', 'rentals.edit']);
  const { id } = rental;
  const reason = 'Versuch';
  expect((await reader.call(rentalChangeApi.end, { id, reason })).status).toBe(403);
  expect(
    (await editor.call(rentalChangeApi.refund, { refundId: crypto.randomUUID(), id, reason, amountCents: 1 })).status,
  ).toBe(403);
  expect((await editor.call(rentalChangeApi.waive, { id, reason })).status).toBe(403);
});

test('taking the access away at the same moment comes before or after, never between', async () => {
  const rental = await world.rent({ place: await world.wall() });
  const { key } = await world.accessTo(rental);
  const row = world.app
    .sql`select from rentals.rental where company_id = ${rental.companyId} and id = ${rental.id} for update`;
  const staff = world.staff(world.city);
  const [revoked, opened] = await world.app.race<{ status: number }>(row, () => [
    staff.call(rentalChangeApi.revoke, { id: rental.id, reason: 'Verdacht' }),
    world.app.call(stayApi.open, { key, transactionId: newId() }, world.site),
  ]);
  expect(revoked!.status).toBe(200);
  expect([200, 403]).toContain(opened!.status);
  expect((await world.open(rental)).body.code).toBe('rental.access_revoked');
});

test('somebody has looked: it is free before, and the job finds nothing to do', async () => {
  const rental = await world.rent({ place: await world.wall(1, { checkMinutes: 30 }) });
  await world.end(rental);
  const staff = world.staff(world.city);
  expect((await staff.call(rentalChangeApi.find, { id: rental.id })).body.isToCheck).toBe(true);
  const checked = await staff.call(rentalChangeApi.checked, { id: rental.id });
  expect([checked.status, checked.body.isToCheck]).toEqual([200, false]);
  expect(await world.stateOf(rental)).toBe('free');
  expect((await staff.call(rentalChangeApi.checked, { id: rental.id })).status).toBe(409);
  await world.rent({ place: { ...world.berlin, id: rental.locationId }, lockId: rental.lockId });
  world.later(31);
  await world.app.runJobs();
  expect(await world.stateOf(rental)).toBe('rented');
});

test('staff end what runs and cancel what has not begun; what is due stays due and blocks new rentals', async () => {
  const place = await world.wall(2);
  const late = await world.rent({ place, email: 'late@example.org' });
  const coming = await world.rent({ place, startsAt: world.inMinutes(2000), email: 'late@example.org' });
  world.later(400);
  await world.app.runJobs();
  const staff = world.staff(world.city);
  const ended = await staff.call(rentalChangeApi.end, { id: late.id, reason: 'Nicht erreichbar' });
  expect([ended.status, ended.body.phase, ended.body.dueCents]).toEqual([200, 'ended', 1000]);
  world.later(600);
  expect((await staff.call(rentalChangeApi.find, { id: late.id })).body.dueCents).toBe(1000);
  expect(await whyNotRent(world.scoped(world.hamburg.id), { id: late.customerId!, blockedAt: null })).toBe(
    'rental.surcharges_outstanding',
  );

  const cancelled = await staff.call(rentalChangeApi.end, { id: coming.id, reason: 'Umbau' });
  expect([cancelled.body.state, await world.stateOf(coming)]).toEqual(['cancelled', 'free']);
  expect((await staff.call(rentalChangeApi.end, { id: coming.id, reason: 'Umbau' })).body.code).toBe('rental.over');

  const waived = await staff.call(rentalChangeApi.waive, { id: late.id, reason: 'Kulanz' });
  expect(waived.body).toMatchObject({ dueCents: 0, waivedCents: 1000 });
  expect(await whyNotRent(world.scoped(world.hamburg.id), { id: late.customerId!, blockedAt: null })).toBeNull();
  expect((await staff.call(rentalChangeApi.waive, { id: late.id, reason: 'Kulanz' })).body.code).toBe(
    'rental.no_surcharge_due',
  );
});

const orderOf = (id: string) => findOrder(world.scoped(world.city.id), id);

test('a booking that staff had called off without giving anything back: its cancelled order gives all of it back', async () => {
  const coming = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(180) });
  const line = await extensionLine(world.scoped(coming.companyId), coming, world.inMinutes(420));
  const order = await world.orderLines(coming, [line]);
  await world.pay(order);
  await world.staff(world.city).call(rentalChangeApi.end, { id: coming.id, reason: 'Umbau' });
  await world.app.runJobs();
  expect(await orderOf(order.id)).toMatchObject({ paymentState: 'paid', refundedCents: 0 });
  await world.within(world.city.id, (ctx) => cancelOrder(ctx, coming.orderId!, 'Kulanz'));
  await world.app.runJobs();
  expect(await orderOf(coming.orderId!)).toMatchObject({ refundedCents: 400 });
  expect(await orderOf(order.id)).toMatchObject({ refundedCents: order.totalCents });
});

const after = async (minutes: number) => {
  world.later(minutes);
  await world.app.runJobs();
};

test('a moved end brings a new reminder, and none at the old time', async () => {
  const rental = await world.rent({ place: await world.wall(), email: 'moved@example.org' });
  await after(60);
  const { version } = await world.find(rental);
  const settling = { way: 'waived', cents: 400 } as const;
  const dates = {
    id: rental.id,
    version,
    startsAt: rental.startsAt,
    endsAt: world.inMinutes(180),
    reason: 'Zug',
    settling,
  };
  expect((await world.staff(world.city).call(rentalChangeApi.editDate, { orderItem: dates })).status).toBe(200);
  await after(60);
  const subjects = async () =>
    (await world.subjects('moved@example.org')).slice(2).map((subject) => subject.split(':')[0]);
  expect(await subjects()).toEqual(['Ihre Miete endet bald', expect.stringContaining('Neue Mietzeit')]);
  await after(60);
  expect((await subjects()).at(-1)).toBe('Ihre Miete endet bald');
});

test('whoever cancels a booking says what goes back: not more than was paid, and only who may', async () => {
  const coming = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(180) });
  const wish = { id: coming.id, reason: 'Umbau' };
  const may = world.staff(world.city, ['rentals.read', 'rentals.edit']);
  expect((await may.call(rentalChangeApi.end, { ...wish, refundCents: 100 })).status).toBe(403);
  const staff = world.staff(world.city);
  const most = (await staff.call(rentalChangeApi.find, { id: coming.id })).body.refundableCents;
  const tooMuch = await staff.call(rentalChangeApi.end, { ...wish, refundCents: most + 1 });
  expect(tooMuch.body.code).toBe('rental.refund_too_high');
  expect((await staff.call(rentalChangeApi.end, { ...wish, refundCents: 150 })).body.state).toBe('cancelled');
  await world.app.runJobs();
  expect(await orderOf(coming.orderId!)).toMatchObject({ refundedCents: 150, paymentState: 'partly_refunded' });
});

const fates = [
  ['gives all back', 400, /den vollen Betrag von 4,00/],
  ['gives a part back', 150, /Von den bezahlten 4,00.* erstatten wir Ihnen 1,50/],
  ['keeps it', 0, /4,00.* werden nicht erstattet/],
  ['has no say in it', undefined, /noch nicht entschieden/],
] as const;
for (const [name, refundCents, words] of fates) {
  test(`the renter reads what becomes of the money when staff who call a booking off: ${name}`, async () => {
    const email = `fate-${refundCents}@example.org`;
    const coming = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(180), email });
    const wish = { id: coming.id, reason: 'Umbau', ...(refundCents !== undefined && { refundCents }) };
    expect((await world.staff(world.city).call(rentalChangeApi.end, wish)).status).toBe(200);
    await world.app.runJobs();
    const mail = (await world.mails()).find(
      ({ recipient, subject }) => recipient === email && subject.includes('storniert'),
    );
    expect(mail!.bodyText).toMatch(words);
  });
}
