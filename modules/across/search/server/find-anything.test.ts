import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { appointments } from '@fachwerk/appointments/module';
import { inquiries } from '@fachwerk/inquiries/module';
import { media } from '@fachwerk/media/module';
import { pages } from '@fachwerk/pages/module';
import type { Rental } from '@fachwerk/rentals/contract';
import { openRentals, type TestRentals } from '@fachwerk/rentals/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchApi } from '../contract.ts';
import { search } from './module.ts';

const ALL = ['locks.read', 'rentals.read', 'customers.read', 'orders.read', 'locations.read', 'controllers.read'];

let world: TestRentals;
let rented: Rental;
let inAltona: Rental;
let numberOf: (lockId: string) => Promise<string>;
beforeAll(async () => {
  world = await openRentals(media, pages, inquiries, appointments, search);
  await world.boxes(world.berlin, 2);
  await world.boxes(world.altona, 1);
  rented = await world.rent({ place: world.berlin, email: 'anna.moeller@example.org' });
  inAltona = await world.rent({ place: world.altona, email: 'bea@example.org' });
  const { db, sql } = world.app;
  numberOf = async (id) =>
    (await db.first<{ number: string }>(
      sql`select number from lockers.lock where company_id = any(${[world.city.id, world.hamburg.id]}) and id = ${id}`,
    ))!.number;
});
afterAll(() => world.app.close());

const find = async (words: string, company = world.city, capabilities = ALL) => {
  const { body } = await world.staff(company, capabilities).call(searchApi.find, { search: words });
  return body.hits;
};
const kindsAndIds = async (...given: Parameters<typeof find>) =>
  (await find(...given)).map(({ kind, id }) => [kind, id] as const);

test('a box is found by its number and its town, with who has it', async () => {
  const number = await numberOf(rented.lockId);
  const [box, rental, ...rest] = await find(`fach ${number} berlin`);
  expect(box).toMatchObject({ kind: 'box', id: rented.lockId, name: number, about: 'Berlin' });
  expect(rental).toMatchObject({ kind: 'rental', id: rented.id, box: { id: rented.lockId, number }, about: 'Berlin' });
  expect(new Date(rental!.endsAt!)).toEqual(rented.endsAt);
  expect(rest).toEqual([]);
  expect(await find(`fach ${number} altona`)).toEqual([]);
});

test('somebody is found by name or address, with what they have and what they bought', async () => {
  const found = await kindsAndIds('anna.moeller@example');
  expect(found).toEqual([
    ['rental', rented.id],
    ['customer', rented.customerId],
    ['order', rented.orderId],
  ]);
});

test('somebody is found by name and place, in any order, as far as the asker may see', async () => {
  for (const words of ['moeller berlin', 'Berlin, Moeller'])
    expect(await kindsAndIds(words)).toEqual([['rental', rented.id]]);
  for (const words of ['moeller altona', 'berlin altona']) expect(await find(words), words).toEqual([]);
  expect(await find('moeller berlin', world.hamburg)).toEqual([]);
  expect(await find('moeller berlin', world.city, ['rentals.read'])).toEqual([]);
});

test('an order is found by its number, with or without the dash, in small letters too', async () => {
  const order = ['order', rented.orderId] as const;
  expect(await kindsAndIds(rented.orderNumber)).toEqual([['rental', rented.id], order]);
  expect(await kindsAndIds(rented.orderNumber.replace('-', '').toLowerCase())).toContainEqual(order);
});

test('an invoice leads to its order', async () => {
  const { db, sql } = world.app;
  const { number } = (await db.first<{ number: string }>(
    sql`select number from orders.invoice where company_id = ${rented.companyId} and order_id = ${rented.orderId}`,
  ))!;
  // Every company counts its own.
  const [found] = (await find(number)).filter(({ id }) => id === rented.orderId);
  expect(found).toMatchObject({ kind: 'invoice', name: number, about: rented.orderNumber });
});

test('what a visitor wrote is found by whoever handles it, in their own company alone', async () => {
  const { db, sql, time } = world.app;
  const id = newId();
  await db.rows(sql`
    insert into inquiries.inquiry (company_id, id, kind, received_at, page_id, page_title, name, email, language, answers, search_text, sent_key)
    values (${world.city.id}, ${id}, 'contact', ${time.now}, ${newId()}, 'Kontakt', 'Ute Frage', 'ute@example.org', 'de', '[]',
      'ute frage ute@example.org passt ein kontrabass hinein', 'x')`);
  const mine = ['inquiries.manage'];
  const [found, ...rest] = await find('Kontrabass', world.city, mine);
  expect(found).toMatchObject({ kind: 'inquiry', id, name: 'Ute Frage', about: 'ute@example.org · Kontakt' });
  expect(rest).toEqual([]);
  expect(await find('kontrabass', world.city, ALL)).toEqual([]);
  expect(await find('kontrabass', world.hamburg, mine)).toEqual([]);
});

