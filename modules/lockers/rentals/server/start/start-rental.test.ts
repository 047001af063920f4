import { raiseAlert } from '@fachwerk/alerts/facade';
import { findOrder } from '@fachwerk/orders/facade';
import { addJob } from '@fachwerk/server/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf } from '../access/access-secrets.ts';
import { openRentals, type TestPlace, type TestRentals } from '../testing.ts';
import { startBookedRental } from './start-booked-rental.job.ts';

let rentals: TestRentals;
beforeAll(async () => {
  rentals = await openRentals();
});
afterAll(() => rentals.app.close());

async function wall(count = 1): Promise<TestPlace & { boxes: string[] }> {
  const place = await rentals.place(rentals.city, 'Wand');
  return { ...place, boxes: await rentals.boxes(place, count) };
}
const inMinutes = (minutes: number) => new Date(rentals.app.time.now.getTime() + minutes * 60_000);
const mailsTo = async (email: string) => (await rentals.mails()).filter(({ recipient }) => recipient === email);
const passed = async (minutes: number) => {
  rentals.later(minutes);
  await rentals.app.runJobs();
};

test('a booked rental begins by itself at its time, once', async () => {
  const booked = await rentals.rent({ place: await wall(), startsAt: inMinutes(300) });
  expect(booked).toMatchObject({ state: 'booked', occupancyId: null });
  expect(await rentals.stateOf(booked)).toBe('free');
  await passed(299);
  expect((await rentals.find(booked)).state).toBe('booked');
  await passed(1);
  const active = await rentals.find(booked);
  expect(active).toMatchObject({ state: 'active', startsAt: booked.startsAt, endsAt: booked.endsAt });
  expect(await rentals.stateOf(active)).toBe('rented');
  const payload = { companyId: active.companyId, rentalId: active.id };
  await addJob(rentals.app.work(), startBookedRental, payload);
  await rentals.app.runJobs();
  expect((await rentals.stepsOf(active)).filter((kind) => kind === 'started')).toHaveLength(1);
  expect(await findOrder(rentals.scoped(rentals.city.id), active.orderId!)).toMatchObject({ status: 'process' });
});

test('the access data is sent at once, and does not open before the time', async () => {
  const booked = await rentals.rent({ place: await wall(), startsAt: inMinutes(300), email: 'early@example.org' });
  const [mail] = (await mailsTo('early@example.org')).filter(({ subject }) => subject.startsWith('Ihre Buchung'));
  expect(mail!.bodyText).toMatch(/PIN.*: \d{6}/);
  expect(booked.state).toBe('booked');
});

test('with somebody still in the box, the customer gets another one and a mail; key and PIN stay', async () => {
  const place = await wall(1);
  const overrun = await rentals.rent({ place, durationMinutes: 60 });
  const booked = await rentals.rent({ place, startsAt: inMinutes(90), email: 'next@example.org' });
  const before = await accessOf(rentals.scoped(rentals.city.id), booked.id);
  await rentals.boxes(place, 1, { sizeCode: 'M' });
  await passed(90);
  const moved = await rentals.find(booked);
  expect(moved).toMatchObject({ state: 'active', sizeCode: 'S', priceCents: 400 });
  expect(moved.lockId).not.toBe(overrun.lockId);
  expect(await rentals.stateOf(moved)).toBe('rented');
  expect(await accessOf(rentals.scoped(rentals.city.id), booked.id)).toEqual(before);
  expect((await mailsTo('next@example.org')).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Ihr neues Fach: \d/),
  );
  expect(await rentals.stepsOf(booked)).toContain('replaced');
});

test('a box of the same size goes before a larger one, and a smaller one is never given', async () => {
  const place = await rentals.place(rentals.city, 'Wand');
  const [small, middle, middleToo, large] = [
    ...(await rentals.boxes(place, 1)),
    ...(await rentals.boxes(place, 2, { sizeCode: 'M' })),
    ...(await rentals.boxes(place, 1, { sizeCode: 'L' })),
  ] as [string, string, string, string];
  await rentals.rent({ place, sizeCode: 'M', lockId: middle, durationMinutes: 60 });
  const booked = await rentals.rent({ place, sizeCode: 'M', lockId: middle, startsAt: inMinutes(90) });
  await passed(90);
  expect((await rentals.find(booked)).lockId).toBe(middleToo);
  expect([small, large]).not.toContain((await rentals.find(booked)).lockId);
});

test('without any box staff are alarmed and the customer gets one mail; the next free box is theirs', async () => {
  const place = await wall(1);
  await rentals.rent({ place, durationMinutes: 60 });
  const booked = await rentals.rent({ place, startsAt: inMinutes(90), email: 'sorry@example.org' });
  await passed(90);
  expect((await rentals.find(booked)).state).toBe('booked');
  await passed(5);
  const { db, sql } = rentals.app;
  const alerts = await db.rows(sql`
    select from alerts.open_alert_view where company_id = ${rentals.city.id} and subject_id = ${booked.lockId} and kind = 'box_missing'`);
  expect(alerts).toHaveLength(1);
  const sorry = async () =>
    (await mailsTo('sorry@example.org')).filter(({ subject }) => /kein Fach frei/.test(subject));
  expect(await sorry()).toHaveLength(1);
  await rentals.boxes(place, 1);
  await passed(5);
  expect((await rentals.find(booked)).state).toBe('active');
  expect(await sorry()).toHaveLength(1);
  const open = await db.rows(sql`
    select from alerts.open_alert_view where company_id = ${rentals.city.id} and subject_id = ${booked.lockId} and kind = 'box_missing'`);
  expect(open).toEqual([]);
});

test('where none became free in all its time, the money goes back', async () => {
  const place = await wall(1);
  await rentals.rent({ place, durationMinutes: 60 });
  const booked = await rentals.rent({
    place,
    startsAt: inMinutes(90),
    durationMinutes: 30,
    email: 'never@example.org',
  });
  for (let minutes = 0; minutes < 130; minutes += 5) await passed(5);
  expect((await rentals.find(booked)).state).toBe('cancelled');
  const order = await findOrder(rentals.scoped(rentals.city.id), booked.orderId!);
  expect(order).toMatchObject({ status: 'canceled', refundedCents: 200 });
  expect((await mailsTo('never@example.org')).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Erstattung zu Ihrer Bestellung/),
  );
});

test('a box with an alarm at the start is not given', async () => {
  const place = await wall(2);
  const booked = await rentals.rent({ place, startsAt: inMinutes(90) });
  const subject = { kind: 'lock', id: booked.lockId, name: '1' } as const;
  await raiseAlert(rentals.scoped(rentals.city.id), { kind: 'jam', subject, location: null });
  await passed(90);
  const active = await rentals.find(booked);
  expect(active.state).toBe('active');
  expect(active.lockId).not.toBe(booked.lockId);
});
