import { listAudit } from '@fachwerk/server/audit';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerFilter } from '../../contract-staff.ts';
import { customerApi } from '../../contract-staff.ts';
import { openCustomers, type TestCustomers } from '../customers.for-tests.ts';
import { customerFor, customersByIds, findCustomer, noteDealing } from '../facade.ts';
import { addAddress } from '../record/address-store.ts';

let world: TestCustomers;
let [anna, ben, cleo, dora]: string[] = [];
beforeAll(async () => {
  world = await openCustomers();
  anna = (await world.known(world.nord, { email: 'anna@example.org' })).id;
  ben = (await world.known(world.sued, { email: 'ben@example.org', firstName: 'Ben', lastName: 'Öztürk' })).id;
  cleo = (await world.known(world.network, { email: 'cleo@example.org', firstName: 'Cleo', lastName: 'Adam' })).id;
  dora = (await world.known(world.stranger, { email: 'anna@example.org', firstName: 'Dora' })).id;
});
afterAll(() => world.app.close());

const list = async (company = world.network, filter: Partial<CustomerFilter> = {}) => {
  const input = { filter: { sort: 'createdAt', dir: 'desc', limit: 50, ...filter } as CustomerFilter };
  return (await world.staff(company).call(customerApi.list, input)).body;
};
const names = async (company = world.network, filter: Partial<CustomerFilter> = {}) =>
  (await list(company, filter)).customers.map(({ firstName }) => firstName);

test('the network sees all its customers, a franchisee those it has dealt with, a stranger its own', async () => {
  expect(await names()).toEqual(['Cleo', 'Ben', 'Anna']);
  expect(await names(world.nord)).toEqual(['Anna']);
  expect(await names(world.sued)).toEqual(['Ben']);
  expect(await names(world.stranger)).toEqual(['Dora']);
});

test('the same address is one customer of the network, whose gaps are filled and nothing is overwritten', async () => {
  const again = await world.known(world.sued, {
    email: ' ANNA@example.org',
    firstName: 'Eve',
    phone: '1',
    language: 'ru',
  });
  expect(again).toMatchObject({ id: anna, firstName: 'Anna', phone: '0170 1234567', language: 'de' });
  expect(await names(world.sued)).toEqual(['Ben', 'Anna']);
  const bare = await world.known(world.nord, { email: 'bare@example.org', firstName: '', lastName: '', phone: '' });
  const fuller = await world.known(world.nord, { email: 'bare@example.org', phone: '030 1' });
  expect(fuller).toMatchObject({ id: bare.id, firstName: 'Anna', phone: '030 1' });
});

test('two orders at the same moment make one customer', async () => {
  const email = 'twice@example.org';
  const both = await Promise.all(Array.from({ length: 6 }, () => world.known(world.nord, { email })));
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
});

test('other modules find customers of their network alone', async () => {
  expect((await findCustomer(world.in_(world.sued), anna!))?.email).toBe('anna@example.org');
  expect(await findCustomer(world.in_(world.stranger), anna!)).toBeUndefined();
  expect(await customersByIds(world.in_(world.nord), [anna!, dora!])).toMatchObject([{ id: anna }]);
});

test.each([
  ['a part of the name, whatever its case', 'öZTü', ['Ben']],
  ['two words in any order', 'adam cleo', ['Cleo']],
  ['the address', 'cleo@', ['Cleo']],
  ['signs literally', '%', []],
])('the search takes %s', async (_, search, expected) => {
  expect(await names(world.network, { search })).toEqual(expected);
});

test('every page says how many there are in all', async () => {
  const { customers, total } = await list();
  const short = await list(world.network, { limit: 1 });
  const last = await list(world.network, { limit: customers.length, after: short.next! });
  expect(total).toEqual({ count: customers.length, isMore: false });
  expect([short.total, last.total]).toEqual([total, total]);
});