test('an appointment is found by who comes to what, the next first, in one’s own company by who may see it', async () => {
  const rights = ['appointments.manage', 'appointments.edit', 'appointments.read'];
  const desk = world.staff(world.city, rights);
  const service = {
    name: { de: 'Bartpflege' },
    description: {},
    durationMinutes: 30,
    beforeMinutes: 0,
    afterMinutes: 0,
    priceCents: 2500,
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
  const staff = {
    name: 'Otto',
    userId: null,
    role: '',
    pictureId: null,
    hours: [],
    serviceIds: [serviceId],
    isOnline: true,
    isArchived: false,
  };
  const staffId = (await desk.call(setupApi.saveStaff, { staff })).body.id;
  const ids: string[] = [];
  for (const [name, days] of [
    ['Gustav Wels', 3],
    ['Gustav Hecht', 2],
  ] as const) {
    const startsAt = new Date(world.app.time.now.getTime() + days * 86_400_000);
    const customer = { name, email: '', phone: '0151 4711' };
    const booked = await desk.call(appointmentApi.book, { serviceId, staffId, startsAt, customer, staffNote: '' });
    ids.push(...booked.body.ids);
  }
  const [later, next] = ids.map((id) => ['appointment', id] as const);
  const mine = ['appointments.read'];
  expect(await kindsAndIds('gustav', world.city, mine)).toEqual([next, later]);
  expect(await kindsAndIds('bartpflege wels', world.city, mine)).toEqual([later]);
  expect(await kindsAndIds('4711', world.city, mine)).toEqual([next, later]);
  const [found] = await find('hecht', world.city, mine);
  expect(found).toMatchObject({ name: 'Gustav Hecht', about: 'Bartpflege · Otto', startsAt: expect.any(String) });
  await desk.call(appointmentApi.cancel, { id: ids[1]!, withFollowing: false });
  expect(await kindsAndIds('gustav', world.city, mine)).toEqual([later]);
  for (const words of ['gustav', 'bartpflege']) {
    expect(await find(words, world.city, ALL), words).toEqual([]);
    expect(await find(words, world.hamburg, mine), words).toEqual([]);
    expect(await find(words, world.other, mine), words).toEqual([]);
  }
});

test('places and devices are found by their words', async () => {
  expect(await kindsAndIds('berlinstadt')).toEqual([['location', world.berlin.id]]);
  expect(await kindsAndIds('berlnistadt')).toEqual([['location', world.berlin.id]]);
  expect(await kindsAndIds('steuerung altona')).toEqual([['controller', world.altona.controllerId]]);
});

test('a franchisee finds its own, the franchisor its franchisees’ too, a stranger nothing', async () => {
  const number = await numberOf(inAltona.lockId);
  const seen = [
    ['box', inAltona.lockId],
    ['rental', inAltona.id],
  ];
  expect(await kindsAndIds(`fach ${number}`)).toEqual(seen);
  expect(await kindsAndIds(`fach ${number}`, world.hamburg)).toEqual(seen);
  for (const words of ['anna.moeller', rented.orderNumber, 'berlin', `fach ${await numberOf(rented.lockId)}`]) {
    expect(await find(words, world.hamburg), words).toEqual([]);
    expect(await find(words, world.other), words).toEqual([]);
  }
});

test('nobody finds what they may not read', async () => {
  const number = await numberOf(rented.lockId);
  for (const words of ['anna.moeller', rented.orderNumber, `fach ${number} berlin`, 'berlin', 'steuerung']) {
    expect(await find(words, world.city, []), words).toEqual([]);
  }
  const kinds = async (capability: string, words: string) =>
    (await find(words, world.city, [capability])).map(({ kind }) => kind);
  expect(await kinds('locks.read', `fach ${number} berlin`)).toEqual(['box']);
  expect(await kinds('customers.read', 'anna.moeller')).toEqual(['customer']);
  expect((await world.app.call(searchApi.find, { search: 'anna' })).body.code).toBe('access.signed_out');
});

test('percent signs and backslashes are letters', async () => {
  for (const words of ['%%%', '___', '\\\\\\', "o'brien"]) expect(await find(words)).toEqual([]);
});

test('a franchisor finds its franchisees, a franchisee none, and who may not read them neither', async () => {
  const rights = ['franchisees.read'];
  expect(await kindsAndIds('hamburg', world.city, rights)).toEqual([['franchisee', world.hamburg.id]]);
  expect(await find('hamburg', world.hamburg, rights)).toEqual([]);
  expect((await find('hamburg')).filter(({ kind }) => kind === 'franchisee')).toEqual([]);
});
