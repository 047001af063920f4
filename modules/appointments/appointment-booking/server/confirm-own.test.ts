import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { USUAL_SETTINGS } from '@fachwerk/appointments/rules/appointment';
import { CONFIRM_MINUTES } from '@fachwerk/appointments/rules/confirmation';
import { openSalon, type TestSalon } from '@fachwerk/appointments/testing';
import { logs } from '@fachwerk/logs/module';
import { orders } from '@fachwerk/orders/module';
import { payments } from '@fachwerk/payments/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingApi } from '../contract.ts';
import { appointmentBooking } from './module.ts';

let world: TestSalon;
let onSite: { siteOf: string };
const setConfirming = (needsConfirmation: boolean) =>
  world.desk.call(setupApi.saveSettings, { settings: { ...USUAL_SETTINGS, needsConfirmation } });
beforeAll(async () => {
  world = await openSalon({}, logs, payments, orders, appointmentBooking);
  onSite = { siteOf: world.salon.id };
  expect((await setConfirming(true)).status).toBe(200);
});
// Tries are counted by the minute.
beforeEach(() => world.later(1));
afterAll(() => world.app.close());

const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
let guests = 0;
const book = (startsAt: Date, given: { email?: string; from?: string; staffId?: string } = {}) => {
  const { email = `gast${++guests}@kunde.example`, from = `198.51.100.${++guests % 250}` } = given;
  const wish = { serviceId: world.cut, staffId: given.staffId ?? world.tina, startsAt, phone: '', note: '' };
  const accepted = { terms: true, privacy: true, withdrawal: true };
  const who = { name: 'Ada Beispiel', email, accepted };
  return world.app.call(bookingApi.book, { bookingId: crypto.randomUUID(), ...wish, ...who }, { ...onSite, from });
};
const show = async (key: string) => (await world.app.call(bookingApi.show, { key }, onSite)).body;
const look = (key: string) => world.app.call(bookingApi.confirmation, { key }, onSite);
const confirm = (key: string, site = onSite) => world.app.call(bookingApi.confirm, { key }, site);
const mailsTo = async (email: string) => (await world.mails()).filter(({ recipient }) => recipient === email);
/** The key in the last mail that asks. */
const askedBy = async (email: string) =>
  /\/termin\/bestaetigen\/([\w-]+)/.exec(
    (await mailsTo(email)).findLast(({ subject }) => subject.includes('bestätigen'))!.bodyText,
  )![1]!;

const idOf = async (day: string) => {
  const span = { from: world.at(`${day}T00:00`), to: world.at(`${day}T23:00`) };
  return (await world.desk.call(appointmentApi.list, span)).body.appointments[0]!.id;
};
/** The customer calls, and staff confirm. */
const byPhone = (id: string, desk = world.desk, key?: string) =>
  world.app.call(
    appointmentApi.confirm,
    { id },
    { token: desk.token, ...(key && { headers: { 'idempotency-key': key } }) },
  );

test('what is booked waits for the link in the mail; looking confirms nothing, and confirmed twice it is one answer and one mail', async () => {
  const { at, desk } = world;
  const email = 'ada@kunde.example';
  const startsAt = at('2026-11-19T10:00');
  const { key } = (await book(startsAt, { email })).body;
  expect(await show(key)).toMatchObject({ state: 'unconfirmed', hasLapsed: false });
  expect(codeOf(await book(startsAt))).toEqual([409, 'appointment.taken']);
  const [mail, ...others] = await mailsTo(email);
  expect([mail!.subject, others, mail!.attachments]).toEqual([expect.stringContaining('Bitte bestätigen'), [], []]);
  // The address is not proven: nobody writes a stranger what somebody typed as a name.
  expect(mail!.bodyText).not.toContain('Ada');
  const span = { from: at('2026-11-19T00:00'), to: at('2026-11-20T00:00') };
  const listed = (await desk.call(appointmentApi.list, span)).body.appointments;
  expect(listed).toMatchObject([{ state: 'unconfirmed', offeredUntil: expect.any(String) }]);

  const link = await askedBy(email);
  expect((await look(link)).body).toMatchObject({ confirmation: 'open', key, serviceName: 'Haarschnitt' });
  expect(await show(key)).toMatchObject({ state: 'unconfirmed' });
  // The key of whoever booked is not the one of the mail.
  expect(codeOf(await confirm(key))).toEqual([404, 'appointment.unknown']);
  for (const tap of [await confirm(link), await confirm(link)]) expect([tap.status, tap.body]).toEqual([200, { key }]);
  expect(await show(key)).toMatchObject({ state: 'booked', offeredUntil: null });
  expect((await look(link)).body).toMatchObject({ confirmation: 'given' });
  world.later(CONFIRM_MINUTES + 1);
  await world.app.runJobs();
  expect(await show(key)).toMatchObject({ state: 'booked' });
  const subjects = (await mailsTo(email)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toEqual(['Bitte bestätigen', 'Ihr Termin']);
});

test('not confirmed in time it is refused from that minute on, and the time is free again', async () => {
  const { at, app } = world;
  const email = 'spaet@kunde.example';
  const startsAt = at('2026-11-20T10:00');
  const { key } = (await book(startsAt, { email })).body;
  const link = await askedBy(email);
  world.later(CONFIRM_MINUTES);
  expect((await look(link)).body).toMatchObject({ confirmation: 'expired' });
  expect(codeOf(await confirm(link))).toEqual([409, 'appointment.confirmation_expired']);
  await app.runJobs();
  expect(await show(key)).toMatchObject({ state: 'cancelled', hasLapsed: true });
  expect(codeOf(await confirm(link))).toEqual([409, 'appointment.confirmation_expired']);
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await book(startsAt)).status).toBe(200);
});

