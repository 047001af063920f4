import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupApi } from '../contract.ts';
import { appointmentApi } from '../contract-appointment.ts';
import { USUAL_SETTINGS } from '../rules/appointment.ts';
import { openSalon, type TestSalon } from './appointments.for-tests.ts';

let world: TestSalon;
beforeAll(async () => {
  world = await openSalon();
});
afterAll(() => world.app.close());

const codeOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
const list = async (from: string, to: string) =>
  (await world.desk.call(appointmentApi.list, { from: world.at(from), to: world.at(to) })).body;

test('an appointment is booked, told of with an invitation, found in its day, and refused to whoever comes second', async () => {
  const { book, at, desk, tina, otto, mails } = world;
  const answer = await book(at('2026-11-17T10:00'));
  expect(answer.body).toMatchObject({ ids: [expect.any(String)], notBooked: [] });
  expect(codeOf(await book(at('2026-11-17T10:30')))).toEqual([409, 'appointment.taken']);
  expect((await book(at('2026-11-17T11:00'))).status).toBe(200);
  expect((await book(at('2026-11-17T10:30'), otto)).status).toBe(200);
  const { appointments } = await list('2026-11-17T00:00', '2026-11-18T00:00');
  expect(appointments.map(({ staffName, startsAt }) => [staffName, startsAt])).toEqual([
    ['Tina', '2026-11-17T09:00:00.000Z'],
    ['Otto', '2026-11-17T09:30:00.000Z'],
    ['Tina', '2026-11-17T10:00:00.000Z'],
  ]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'kim@kunde.example', attachments: [{ params: { isCancelled: false } }] });
  expect(mail!.subject).toMatch(/Haarschnitt.*17\. November 2026.*10:00/);
  expect(mail!.bodyText).toMatch(/\/termin\/[0-9a-f]{32}[\w-]{43}/);
  const free = await desk.call(appointmentApi.free, {
    serviceId: world.cut,
    staffId: tina,
    from: at('2026-11-17T09:00'),
    to: at('2026-11-17T13:00'),
  });
  expect(free.body.times.map(({ startsAt }) => String(startsAt).slice(11, 16))).toEqual([
    '08:00',
    '11:00',
    '11:15',
    '11:30',
    '11:45',
  ]);
  const [, , eleven] = appointments;
  const moving = await desk.call(appointmentApi.free, {
    serviceId: world.cut,
    staffId: tina,
    exceptId: eleven!.id,
    from: at('2026-11-17T11:00'),
    to: at('2026-11-17T11:20'),
  });
  expect(moving.body.times.map(({ startsAt }) => String(startsAt).slice(11, 16))).toEqual(['10:00', '10:15']);
});