test('pages follow each other without a gap in every order', async () => {
  for (const sort of ['createdAt', 'name', 'lastSeenAt'] as const) {
    for (const dir of ['asc', 'desc'] as const) {
      const all = (await list(world.network, { sort, dir })).customers.map(({ id }) => id);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(world.network, {
          sort,
          dir,
          limit: 2,
          ...(after && { after }),
        });
        seen.push(...page.customers.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(seen).toEqual(all);
    }
  }
});

test('whoever is outside is unknown, like an id of nobody', async () => {
  const outside: [typeof world.nord, string][] = [
    [world.nord, ben!],
    [world.stranger, anna!],
    [world.network, dora!],
    [world.network, newId()],
  ];
  const told: unknown[] = [];
  for (const [company, id] of outside) {
    const staff = world.staff(company, 'customers.edit', 'customers.erase');
    const answers = [
      await staff.call(customerApi.find, { id }),
      await staff.call(customerApi.block, { id, reason: 'weil es so ist' }),
      await staff.call(customerApi.addNote, { id, text: 'Notiz' }),
      await staff.call(customerApi.export, { id }),
      await staff.call(customerApi.previewErase, { id }),
      await staff.call(customerApi.erase, { id, email: 'x@example.org' }),
    ];
    told.push(answers.map(({ status, body }) => [status, body.code]));
  }
  expect(told).toEqual(outside.map(() => Array.from({ length: 6 }, () => [404, 'customer.unknown'])));
});

test('a company that deals with a customer later sees them from then on', async () => {
  await noteDealing(world.in_(world.nord), cleo!);
  expect(await names(world.nord)).toContain('Cleo');
});

test('the network blocks and unblocks, with a reason that stands in the story', async () => {
  const staff = world.staff(world.network, 'customers.edit');
  const blocked = await staff.call(customerApi.block, { id: ben!, reason: 'Fach beschädigt' });
  expect(blocked.body).toMatchObject({ blockedReason: 'Fach beschädigt', blockedBy: 'Test Person' });
  expect(await names(world.network, { isBlocked: true })).toEqual(['Ben']);
  expect((await staff.call(customerApi.block, { id: ben!, reason: 'noch einmal' })).body.code).toBe(
    'customer.already_blocked',
  );
  const story = (await staff.call(customerApi.find, { id: ben! })).body;
  expect(story.steps.map(({ sentence }) => sentence)).toEqual(['Gesperrt: Fach beschädigt', 'Konto angelegt']);
  expect((await staff.call(customerApi.unblock, { id: ben!, reason: 'bezahlt' })).body.blockedAt).toBeNull();
  expect((await staff.call(customerApi.unblock, { id: ben!, reason: 'bezahlt' })).body.code).toBe(
    'customer.not_blocked',
  );
  const actions = await listAudit(world.in_(world.network), 'customer', ben!, { before: null, limit: 10 });
  expect(actions.map(({ action }) => action)).toEqual(['customer.unblocked', 'customer.blocked', 'customer.created']);
});

test('a franchisee neither blocks a customer nor changes what is known of them: the record is theirs and the network’s', async () => {
  const staff = world.staff(world.nord, 'customers.edit');
  expect((await staff.call(customerApi.block, { id: anna!, reason: 'weil es so ist' })).body.code).toBe(
    'customer.of_the_network',
  );
  const { version, firstName, lastName, language, email } = (await staff.call(customerApi.find, { id: anna! })).body;
  const given = { id: anna!, version, firstName, lastName, language };
  const moved = await staff.call(customerApi.edit, { ...given, phone: '1', email: 'new@example.org' });
  expect([moved.status, moved.body.code]).toEqual([403, 'customer.of_the_network']);
  const phoned = await staff.call(customerApi.edit, { ...given, phone: '040 1', email });
  expect([phoned.status, phoned.body.code]).toEqual([403, 'customer.of_the_network']);
  const network = world.staff(world.network, 'customers.edit');
  const saved = await network.call(customerApi.edit, { ...given, phone: '040 1', email });
  expect(saved.body).toMatchObject({ phone: '040 1', version: version + 1 });
  const late = await network.call(customerApi.edit, { ...given, phone: '040 2', email });
  expect([late.status, late.body.code]).toEqual([409, 'customer.changed_meanwhile']);
});

test('a franchisee is told who its customer is, and nothing that only the account holds', async () => {
  const { in_, app, network, nord } = world;
  const mia = await world.known(nord, { email: 'mia@example.org', firstName: 'Mia' });
  const home = {
    label: 'Zuhause',
    street: 'Am Wall 1',
    postcode: '20095',
    city: 'Hamburg',
    country: 'DE',
    email: '',
  } as const;
  await app.db.transaction((db) =>
    addAddress({ ...in_(network), db }, mia.id, { ...home, mobilePhone: '', note: '', id: newId(), isDefault: true }),
  );
  const boss = world.staff(network, 'customers.edit');
  await boss.call(customerApi.block, { id: mia.id, reason: 'schuldet in Berlin' });
  const seenBy = async (company: typeof nord) =>
    (await world.staff(company).call(customerApi.find, { id: mia.id })).body;
  const known = await seenBy(network);
  expect([known.addresses.length, known.blockedReason, known.blockedBy]).toEqual([
    1,
    'schuldet in Berlin',
    'Test Person',
  ]);
  expect(known.steps.map(({ sentence }) => sentence)).toContain('Gesperrt: schuldet in Berlin');
  const told = await seenBy(nord);
  expect(told).toMatchObject({ firstName: 'Mia', email: 'mia@example.org', blockedAt: known.blockedAt });
  const { customers } = await list(nord, { search: 'mia@example.org' });
  expect(customers).toHaveLength(1);
  expect(JSON.stringify([told, customers])).not.toMatch(/Wall|schuldet|Test Person/);
  const handedOutBy = async (company: typeof nord) => {
    const { body } = await world.staff(company, 'customers.edit').call(customerApi.export, { id: mia.id });
    return Buffer.from(body.base64, 'base64').toString();
  };
  expect(await handedOutBy(network)).toMatch(/Am Wall 1.*schuldet in Berlin|schuldet in Berlin.*Am Wall 1/s);
  expect(await handedOutBy(nord)).toMatch(/mia@example\.org/);
  expect(await handedOutBy(nord)).not.toMatch(/Wall|schuldet/);
});

test('an order that names an address lets no company see whose it is: that begins when it is paid', async () => {
  const { in_, app, nord } = world;
  const contact = { email: 'dora@example.org', firstName: 'Dora', lastName: 'Ei', phone: '', language: 'de' as const };
  await world.known(world.sued, contact);
  const dora = await app.db.transaction((db) => customerFor({ ...in_(nord), db }, contact));
  expect(await names(nord)).not.toContain('Dora');
  expect((await world.staff(nord).call(customerApi.find, { id: dora.id })).body.code).toBe('customer.unknown');
  await noteDealing(in_(nord), dora.id);
  expect(await names(nord)).toContain('Dora');
});

test('a page that begins behind somebody out of sight is empty: their place in the alphabet is not told', async () => {
  for (const dir of ['asc', 'desc'] as const) {
    const filter = { sort: 'name', dir, limit: 50, after: ben! } as const;
    expect((await world.staff(world.nord).call(customerApi.list, { filter })).body.customers).toEqual([]);
    expect((await world.staff(world.sued).call(customerApi.list, { filter })).status).toBe(200);
  }
});

test('an address that somebody has is refused at its field', async () => {
  const staff = world.staff(world.network, 'customers.edit');
  const { version, firstName, lastName, phone, language } = (await staff.call(customerApi.find, { id: cleo! })).body;
  const given = { id: cleo!, version, firstName, lastName, phone, language, email: 'ben@example.org' };
  const { status, body } = await staff.call(customerApi.edit, given);
  expect([status, body.code, body.fields?.[0]?.path]).toEqual([409, 'customer.email_taken', 'email']);
});

test('notes are read by the network and by whoever wrote them, and taken back by their writer alone', async () => {
  const nord = world.staff(world.nord, 'customers.edit');
  await world.known(world.sued, { email: 'anna@example.org' });
  const note = (await nord.call(customerApi.addNote, { id: anna!, text: 'Braucht Hilfe\nam Terminal' })).body;
  const notesOf = async (company: typeof world.nord) =>
    (await world.staff(company).call(customerApi.find, { id: anna! })).body.notes.map(({ text }) => text);
  expect(await notesOf(world.nord)).toEqual(['Braucht Hilfe\nam Terminal']);
  expect(await notesOf(world.network)).toEqual(['Braucht Hilfe\nam Terminal']);
  expect(await notesOf(world.sued)).toEqual([]);
  const other = world.app.as({ companyId: world.nord.id, userId: newId(), capabilities: ['customers.edit'] });
  const take = { id: anna!, noteId: note.id };
  expect((await other.call(customerApi.removeNote, take)).body.code).toBe('customer_note.unknown');
  expect((await nord.call(customerApi.removeNote, take)).status).toBe(200);
  expect(await notesOf(world.nord)).toEqual([]);
});

test('who may only read changes nothing', async () => {
  const reader = world.staff(world.network);
  expect((await reader.call(customerApi.addNote, { id: anna!, text: 'x' })).body.code).toBe('access.denied');
  expect((await reader.call(customerApi.export, { id: anna! })).body.code).toBe('access.denied');
  expect((await reader.call(customerApi.erase, { id: anna!, email: 'anna@example.org' })).body.code).toBe(
    'access.denied',
  );
});