test('a link of another company, a changed one and one to an address that was corrected are of nobody', async () => {
  const { at, desk, rival, app } = world;
  const email = 'vertippt@kunde.example';
  const { key } = (await book(at('2026-11-23T10:00'), { email })).body;
  const link = await askedBy(email);
  const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
  for (const answer of [
    await confirm(link, { siteOf: rival.id }),
    await app.call(bookingApi.confirmation, { key: link }, { siteOf: rival.id }),
    await confirm(changed),
    await look(changed),
  ])
    expect(codeOf(answer)).toEqual([404, 'appointment.unknown']);
  const span = { from: at('2026-11-23T00:00'), to: at('2026-11-24T00:00') };
  const [{ id, version } = { id: '', version: 0 }] = (await desk.call(appointmentApi.list, span)).body.appointments;
  const customer = { name: 'Ada Beispiel', email: 'richtig@kunde.example', phone: '' };
  expect((await desk.call(appointmentApi.edit, { id, version, customer, staffNote: '' })).status).toBe(200);
  expect(codeOf(await confirm(link))).toEqual([404, 'appointment.unknown']);
  expect((await confirm(await askedBy(customer.email))).body).toEqual({ key });
});

test('two taps at the same moment confirm once; one at the moment the time is released comes too late', async () => {
  const { at, app, salon } = world;
  const { key } = (await book(at('2026-11-24T10:00'), { email: 'zwei@kunde.example' })).body;
  const link = await askedBy('zwei@kunde.example');
  const held = app.sql`select from appointments.appointment where company_id = ${salon.id} and email = 'zwei@kunde.example' for update`;
  const taps = await app.race(held, () => [confirm(link), confirm(link)]);
  expect(taps.map(({ status, body }) => [status, body])).toEqual([
    [200, { key }],
    [200, { key }],
  ]);
  expect(await mailsTo('zwei@kunde.example')).toHaveLength(2);

  const late = (await book(at('2026-11-24T12:00'), { email: 'knapp@kunde.example' })).body.key;
  const lateLink = await askedBy('knapp@kunde.example');
  const released = app.sql`
    update appointments.appointment set state = 'cancelled', cancelled_by = 'nobody', offered_until = null
    where company_id = ${salon.id} and email = 'knapp@kunde.example'`;
  const [tap] = await app.race(released, () => [confirm(lateLink)]);
  expect(codeOf(tap!)).toEqual([409, 'appointment.confirmation_expired']);
  expect(await show(late)).toMatchObject({ state: 'cancelled' });
});

test('given back by whoever booked, it is free at once and nobody is written to', async () => {
  const { at, app } = world;
  const email = 'zurueck@kunde.example';
  const { key } = (await book(at('2026-11-25T10:00'), { email })).body;
  expect((await app.call(bookingApi.cancel, { key }, onSite)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(codeOf(await confirm(await askedBy(email)))).toEqual([409, 'appointment.over']);
  expect((await book(at('2026-11-25T10:00'))).status).toBe(200);
});

test('moved by staff, it is asked for again with the new time, and customers do not move it', async () => {
  const { at, desk, app } = world;
  const email = 'umzug@kunde.example';
  const { key } = (await book(at('2026-11-26T10:00'), { email })).body;
  const span = { from: at('2026-11-26T00:00'), to: at('2026-11-27T00:00') };
  const [{ id, version } = { id: '', version: 0 }] = (await desk.call(appointmentApi.list, span)).body.appointments;
  const place = { staffId: world.tina, startsAt: at('2026-11-26T12:00') };
  expect((await desk.call(appointmentApi.move, { id, version, ...place })).status).toBe(200);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('10:00'), expect.stringContaining('12:00')]);
  const move = { key, startsAt: at('2026-11-26T14:00') };
  expect(codeOf(await app.call(bookingApi.move, move, onSite))).toEqual([409, 'appointment.over']);
  expect((await confirm(await askedBy(email))).body).toEqual({ key });
});

