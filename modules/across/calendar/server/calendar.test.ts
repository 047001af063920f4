import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { appointments } from '@fachwerk/appointments/module';
import { WEEKDAYS } from '@fachwerk/base/time';
import { boards } from '@fachwerk/boards/module';
import { boxModules } from '@fachwerk/box-cart/testing';
import { customerFor } from '@fachwerk/customers/facade';
import { newId } from '@fachwerk/server/ids';
import { serviceOrders } from '@fachwerk/service-orders/module';
import { openGoods, type TestGoods } from '@fachwerk/shop-cart/testing';
import { teamApi } from '@fachwerk/time-tracking/contract-team';
import { timeTracking } from '@fachwerk/time-tracking/module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarApi, SOURCES } from '../contract.ts';
import { calendar } from './module.ts';

const ALL = [
  'appointments.read',
  'appointments.edit',
  'appointments.manage',
  'boards.read',
  'orders.read',
  'rentals.read',
  'time_log.track',
];
let shop: TestGoods;
let tinaId: string;
beforeAll(async () => {
  shop = await openGoods({}, ...boxModules, serviceOrders, timeTracking, boards, appointments, calendar);
  shop.app.time.now = new Date('2026-11-16T07:00:00Z');
  tinaId = await hire('Tina');
});
afterAll(() => shop.app.close());

/** Somebody who works there; of people only their table is in this house. */
async function hire(firstName: string): Promise<string> {
  const id = newId();
  await shop.app.db.rows(shop.app.sql`
    insert into access.user (company_id, id, email, first_name, last_name, roles, created_at)
    values (${shop.bella.id}, ${id}, ${`${id}@example.org`}, ${firstName}, 'Meier', ${['staff']}::text[], ${shop.app.time.now})`);
  return id;
}
const as = (userId: string, capabilities = ALL, companyId = shop.bella.id) =>
  shop.app.as({ companyId, userId, capabilities });
const at = (text: string) => new Date(`${text}:00+01:00`);
const draft = (given: object = {}) => ({
  kind: 'aufgabe' as const,
  title: 'Bank anrufen',
  description: '',
  email: '',
  onDay: '2026-11-18',
  starts: '10:00',
  ends: '12:00',
  ...given,
});
const week = { from: at('2026-11-16T00:00'), to: at('2026-11-23T00:00') };

