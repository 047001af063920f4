import { addMinutes } from '@fachwerk/base/time';
import { listAudit } from '@fachwerk/server/audit';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contact } from '../../contract.ts';
import { mergeApi } from '../../contract-merge.ts';
import { customerApi } from '../../contract-staff.ts';
import { openCustomers, type TestCustomers } from '../customers.for-tests.ts';
import { customerFor } from '../facade.ts';
import {
  lockSubscriber,
  newsletterToken,
  saveAsked,
  saveConfirmed,
  saveEnded,
} from '../newsletter/newsletter-store.ts';
import { addAddress } from '../record/address-store.ts';
import { addTag, giveTags } from '../tags/tag-store.ts';

/** A module that knows people by their address, as appointments and chats do. */
const desk: Module = {
  name: 'desk',
  personalData: {
    export: async (_, { email }) => ({ visits: [{ email }] }),
    holds: async () => [],
    erase: async () => {},
    timeline: async (ctx, { email }) => [
      { id: email, at: ctx.now, what: 'customer_step.note', params: { text: `by ${email}` } },
    ],
  },
};

let world: TestCustomers;
beforeAll(async () => {
  world = await openCustomers(desk);
});
afterAll(() => world.app.close());

let count = 0;
async function pair(kept: Partial<Contact> = {}, other: Partial<Contact> = {}) {
  count++;
  const a = await world.known(world.nord, { email: `a${count}@example.org`, phone: '', ...kept });
  const b = await world.known(world.sued, { email: `b${count}@example.org`, phone: '030 1', ...other });
  return { a, b };
}
const office = (company = world.network) => world.staff(company, 'customers.edit', 'customers.erase');
const merge = (id: string, otherId: string, by = office()) => by.call(mergeApi.merge, { id, otherId });
const read = async (id: string, by = office()) => (await by.call(customerApi.find, { id })).body;
const network = () => world.in_(world.network);
const home = { label: '', street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin', country: 'DE' } as const;

test('what the other one has moves, gaps are filled, and old links lead to the one that was kept', async () => {
  const { a, b } = await pair();
  await addAddress(network(), b.id, { ...home, id: newId(), isDefault: true, email: '', mobilePhone: '', note: '' });
  const tagId = newId();
  await addTag(network(), { id: tagId, name: 'Firma', colour: 'blue' });
  await giveTags(network(), [b.id], [tagId]);
  await office().call(customerApi.addNote, { id: b.id, text: 'Ruft gern an' });
  const { status, body } = await merge(a.id, b.id);
  expect([status, body]).toMatchObject([200, { id: a.id, email: a.email, phone: '030 1' }]);

  const story = await read(b.id);
  expect(story).toMatchObject({ id: a.id, tags: [{ name: 'Firma' }], notes: [{ text: 'Ruft gern an' }] });
  expect(story.addresses).toMatchObject([{ street: 'Hauptstraße 1', isDefault: true }]);
  // The franchisee of the other one sees the kept one now, and finds them by the old link too.
  expect((await read(b.id, office(world.sued))).id).toBe(a.id);
  const trail = await listAudit(network(), 'customer', a.id, { before: null, limit: 1 });
  expect(trail).toMatchObject([{ action: 'customer.merged', after: { mergedId: b.id } }]);
  expect(JSON.stringify(trail)).not.toContain('@');
});

test('what is known by the former address stands in the same history and export', async () => {
  const { a, b } = await pair();
  await merge(a.id, b.id);
  const told = (await read(a.id)).steps.map(({ sentence }) => sentence);
  expect(told).toEqual(expect.arrayContaining([`Notiz: by ${a.email}`, `Notiz: by ${b.email}`]));
  const file = (await office().call(customerApi.export, { id: a.id })).body;
  const parts = JSON.parse(Buffer.from(file.base64, 'base64').toString());
  expect(parts.desk).toEqual({ visits: [{ email: a.email }, { email: b.email }] });
});

test('what was still being written for the merged one follows a few minutes later', async () => {
  const { a, b } = await pair();
  await merge(a.id, b.id);
  await world.app.db.rows(sql`
    insert into customers.note (company_id, id, customer_id, kind, partner_id, at, person_id, person_name, text)
    values (${world.network.id}, ${newId()}, ${b.id}, 'note', ${world.network.id}, ${world.app.time.now}, ${newId()}, 'Kim', 'spät')`);
  world.app.time.now = addMinutes(world.app.time.now, 6);
  await world.app.runJobs();
  expect((await read(a.id)).notes.map(({ text }) => text)).toEqual(['spät']);
});

test('who orders with the merged address is the customer that was kept, also in a chain', async () => {
  const { a, b } = await pair();
  const c = await world.known(world.nord, { email: `c${count}@example.org` });
  await merge(a.id, b.id);
  await merge(c.id, a.id);
  const again = await world.app.db.transaction((db) =>
    customerFor({ ...world.in_(world.sued), db }, { ...b, email: b.email }),
  );
  expect([again.id, again.email, again.isNew]).toEqual([c.id, c.email, false]);
  expect((await read(b.id)).id).toBe(c.id);
});

test('a second time is the same; the other way round it is too late', async () => {
  const { a, b } = await pair();
  const first = await merge(a.id, b.id);
  expect((await merge(a.id, b.id)).body).toEqual(first.body);
  expect((await merge(b.id, a.id)).body.code).toBe('customer.merged_meanwhile');
  expect((await merge(a.id, a.id)).body.code).toBe('customer.merge_same');
});

test('two merges of the same two at the same moment: one of them happens', async () => {
  const { a, b } = await pair();
  const held = sql`select from customers.customer where company_id = ${world.network.id} and id = any(${[a.id, b.id]}::uuid[]) for update`;
  const answers = await world.app.race(held, () => [merge(a.id, b.id), merge(b.id, a.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(a.id)).id).toBe((await read(b.id)).id);
});

test('the stricter block counts; a consent never goes to another address', async () => {
  const { a, b } = await pair();
  await saveAsked(network(), b.id);
  await saveConfirmed(network(), b.id);
  await office().call(customerApi.block, { id: b.id, reason: 'zahlt nicht' });
  const preview = await office().call(mergeApi.preview, { id: a.id, otherId: b.id });
  expect(preview.body.merged).toMatchObject({ blockedReason: 'zahlt nicht', newsletter: 'none', email: a.email });
  const { body } = await merge(a.id, b.id);
  expect(body).toMatchObject({ blockedReason: 'zahlt nicht', newsletter: 'none' });
});

test('the link of an old newsletter ends the one that was kept', async () => {
  const { a, b } = await pair();
  for (const { id } of [a, b]) {
    await saveAsked(network(), id);
    await saveConfirmed(network(), id);
  }
  expect((await merge(a.id, b.id)).body.newsletter).toBe('confirmed');
  const token = newsletterToken(network(), b.id);
  expect(await lockSubscriber(network(), token)).toEqual({ id: a.id, newsletter: 'confirmed' });
  await saveEnded(network(), a.id);
  const { b: late } = await pair();
  expect((await merge(late.id, a.id)).body.newsletter).toBe('none');
});

test('a franchisee merges nobody, and for a stranger neither of the two is there', async () => {
  const { a, b } = await pair();
  expect((await merge(a.id, b.id, office(world.nord))).body.code).toBe('customer.of_the_network');
  const stranger = await world.known(world.stranger, { email: 'x@example.org' });
  for (const [id, otherId] of [
    [a.id, b.id],
    [stranger.id, b.id],
    [a.id, stranger.id],
  ] as const) {
    expect((await merge(id, otherId, office(world.stranger))).status).toBe(404);
  }
  expect((await office(world.stranger).call(mergeApi.preview, { id: stranger.id, otherId: b.id })).status).toBe(404);
  expect(
    (await world.staff(world.network, 'customers.edit').call(mergeApi.merge, { id: a.id, otherId: b.id })).status,
  ).toBe(403);
});

test('duplicates are proposed by number, name and the address in another spelling', async () => {
  const { a } = await pair({ firstName: 'Eva', lastName: 'Sommer', phone: '0151 777', email: 'eva@example.net' });
  const tagged = await world.known(world.nord, {
    email: 'eva+shop@example.net',
    firstName: 'E',
    lastName: 'S',
    phone: '',
  });
  const caller = await world.known(world.nord, {
    email: 'x2@example.net',
    firstName: '',
    lastName: '',
    phone: '+49 151 777',
  });
  const named = await world.known(world.nord, {
    email: 'x3@example.net',
    firstName: 'EVA',
    lastName: 'Sommer',
    phone: '',
  });
  const { body } = await office().call(mergeApi.duplicates, { id: a.id });
  expect(body.duplicates.map(({ customer, reasons }) => [customer.id, reasons])).toEqual([
    [tagged.id, ['email']],
    [caller.id, ['phone']],
    [named.id, ['name']],
  ]);
});

test('an erasure takes the former address along: whoever comes with it is new', async () => {
  const { a, b } = await pair();
  await merge(a.id, b.id);
  expect((await office().call(customerApi.erase, { id: a.id, email: a.email })).status).toBe(200);
  expect((await office().call(customerApi.find, { id: b.id })).status).toBe(404);
  expect((await world.known(world.nord, { email: b.email })).id).not.toBe(a.id);
});