test('what was never confirmed counts for a day: nobody has a stranger written to over and over', async () => {
  const { at, app } = world;
  const answers: unknown[] = [];
  for (const hour of ['09', '11', '13', '14', '15', '16']) {
    answers.push(
      codeOf(await book(at(`2026-12-01T${hour}:00`), { email: 'opfer@kunde.example', staffId: world.otto })),
    );
    world.later(CONFIRM_MINUTES + 1);
    await app.runJobs();
  }
  expect(answers.map((answer) => (answer as number[])[0])).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo('opfer@kunde.example')).toHaveLength(5);
  world.later(24 * 60);
  expect((await book(at('2026-12-01T16:00'), { email: 'opfer@kunde.example', staffId: world.otto })).status).toBe(200);
});

test('staff confirm for a caller: booked and audited once, with one mail, and then there is nothing to confirm', async () => {
  const { at, app, salon, later } = world;
  const email = 'anruf@kunde.example';
  const { key } = (await book(at('2026-12-03T10:00'), { email })).body;
  const link = await askedBy(email);
  const id = await idOf('2026-12-03');
  expect(codeOf(await byPhone(id, world.rivalDesk))).toEqual([404, 'appointment.unknown']);
  const reader = app.as({ companyId: salon.id, capabilities: ['appointments.read'] });
  expect((await byPhone(id, reader)).status).toBe(403);
  expect(await show(key)).toMatchObject({ state: 'unconfirmed' });

  const held = app.sql`select from appointments.appointment where company_id = ${salon.id} and id = ${id} for update`;
  const sentTwice = await app.race(held, () => [
    byPhone(id, world.desk, 'anruf-und-noch-einmal'),
    byPhone(id, world.desk, 'anruf-und-noch-einmal'),
  ]);
  expect(sentTwice.map(({ status, body }) => [status, body.state])).toEqual([
    [200, 'booked'],
    [200, 'booked'],
  ]);
  expect(codeOf(await byPhone(id))).toEqual([409, 'appointment.nothing_to_confirm']);
  // The customer who finds the mail after all is told that it is confirmed.
  expect((await confirm(link)).body).toEqual({ key });
  later(CONFIRM_MINUTES + 1);
  await app.runJobs();
  expect(await show(key)).toMatchObject({ state: 'booked', offeredUntil: null });
  const subjects = (await mailsTo(email)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toEqual(['Bitte bestätigen', 'Ihr Termin']);
  const audited = await app.db.rows(app.sql`
    select before, after from kit.audit_entry
    where company_id = ${salon.id} and subject_id = ${id} and action = 'appointment.confirmed'`);
  expect(audited).toEqual([{ before: { state: 'unconfirmed' }, after: { state: 'booked' } }]);
});

test('staff do not confirm what has lapsed, before and after the time is released, nor what was called off', async () => {
  const { at, desk, app, later } = world;
  await book(at('2026-12-04T10:00'));
  const lapsed = await idOf('2026-12-04');
  later(CONFIRM_MINUTES);
  expect(codeOf(await byPhone(lapsed))).toEqual([409, 'appointment.confirmation_expired']);
  await app.runJobs();
  expect(codeOf(await byPhone(lapsed))).toEqual([409, 'appointment.confirmation_expired']);
  await book(at('2026-12-07T10:00'));
  const off = await idOf('2026-12-07');
  await desk.call(appointmentApi.cancel, { id: off, withFollowing: false });
  expect(codeOf(await byPhone(off))).toEqual([409, 'appointment.over']);
});

test('what staff book needs no confirmation, and without the setting a booking stands at once', async () => {
  const { at, desk } = world;
  const [id] = (await world.book(at('2026-12-02T10:00'))).body.ids;
  expect((await desk.call(appointmentApi.find, { id: id! })).body.state).toBe('booked');
  await setConfirming(false);
  const { key } = (await book(at('2026-12-02T12:00'), { email: 'sofort@kunde.example' })).body;
  expect(await show(key)).toMatchObject({ state: 'booked' });
  expect((await mailsTo('sofort@kunde.example')).map(({ subject }) => subject.split(':')[0])).toEqual(['Ihr Termin']);
  await setConfirming(true);
});
