import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { OFFER_MINUTES, UNPAID_MINUTES } from '@fachwerk/appointments/rules/appointment';
import { openSalon, type TestSalon } from '@fachwerk/appointments/testing';
import { logs } from '@fachwerk/logs/module';
import { findOrder } from '@fachwerk/orders/facade';
import { orders } from '@fachwerk/orders/module';
import { paymentApi } from '@fachwerk/payments/contract';
import { payments } from '@fachwerk/payments/module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingApi } from '../contract.ts';
import { appointmentBooking } from './module.ts';

let world: TestSalon;
let onSite: { siteOf: string };
beforeAll(async () => {
  world = await openSalon({}, logs, payments, orders, appointmentBooking);
  onSite = { siteOf: world.salon.id };
});
afterAll(() => world.app.close());

const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
let guests = 0;
const ACCEPTED = { terms: true, privacy: true, withdrawal: true };
const book = (
  startsAt: Date,
  staffId: string | null = null,
  email = `gast${++guests}@kunde.example`,
  accepted = ACCEPTED,
  from = `198.51.100.${guests % 250}`,
) =>
  world.app.call(
    bookingApi.book,
    {
      bookingId: crypto.randomUUID(),
      serviceId: world.cut,
      staffId,
      startsAt,
      name: 'Ada Beispiel',
      email,
      phone: '',
      note: '',
      accepted,
    },
    // Everybody asks from elsewhere, unless a test says so.
    { ...onSite, from },
  );
const show = async (key: string) => (await world.app.call(bookingApi.show, { key }, onSite)).body;
/** Tries are counted by the minute. */
const nextMinute = () => world.later(1);
const PAYING = { paymentOption: 'test' as const, accepted: ACCEPTED };
/** Pays on the page of the test provider. */
const pay = async (address: string) => {
  const token = address.split('/').at(-1)!.split('?')[0]!;
  await world.app.call(paymentApi.chooseTest, { token, choice: 'succeed' }, onSite);
  await world.app.runJobs();
};

test('what is offered is what somebody does; times are free, not too soon, and the work is shared out', async () => {
  const { app, at, tina, otto, later } = world;
  expect((await app.call(bookingApi.offer, {}, onSite)).body).toMatchObject({
    services: [{ name: 'Haarschnitt', durationMinutes: 60, priceCents: 4500 }],
    staff: [{ name: 'Tina' }, { name: 'Otto' }],
  });
  const english = await app.call(bookingApi.offer, {}, { ...onSite, headers: { 'accept-language': 'en' } });
  expect(english.body.services[0]!.name).toBe('Haircut');
  const { days } = (await app.call(bookingApi.times, { serviceId: world.cut, staffId: null, fromOn: null }, onSite))
    .body;
  // It is eight; customers book two hours ahead.
  expect(days[0]).toMatchObject({ on: '2026-11-16', times: expect.arrayContaining(['2026-11-16T09:00:00.000Z']) });
  expect(days[0]!.times[0]).toBe('2026-11-16T09:00:00.000Z');
  expect(codeOf(await book(at('2026-11-16T09:00')))).toEqual([409, 'appointment.taken']);
  expect(codeOf(await book(at('2026-11-16T10:07')))).toEqual([409, 'appointment.taken']);
  const keys = [(await book(at('2026-11-16T10:00'))).body.key, (await book(at('2026-11-16T10:00'))).body.key];
  const names = (await Promise.all(keys.map(show))).map(({ staffId }) => staffId);
  expect(names.sort()).toEqual([tina, otto].sort());
  expect(codeOf(await book(at('2026-11-16T10:00')))).toEqual([409, 'appointment.taken']);
  later(1);
});