test('a todo is one’s own, on all devices; nobody else sees or changes it', async () => {
  const [tina, otto] = [as(tinaId), as(newId())];
  const { id } = (await tina.call(calendarApi.saveTodo, { todo: draft() })).body;
  const days = { from: '2026-11-01', until: '2026-11-30' };
  expect((await tina.call(calendarApi.todos, days)).body.todos).toMatchObject([
    { title: 'Bank anrufen', starts: '10:00', isDone: false },
  ]);
  expect((await otto.call(calendarApi.todos, days)).body.todos).toEqual([]);
  const answers = [
    await otto.call(calendarApi.saveTodo, { id, todo: draft() }),
    await otto.call(calendarApi.markTodo, { id, isDone: true }),
    await otto.call(calendarApi.removeTodo, { id }),
    await as(tinaId, ALL, shop.other.id).call(calendarApi.removeTodo, { id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await tina.call(calendarApi.saveTodo, { todo: draft({ ends: '09:00' }) })).status).toBe(422);
  const old = [draft(), draft({ title: 'Neu', onDay: '2026-11-19' }), draft({ title: 'Neu', onDay: '2026-11-19' })];
  expect((await tina.call(calendarApi.takeOver, { todos: old })).body).toEqual({ count: 1 });
  expect((await tina.call(calendarApi.takeOver, { todos: old })).body).toEqual({ count: 0 });
  await tina.call(calendarApi.markTodo, { id, isDone: true });
  const { entries } = (await tina.call(calendarApi.entries, { ...week, sources: ['todos'] })).body;
  expect(entries).toMatchObject([{ title: 'Neu', startsAt: '2026-11-19T09:00:00.000Z', isAllDay: false }]);
});

test('every source answers, each only to who may see it', async () => {
  const boardId = newId();
  const columnId = newId();
  const { app, bella } = shop;
  await app.db.rows(app.sql`
    insert into boards.board (company_id, id, name, created_at, changed_at) values (${bella.id}, ${boardId}, 'Salon', ${app.time.now}, ${app.time.now})`);
  await app.db.rows(app.sql`
    insert into boards.board_column (company_id, id, board_id, name, position) values (${bella.id}, ${columnId}, ${boardId}, 'Offen', 1)`);
  await app.db.rows(app.sql`
    insert into boards.card (company_id, id, board_id, column_id, sort, title, due_on, revision, moved_at, created_at, created_by)
    values (${bella.id}, ${newId()}, ${boardId}, ${columnId}, 'V', 'Regal bauen', '2026-11-20', 1, ${app.time.now}, ${app.time.now}, 'Tina')`);
  const ask = async (capabilities: string[], companyId = bella.id) =>
    (await as(tinaId, capabilities, companyId).call(calendarApi.entries, { ...week, sources: [...SOURCES] })).body
      .entries;
  await as(tinaId).call(teamApi.addAbsence, {
    absence: { kind: 'training', fromOn: '2026-11-20', untilOn: '2026-11-20', note: '' },
  });
  const titles = (await ask(ALL)).map(({ source, title }) => `${source} ${title}`);
  expect(titles).toEqual(expect.arrayContaining(['cards Regal bauen', 'absences Test Person']));
  expect((await ask(['appointments.read'])).every(({ source }) => source === 'todos')).toBe(true);
  expect(await ask(ALL, shop.other.id)).toEqual([]);
  const tooLong = { from: week.from, to: at('2027-11-16T00:00'), sources: [...SOURCES] };
  expect((await as(tinaId).call(calendarApi.entries, tooLong)).body).toMatchObject({ code: 'calendar.too_long' });
});

test('who is away is not booked by anybody', async () => {
  const desk = as(tinaId);
  const service = { name: { de: 'Schnitt' }, description: {}, durationMinutes: 60, beforeMinutes: 0, afterMinutes: 0 };
  const { id: serviceId } = (
    await desk.call(setupApi.saveService, {
      service: {
        ...service,
        priceCents: null,
        isPrepaid: false,
        vatPercent: 19,
        isOnline: true,
        roomIds: [],
        variants: [],
        addons: [],
        isLeisure: false,
        isArchived: false,
      },
    })
  ).body;
  const hours = WEEKDAYS.map((day) => ({ day, from: '09:00', until: '11:00' }));
  const staff = {
    name: 'Tina',
    userId: tinaId,
    role: '',
    pictureId: null,
    hours,
    serviceIds: [serviceId],
    isOnline: true,
    isArchived: false,
  };
  const { id: staffId } = (await desk.call(setupApi.saveStaff, { staff })).body;
  const free = async (day: string) =>
    (await desk.call(appointmentApi.free, { serviceId, from: at(`${day}T00:00`), to: at(`${day}T23:00`) })).body.times
      .length;
  expect([await free('2026-11-19'), await free('2026-11-20')]).toEqual([5, 0]);
  const customer = { name: 'Kim Beispiel', email: '', phone: '' };
  const booked = await desk.call(appointmentApi.book, {
    serviceId,
    staffId,
    startsAt: at('2026-11-19T09:00'),
    customer,
    staffNote: '',
  });
  expect(booked.status).toBe(200);
});

test('a calendar outside reads one’s own by its key, until there is a new one or none', async () => {
  const tina = as(tinaId);
  expect((await tina.call(calendarApi.feed, {})).body).toEqual({ isOpen: false, createdAt: null });
  const renew = async () => (await tina.call(calendarApi.renewFeed, {})).body.url;
  const read = (url: string) => shop.app.http.inject({ url: new URL(url).pathname });
  const first = await renew();
  const feed = await read(first);
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(feed.body).toContain('SUMMARY:Schnitt\\, Kim Beispiel');
  expect(feed.body).toContain('DTSTART:20261119T080000Z');
  expect(feed.body).toContain('SUMMARY:Neu');
  expect(feed.body).not.toContain('Bank anrufen');
  const second = await renew();
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await read(`${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
  await tina.call(calendarApi.closeFeed, {});
  expect((await read(second)).statusCode).toBe(404);
  expect((await read(await renew())).statusCode).toBe(200);
});

test('beside a customer stand the appointments of their address, for who may see them and in their own company', async () => {
  const desk = as(tinaId);
  const service = {
    name: { de: 'Beratung' },
    description: {},
    durationMinutes: 30,
    beforeMinutes: 0,
    afterMinutes: 0,
    priceCents: null,
    isPrepaid: false,
    vatPercent: 19 as const,
    isOnline: true,
    roomIds: [],
    variants: [],
    addons: [],
    isLeisure: false,
    isArchived: false,
  };
  const serviceId = (await desk.call(setupApi.saveService, { service })).body.id;
  const hours = WEEKDAYS.map((day) => ({ day, from: '09:00', until: '17:00' }));
  const staff = {
    name: 'Uwe',
    userId: null,
    role: '',
    pictureId: null,
    hours,
    serviceIds: [serviceId],
    isOnline: true,
    isArchived: false,
  };
  const staffId = (await desk.call(setupApi.saveStaff, { staff })).body.id;
  const book = (email: string, startsAt: Date) => {
    const customer = { name: 'Kim', email, phone: '' };
    return desk.call(appointmentApi.book, { serviceId, staffId, startsAt, customer, staffNote: '' });
  };
  await book('kim@kunde.example', at('2026-11-19T10:00'));
  await book('kim@kunde.example', at('2026-11-18T10:00'));
  await book('ada@kunde.example', at('2026-11-17T10:00'));
  const contact = {
    email: 'kim@kunde.example',
    firstName: 'Kim',
    lastName: 'Beispiel',
    phone: '',
    language: 'de' as const,
  };
  const ctx = { ...shop.app.work(), companyId: shop.bella.id };
  const { id: customerId } = await shop.app.db.transaction((db) => customerFor({ ...ctx, db }, contact));
  const found = (await desk.call(calendarApi.ofCustomer, { customerId })).body.appointments;
  expect(found.map(({ startsAt }) => new Date(startsAt))).toEqual([at('2026-11-18T10:00'), at('2026-11-19T10:00')]);
  const rival = as(newId(), ALL, shop.other.id);
  expect((await rival.call(calendarApi.ofCustomer, { customerId })).body.appointments).toEqual([]);
  expect((await as(tinaId, ['orders.read']).call(calendarApi.ofCustomer, { customerId })).status).toBe(403);
});