test('two who want the last time of a person at once: one has it', async () => {
  const { app, book, at, salon, tina } = world;
  const answers = await app.race(
    app.sql`select from appointments.staff where company_id = ${salon.id} and id = ${tina} for update`,
    () => [book(at('2026-11-18T16:00')), book(at('2026-11-18T16:00')), book(at('2026-11-18T15:30'))],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('even without the rule no person and no room is booked twice', async () => {
  const { app, salon } = world;
  const copy = (room: string) =>
    app.db.rows(app.sql`
    insert into appointments.appointment (company_id, id, service_id, service_name, staff_id, starts_at, ends_at, busy_from, busy_until, state, name,
      language, created_by, created_at)
    select company_id, ${newId()}, service_id, service_name, staff_id, starts_at, ends_at, busy_from, busy_until, state, ${room}, language, created_by, created_at
    from appointments.appointment where company_id = ${salon.id} limit 1`);
  await expect(copy('Doppelt')).rejects.toThrow(/appointment_person_free/);
});

test('a room is used once at a time, whoever works in it', async () => {
  const { desk, book, at, addService, addStaff } = world;
  const { id: roomId } = (await desk.call(setupApi.saveRoom, { room: { name: 'Kabine', isArchived: false } })).body;
  const facial = await addService({
    name: { de: 'Kosmetik' },
    roomIds: [roomId],
    variants: [],
    addons: [],
    isLeisure: false,
    afterMinutes: 10,
  });
  const [ada, eva] = [await addStaff('Ada', [facial]), await addStaff('Eva', [facial])];
  expect((await book(at('2026-11-19T10:00'), ada, { serviceId: facial })).status).toBe(200);
  expect(codeOf(await book(at('2026-11-19T11:00'), eva, { serviceId: facial }))).toEqual([
    409,
    'appointment.room_taken',
  ]);
  expect((await book(at('2026-11-19T11:10'), eva, { serviceId: facial })).status).toBe(200);
  expect(codeOf(await book(at('2026-11-20T10:00'), ada))).toEqual([422, 'appointment.not_for_this_person']);
});

test('who moves it may say into which room: one that the service uses, and that is free', async () => {
  const { desk, book, at, addService, addStaff } = world;
  const room = async (name: string) =>
    (await desk.call(setupApi.saveRoom, { room: { name, isArchived: false } })).body.id;
  const [blue, red, attic] = [await room('Blau'), await room('Rot'), await room('Speicher')];
  const massage = await addService({ name: { de: 'Massage' }, roomIds: [blue, red] });
  const [ida, mia] = [await addStaff('Ida', [massage]), await addStaff('Mia', [massage])];
  const startsAt = at('2026-11-24T10:00');
  const [id] = (await book(startsAt, ida, { serviceId: massage })).body.ids as [string];
  const into = async (roomId: string) => {
    const { version } = (await desk.call(appointmentApi.find, { id })).body;
    return desk.call(appointmentApi.move, { id, version, staffId: ida, startsAt, roomId });
  };
  expect((await into(red)).body).toMatchObject({ roomName: 'Rot', startsAt: '2026-11-24T09:00:00.000Z' });
  expect(codeOf(await into(attic))).toEqual([422, 'appointment.not_in_this_room']);
  expect((await book(startsAt, mia, { serviceId: massage })).status).toBe(200);
  expect(codeOf(await into(blue))).toEqual([409, 'appointment.room_taken']);
  const { version } = (await desk.call(appointmentApi.find, { id })).body;
  const later = await desk.call(appointmentApi.move, { id, version, staffId: ida, startsAt: at('2026-11-24T14:00') });
  expect(later.body.roomName).toBe('Rot');
});

test('it moves with its length, by the version that was seen; and is over when it is cancelled', async () => {
  const { desk, book, at, tina, otto } = world;
  const [id] = (await book(at('2026-11-23T10:00'))).body.ids as [string];
  const { version } = (await desk.call(appointmentApi.find, { id })).body;
  const moved = await desk.call(appointmentApi.move, { id, version, staffId: otto, startsAt: at('2026-11-23T15:30') });
  expect(moved.body).toMatchObject({ staffName: 'Otto', endsAt: '2026-11-23T15:30:00.000Z', version: version + 1 });
  const stale = await desk.call(appointmentApi.move, { id, version, staffId: tina, startsAt: at('2026-11-23T12:00') });
  expect(codeOf(stale)).toEqual([409, 'appointment.changed_meanwhile']);
  // Half an hour later, overlapping itself: that is no conflict.
  const nudge = { id, version: version + 1, staffId: otto, startsAt: at('2026-11-23T16:00') };
  expect((await desk.call(appointmentApi.move, nudge)).status).toBe(200);
  expect((await desk.call(appointmentApi.cancel, { id, withFollowing: false })).body).toEqual({ count: 1 });
  expect(codeOf(await desk.call(appointmentApi.cancel, { id, withFollowing: false }))).toEqual([
    409,
    'appointment.over',
  ]);
  expect((await world.mails()).at(-1)).toMatchObject({ attachments: [{ params: { isCancelled: true } }] });
  expect((await book(at('2026-11-23T16:00'), otto)).status).toBe(200);
});

test('on a public holiday nothing is free, and the team still enters what it wants', async () => {
  const { desk, rivalDesk, addService, addStaff, book, at } = world;
  const serviceId = await addService({ name: { de: 'Bart' } });
  const staffId = await addStaff('Ines', [serviceId]);
  const day = { serviceId, from: at('2026-11-18T00:00'), to: at('2026-11-19T00:00') };
  const free = async () => (await desk.call(appointmentApi.free, day)).body.times.length;
  const keep = (holidaysOf: 'SN' | null) =>
    desk.call(setupApi.saveSettings, { settings: { ...USUAL_SETTINGS, holidaysOf } });
  expect(await free()).toBeGreaterThan(0);
  await keep('SN');
  expect([await free(), (await rivalDesk.call(setupApi.show, {})).body.settings.holidaysOf]).toEqual([0, null]);
  expect((await book(at('2026-11-18T10:00'), staffId, { serviceId })).status).toBe(200);
  await keep(null);
});

test('a series stands where it fits and names what does not; its rest is cancelled together', async () => {
  const { desk, book, at } = world;
  await book(at('2026-12-08T14:00'));
  const { ids, notBooked } = (await book(at('2026-12-01T14:30'), undefined, { repeat: { weeks: 1, count: 4 } })).body;
  expect([ids.length, notBooked]).toEqual([3, ['2026-12-08T13:30:00.000Z']]);
  expect((await desk.call(appointmentApi.cancel, { id: ids[1]!, withFollowing: true })).body).toEqual({ count: 2 });
  expect((await desk.call(appointmentApi.find, { id: ids[0]! })).body.state).toBe('booked');
});

test('closed times keep customers out, also those of everybody', async () => {
  const { desk, at, cut } = world;
  const block = { staffId: null, startsAt: at('2026-11-26T09:00'), endsAt: at('2026-11-26T16:00'), reason: 'Inventur' };
  const { id } = (await desk.call(setupApi.addBlock, { block })).body;
  const free = async () =>
    (await desk.call(appointmentApi.free, { serviceId: cut, from: at('2026-11-26T00:00'), to: at('2026-11-27T00:00') }))
      .body.times;
  expect((await free()).map(({ startsAt }) => startsAt)).toEqual(['2026-11-26T15:00:00.000Z']);
  expect((await list('2026-11-26T00:00', '2026-11-27T00:00')).blocks).toMatchObject([{ reason: 'Inventur' }]);
  expect((await desk.call(setupApi.removeBlock, { id })).status).toBe(200);
  expect((await free()).length).toBe(29);
});

test('whoever comes is reminded once, at the time it has then', async () => {
  const { desk, book, at, app, mails, tina } = world;
  const reminders = async () => (await mails()).filter(({ subject }) => subject.startsWith('Erinnerung')).length;
  const before = await reminders();
  const [id] = (await book(at('2026-11-30T10:00'))).body.ids as [string];
  await desk.call(appointmentApi.move, { id, version: 1, staffId: tina, startsAt: at('2026-12-02T10:00') });
  app.time.now = at('2026-11-29T12:00');
  await app.runJobs();
  const meanwhile = await reminders();
  app.time.now = at('2026-12-01T10:30');
  await app.runJobs();
  await app.runJobs();
  const { appointments } = await list('2026-12-02T09:00', '2026-12-02T11:00');
  expect(appointments).toHaveLength(1);
  expect((await reminders()) - meanwhile).toBeGreaterThanOrEqual(1);
  expect(meanwhile - before).toBeGreaterThanOrEqual(0);
  const told = (await mails()).filter(
    ({ subject }) => subject.startsWith('Erinnerung') && subject.includes('2. Dezember'),
  );
  expect(told).toHaveLength(1);
  app.time.now = at('2026-12-02T10:30');
  expect((await desk.call(appointmentApi.mark, { id, state: 'done' })).body.state).toBe('done');
});

test('another company sees nothing of it, and changes nothing', async () => {
  const { rivalDesk, book, at, cut, tina, KIM } = world;
  const [id] = (await book(at('2026-12-15T10:00'))).body.ids as [string];
  const answers = [
    await rivalDesk.call(appointmentApi.find, { id }),
    await rivalDesk.call(appointmentApi.move, { id, version: 1, staffId: tina, startsAt: at('2026-12-15T12:00') }),
    await rivalDesk.call(appointmentApi.cancel, { id, withFollowing: false }),
    await rivalDesk.call(appointmentApi.mark, { id, state: 'done' }),
    await rivalDesk.call(appointmentApi.edit, { id, version: 1, customer: KIM, staffNote: '' }),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => [404, 'appointment.unknown']));
  expect(codeOf(await book(at('2026-12-15T10:00'), tina, {}, rivalDesk))).toEqual([404, 'appointment.service_unknown']);
  const staff = {
    name: 'X',
    userId: null,
    role: '',
    pictureId: null,
    hours: [],
    serviceIds: [cut],
    isOnline: true,
    isArchived: false,
  };
  expect(codeOf(await rivalDesk.call(setupApi.saveStaff, { staff }))).toEqual([404, 'appointment.service_unknown']);
  expect(codeOf(await rivalDesk.call(setupApi.saveStaff, { id: tina, staff: { ...staff, serviceIds: [] } }))).toEqual([
    404,
    'appointment.staff_unknown',
  ]);
  expect((await rivalDesk.call(setupApi.show, {})).body).toMatchObject({ services: [], staff: [], rooms: [] });
  const reader = world.app.as({ companyId: world.salon.id, capabilities: ['appointments.read'] });
  expect((await book(at('2026-12-16T10:00'), tina, {}, reader)).status).toBe(403);
});