test('the last appointment of a day, wanted by five at once, belongs to two of them: there are two people', async () => {
  const { app, salon, at } = world;
  nextMinute();
  const answers = await app.race(
    app.sql`select from appointments.staff where company_id = ${salon.id} for update`,
    () => Array.from({ length: 5 }, () => book(at('2026-11-17T16:00'))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
});

test('by the link it is moved and cancelled until the deadline; the link of nobody and of another company are the same', async () => {
  const { app, at, rival, tina, later } = world;
  nextMinute();
  const { key } = (await book(at('2026-11-19T10:00'), tina)).body;
  const move = (startsAt: Date) => app.call(bookingApi.move, { key, startsAt }, onSite);
  expect((await move(at('2026-11-19T10:15'))).status).toBe(200);
  expect(await show(key)).toMatchObject({ staffName: 'Tina', startsAt: '2026-11-19T09:15:00.000Z', whyNot: null });
  expect(codeOf(await move(at('2026-11-19T18:00')))).toEqual([409, 'appointment.taken']);
  // What moves is not in its own way, and the time that it has is none to move to.
  const asked = { serviceId: world.cut, staffId: null, fromOn: '2026-11-19', key };
  const [day] = (await app.call(bookingApi.times, asked, onSite)).body.days;
  expect(['09:00', '09:15', '09:30'].map((time) => day!.times.includes(`2026-11-19T${time}:00.000Z` as never))).toEqual(
    [true, false, true],
  );
  for (const answer of [
    await app.call(bookingApi.show, { key }, { siteOf: rival.id }),
    await app.call(bookingApi.cancel, { key }, { siteOf: rival.id }),
    await app.call(bookingApi.cancel, { key: `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` }, onSite),
  ])
    expect(codeOf(answer)).toEqual([404, 'appointment.unknown']);
  expect((await app.call(bookingApi.cancel, { key }, onSite)).status).toBe(200);
  expect((await app.call(bookingApi.cancel, { key }, onSite)).status).toBe(200);
  expect((await world.mails()).filter(({ subject }) => subject.includes('abgesagt'))).toHaveLength(1);
  nextMinute();
  const late = (await book(at('2026-11-17T12:00'))).body.key;
  later(5 * 60);
  expect(await show(late)).toMatchObject({ whyNot: 'appointment.too_late' });
  expect(codeOf(await app.call(bookingApi.cancel, { key: late }, onSite))).toEqual([409, 'appointment.too_late']);
});

test('a booking that is sent again is the same appointment: the answer lost, and five at once', async () => {
  const { app, salon, at } = world;
  nextMinute();
  const bookingId = crypto.randomUUID();
  const wish = { serviceId: world.cut, staffId: null, startsAt: at('2026-11-30T10:00'), phone: '', note: '' };
  const ada = { bookingId, ...wish, accepted: ACCEPTED, name: 'Ada Lang', email: 'doppelt@kunde.example' };
  const send = () => app.call(bookingApi.book, ada, onSite);
  const answers = await app.race(
    app.sql`select from appointments.staff where company_id = ${salon.id} for update`,
    () => Array.from({ length: 5 }, send),
  );
  nextMinute();
  answers.push(await send());
  const { key } = answers[0]!.body;
  expect(answers.map(({ status, body }) => [status, body.key])).toEqual(Array.from({ length: 6 }, () => [200, key]));
  await app.runJobs();
  const booked = await app.db.rows(
    app.sql`select from appointments.appointment where company_id = ${salon.id} and email = 'doppelt@kunde.example'`,
  );
  expect(booked).toHaveLength(1);
  expect((await world.mails()).filter(({ recipient }) => recipient === 'doppelt@kunde.example')).toHaveLength(1);
  const other = await app.call(bookingApi.book, { ...ada, name: 'Eva', email: 'eva@kunde.example' }, onSite);
  expect(codeOf(other)).toEqual([422, 'repeat.other_input']);
  expect(other.body).not.toHaveProperty('key');
});

test('a stranger does not fill the book: five to come are enough for one address', async () => {
  const { at } = world;
  nextMinute();
  const answers: number[] = [];
  for (const day of ['23', '24', '25', '26', '27', '28'])
    answers.push((await book(at(`2026-11-${day}T09:00`), null, 'viel@kunde.example')).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('who waits gets the time that becomes free, for a while; then the next', async () => {
  const { app, desk, at, addService, addStaff, KIM } = world;
  const serviceId = await addService({ name: { de: 'Bart' }, durationMinutes: 30 });
  const hours = [{ day: 'wednesday' as const, from: '09:00', until: '09:30' }];
  const staffId = await addStaff('Udo', [serviceId], { hours });
  const startsAt = at('2026-12-02T09:00');
  const [id] = (await desk.call(appointmentApi.book, { serviceId, staffId, startsAt, customer: KIM, staffNote: '' }))
    .body.ids;
  const wait = (email: string) =>
    app.call(
      bookingApi.wait,
      { serviceId, staffId: null, fromOn: '2026-12-01', untilOn: '2026-12-03', name: 'Ada Beispiel', email, phone: '' },
      onSite,
    );
  nextMinute();
  expect((await wait('eins@kunde.example')).status).toBe(200);
  expect(codeOf(await wait('eins@kunde.example'))).toEqual([409, 'appointment.waiting_already']);
  world.later(1);
  await wait('zwei@kunde.example');
  await desk.call(appointmentApi.cancel, { id: id!, withFollowing: false });
  await app.runJobs();
  const offers = async () =>
    (await world.mails())
      .filter(({ subject }) => subject.includes('frei geworden'))
      .map(({ recipient, bodyText }) => ({ recipient, key: /\/termin\/([\w-]+)/.exec(bodyText)![1]! }));
  expect((await offers()).map(({ recipient }) => recipient)).toEqual(['eins@kunde.example']);
  // Kept: nobody else can have it meanwhile.
  nextMinute();
  const other = {
    bookingId: crypto.randomUUID(),
    serviceId,
    staffId: null,
    startsAt,
    name: 'X',
    email: 'x@kunde.example',
    phone: '',
    note: '',
  };
  expect(codeOf(await app.call(bookingApi.book, other, onSite))).toEqual([409, 'appointment.taken']);
  world.later(181);
  await app.runJobs();
  await app.runJobs();
  const [, second] = await offers();
  expect(second!.recipient).toBe('zwei@kunde.example');
  expect((await app.call(bookingApi.accept, { key: second!.key, accepted: ACCEPTED }, onSite)).status).toBe(200);
  expect(await show(second!.key)).toMatchObject({ state: 'booked' });
  expect((await desk.call(appointmentApi.waiting, {})).body.waiting).toEqual([]);
  expect(await show((await offers())[0]!.key)).toMatchObject({ state: 'cancelled' });
});

test('what is paid before is kept until then: paid it is booked, cancelled it is paid back, unpaid it is free again', async () => {
  const { app, salon, at, later } = world;
  nextMinute();
  const serviceId = await world.addService({ isPrepaid: true, priceCents: 11_900, name: { de: 'Farbe' } });
  await world.addStaff('Uwe', [serviceId]);
  const wish = { serviceId, staffId: null, name: 'Ada Lang', email: 'ada@kunde.example', phone: '', note: '' };
  const reserve = (startsAt: Date, given: object = {}) =>
    app.call(bookingApi.book, { bookingId: crypto.randomUUID(), ...wish, startsAt, ...PAYING, ...given }, onSite);
  const noon = at('2026-11-23T12:00');
  expect(codeOf(await reserve(noon, { accepted: { ...ACCEPTED, terms: false } }))).toEqual([
    422,
    'appointment.not_accepted',
  ]);
  expect(codeOf(await reserve(noon, { paymentOption: 'card' }))).toEqual([409, 'appointment.payment_unknown']);
  const reserved = await reserve(noon);
  const { key, redirectTo } = reserved.body;
  expect(redirectTo).toContain('/zahlung/test/');
  expect(await show(key)).toMatchObject({
    state: 'unpaid',
    isPrepaid: true,
    payPath: expect.stringContaining('/zahlung'),
  });
  expect((await reserve(noon)).body.key).toBe(key);
  expect(codeOf(await reserve(noon, { email: 'ben@kunde.example' }))).toEqual([409, 'appointment.taken']);
  const writtenTo = async () => (await world.mails()).filter(({ recipient }) => recipient === 'ada@kunde.example');
  expect(await writtenTo()).toEqual([]);

  await pay(redirectTo!);
  expect(await show(key)).toMatchObject({ state: 'booked', isPrepaid: true, payPath: null });
  const orderOf = async () => {
    const [row] = await app.db.rows<{ id: string }>(app.sql`
      select id from appointments.appointment where company_id = ${salon.id} and service_id = ${serviceId} order by id desc limit 1`);
    return findOrder({ ...app.work(), companyId: salon.id }, row!.id);
  };
  const { orderHash } = (await orderOf())!;
  const keyFor = async (cookies: Record<string, string>) =>
    (await app.call(bookingApi.ofOrder, { orderHash }, { ...onSite, cookies })).body.key;
  expect([await keyFor(reserved.cookies), await keyFor({})]).toEqual([key, null]);
  expect(await orderOf()).toMatchObject({
    status: 'finished',
    paymentState: 'paid',
    totalCents: 11_900,
    vatCents: 1900,
  });
  const customers = await app.db.rows(app.sql`
    select first_name, last_name from customers.customer where company_id = ${salon.id} and email = 'ada@kunde.example'`);
  expect(customers).toEqual([{ firstName: 'Ada', lastName: 'Lang' }]);

  expect((await app.call(bookingApi.cancel, { key }, onSite)).status).toBe(200);
  await app.runJobs();
  expect(await orderOf()).toMatchObject({ status: 'canceled', paymentState: 'refunded' });

  nextMinute();
  const late = (await reserve(noon)).body;
  later(UNPAID_MINUTES + 1);
  await app.runJobs();
  expect(await show(late.key)).toMatchObject({ state: 'cancelled' });
  await pay(late.redirectTo!);
  expect([await show(late.key), await orderOf()]).toMatchObject([{ state: 'cancelled' }, { status: 'canceled' }]);
  nextMinute();
  expect((await reserve(noon, { email: 'ben@kunde.example' })).status).toBe(200);
});

/** A service that is paid before, whose only time on a Friday became free while these wait for it, the first of them first. */
async function freedTime(name: string, friday: string, waiting: readonly string[]): Promise<void> {
  const { app, desk, at, KIM } = world;
  const serviceId = await world.addService({ isPrepaid: true, priceCents: 5950, name: { de: name } });
  const hours = [{ day: 'friday' as const, from: '09:00', until: '10:00' }];
  const staffId = await world.addStaff(name, [serviceId], { hours });
  const given = { serviceId, staffId, startsAt: at(`${friday}T09:00`), customer: KIM, staffNote: '' };
  const [id] = (await desk.call(appointmentApi.book, given)).body.ids;
  for (const email of waiting) {
    nextMinute();
    const days = { fromOn: friday, untilOn: friday };
    await app.call(
      bookingApi.wait,
      { serviceId, staffId: null, ...days, name: 'Ada Beispiel', email, phone: '' },
      onSite,
    );
  }
  await desk.call(appointmentApi.cancel, { id: id!, withFollowing: false });
  await app.runJobs();
}

const offered = async (to: string) => {
  const mail = (await world.mails()).findLast(
    ({ recipient, subject }) => recipient === to && subject.includes('frei geworden'),
  );
  return { text: mail!.bodyText, key: /\/termin\/([\w-]+)/.exec(mail!.bodyText)![1]! };
};
const accept = (key: string, paying: object = PAYING) => world.app.call(bookingApi.accept, { key, ...paying }, onSite);

test('a time of the waiting list that is paid before: two taps are one order, it is kept while somebody pays, and unpaid it is the next one’s', async () => {
  const { app, salon, desk, later } = world;
  await freedTime('Locken', '2026-12-04', ['rot@kunde.example', 'blau@kunde.example']);
  const red = await offered('rot@kunde.example');
  expect(red.text).toContain('zahlbar mit der Bestätigung');
  expect(await show(red.key)).toMatchObject({
    state: 'offered',
    isPrepaid: true,
    paymentOptions: [{ option: 'test' }],
  });
  expect(codeOf(await accept(red.key, {}))).toEqual([422, 'appointment.not_accepted']);
  expect(codeOf(await accept(red.key, { ...PAYING, paymentOption: 'card' }))).toEqual([
    409,
    'appointment.payment_unknown',
  ]);
  expect(await show(red.key)).toMatchObject({ state: 'offered' });

  later(OFFER_MINUTES - 10);
  const taps = await app.race(
    app.sql`select from appointments.appointment where company_id = ${salon.id} and state = 'offered' for update`,
    () => [accept(red.key), accept(red.key)],
  );
  expect(taps.map(({ status }) => status)).toEqual([200, 200]);
  const orders = await app.db.rows(app.sql`
    select status from orders.customer_order where company_id = ${salon.id} and email = 'rot@kunde.example'`);
  expect(orders).toEqual([{ status: 'new' }]);
  // The offer would have ended by now; who pays has their half hour.
  later(15);
  await app.runJobs();
  expect(await show(red.key)).toMatchObject({ state: 'unpaid', payPath: expect.stringContaining('/zahlung') });
  later(UNPAID_MINUTES);
  await app.runJobs();
  await app.runJobs();
  expect(await show(red.key)).toMatchObject({ state: 'cancelled' });
  expect(codeOf(await accept(red.key))).toEqual([409, 'appointment.over']);

  const blue = await offered('blau@kunde.example');
  const { redirectTo } = (await accept(blue.key)).body;
  await pay(redirectTo!);
  expect(await show(blue.key)).toMatchObject({ state: 'booked', payPath: null });
  expect((await accept(blue.key)).body).toEqual({ redirectTo: null });
  expect((await desk.call(appointmentApi.waiting, {})).body.waiting).toEqual([]);
  // Who pays too late has no claim to it: `orders` gives the money back.
  await pay(taps[0]!.body.redirectTo!);
  expect(await show(red.key)).toMatchObject({ state: 'cancelled' });
  const states = await app.db.rows(app.sql`
    select status from orders.customer_order where company_id = ${salon.id} and email = 'rot@kunde.example'`);
  expect(states).toEqual([{ status: 'canceled' }]);
});

test('an offer that ends at the very moment somebody takes it stays ended: nobody pays for a time that is the next one’s', async () => {
  const { app, salon } = world;
  await freedTime('Strähnen', '2026-12-11', ['knapp@kunde.example']);
  const { key } = await offered('knapp@kunde.example');
  nextMinute();
  const [late] = await app.race(
    app.sql`update appointments.appointment set state = 'cancelled', offered_until = null where company_id = ${salon.id} and email = 'knapp@kunde.example'`,
    () => [accept(key)],
  );
  expect(codeOf(late!)).toEqual([409, 'appointment.over']);
  expect(await show(key)).toMatchObject({ state: 'cancelled' });
  const orders = await app.db.rows(app.sql`
    select from orders.customer_order where company_id = ${salon.id} and email = 'knapp@kunde.example'`);
  expect(orders).toEqual([]);
});

test('from one address ten appointments are booked in a day; the eleventh is refused, and nobody elsewhere is kept from anything', async () => {
  const { at } = world;
  const from = '203.0.113.200';
  const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  const times = days.flatMap((day) => [`${day}T10:00`, `${day}T12:00`, `${day}T14:00`]);
  const answers = [];
  for (const time of times.slice(0, 11)) {
    nextMinute();
    answers.push(codeOf(await book(at(time), null, undefined, ACCEPTED, from)));
  }
  expect(answers.slice(0, 10).map(([status]) => status)).toEqual(Array(10).fill(200));
  expect(answers[10]).toEqual([429, 'appointment.too_many_from_here']);
  expect((await book(at(times[10]!))).status).toBe(200);
});

test('variants and add-ons are chosen, shown with what they come to, and booked the same way once more', async () => {
  const { app, addService, addStaff, at } = world;
  const [short, long, care] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const serviceId = await addService({
    name: { de: 'Massage' },
    isLeisure: true,
    variants: [
      { id: short, name: { de: 'kurz' }, durationMinutes: 30, priceCents: 3900 },
      { id: long, name: { de: 'lang' }, durationMinutes: 60, priceCents: 6900 },
    ],
    addons: [{ id: care, name: { de: 'Aromaöl' }, minutes: 10, priceCents: 500 }],
  });
  const staffId = await addStaff('Mara', [serviceId], { role: 'Masseurin' });
  const { services, staff } = (await app.call(bookingApi.offer, {}, onSite)).body;
  expect(services.find(({ id }) => id === serviceId)).toMatchObject({
    isLeisure: true,
    variants: [{ name: 'kurz' }, { name: 'lang', priceCents: 6900 }],
    addons: [{ name: 'Aromaöl', minutes: 10 }],
  });
  expect(staff.find(({ id }) => id === staffId)).toMatchObject({ role: 'Masseurin', picture: null });
  const startsAt = at('2026-12-10T10:00');
  const bookingId = crypto.randomUUID();
  const given = {
    serviceId,
    staffId,
    startsAt,
    name: 'Ada Beispiel',
    email: 'massage@kunde.example',
    phone: '',
    note: '',
    // Leisure at a fixed date: there is no withdrawal to agree to.
    accepted: { terms: true, privacy: true, withdrawal: false },
  };
  const wish = (more: object) =>
    app.call(bookingApi.book, { ...given, bookingId, ...more }, { ...onSite, from: '198.51.100.251' });
  nextMinute();
  expect(codeOf(await wish({}))).toEqual([422, 'appointment.variant_missing']);
  expect(codeOf(await wish({ variantId: long, addonIds: [short] }))).toEqual([422, 'appointment.choice_unknown']);
  const { key } = (await wish({ variantId: long, addonIds: [care] })).body;
  expect((await wish({ variantId: long, addonIds: [care] })).body.key).toBe(key);
  expect(await show(key)).toMatchObject({
    serviceName: 'Massage, lang, Aromaöl',
    priceCents: 7400,
    endsAt: at('2026-12-10T11:10').toISOString(),
    againPath: `/termine/${serviceId}?person=${staffId}&variante=${long}&plus=${care}`,
  });
});
