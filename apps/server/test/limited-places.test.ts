import { accountApi } from '@fachwerk/auth/contract';
import type { Endpoint, Stream } from '@fachwerk/base/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { userApi } from '@fachwerk/people/contract';
import { roleApi } from '@fachwerk/people/contract-roles';
import { rawSql, sql } from '@fachwerk/server/sql';
import { payloadOf } from '@fachwerk/testing/payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { idPlaces, withId } from './id-places.ts';
import { inputsFor } from './input-from-contract.ts';
import { type Everything, HOSTS, openEverything } from './open-everything.ts';

const UNKNOWN = '018f0000-0000-7000-8000-00000000dead';
const PASSWORD = 'Ein Satz mit 7 Wörtern';
/** So many records of each table are tried out. */
const TRIED_PER_TABLE = 3;

let everything: Everything;
let admin: string;
let companyId: string;
/** Here they may, there they may not. */
let here: Location;
let there: Location;
let ids: string[];
let limited: Person;
let ofFranchisee: Person;

type Location = { readonly id: string; readonly name: string; readonly companyId: string };
type Person = { readonly id: string; readonly email: string; readonly token: string };

beforeAll(async () => {
  everything = await openEverything({ isTrusting: true });
  admin = await everything.signIn('admin@zeitlagercity.example');
  const { body: me } = await everything.app.call(accountApi.me, {}, { token: admin });
  companyId = me.companyObject.id;
  const rows = await everything.app.db.rows<Location>(
    rawSql(`
    select l.id, l.german_name as name, l.company_id from locations.location_view l
    where exists (select from rentals.rental r where r.company_id = l.company_id and r.location_id = l.id)
      and exists (select from alerts.alert a where a.company_id = l.company_id and a.location_id = l.id)
    order by l.company_id = '${companyId}' desc, l.german_name, l.id`),
  );
  const own = rows.filter((row) => row.companyId === companyId);
  [here, there] = [own[0]!, own[1]!];
  const franchisee = rows.find((row) => row.companyId !== companyId)!;
  ids = await idsAt(there);
  const everyRight = await everything.roleOf('Alles', me.capabilities, admin);
  limited = await personWith(everyRight, { locationIds: [here.id], franchiseeIds: [] });
  ofFranchisee = await personWith(everyRight, { locationIds: [], franchiseeIds: [franchisee.companyId] });
});
afterAll(() => everything.app.close());

let people = 0;
async function personWith(role: string, where: { locationIds: string[]; franchiseeIds: string[] }): Promise<Person> {
  const email = `begrenzt${++people}@zeitlagercity.example`;
  const contact = { firstName: 'Nur', lastName: 'Hier' };
  const form = { email, contact, backendRoles: [], limitedRoles: [{ role, ...where }], password: PASSWORD };
  const { status, body } = await everything.app.call(userApi.create, form, { token: admin });
  if (status !== 200) throw new Error(body.error);
  return { id: body.id, email, token: await everything.signIn(email, PASSWORD) };
}

/** Ids of records of every kind at a location: those that name it, and those that name one of these. */
async function idsAt({ id: locationId, companyId: owner }: Location): Promise<string[]> {
  const { db } = everything.app;
  const columns = await db.rows<{ name: string; columns: string[] }>(sql`
    select n.nspname || '.' || quote_ident(c.relname) as name, array_agg(a.attname::text) as columns from pg_class c
    join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind in ('r', 'p') and not c.relispartition group by 1 order by 1`);
  const found = new Set([locationId]);
  const take = async (named: readonly string[], of: readonly string[]) => {
    for (const { name, columns: has } of columns) {
      const by = named.find((column) => has.includes(column));
      if (!by || !has.includes('id') || !has.includes('company_id')) continue;
      const rows = await db.rows<{ id: string }>(
        rawSql(`select id::text from ${name} where company_id = '${owner}' and ${by}::text = any(array['${of.join("','")}'])
          order by id desc limit ${TRIED_PER_TABLE}`),
      );
      for (const { id } of rows) found.add(id);
    }
  };
  await take(['location_id'], [locationId]);
  await take(['lock_id', 'controller_id', 'rental_id', 'alert_id', 'subject_id'], [...found]);
  return [...found];
}

const UUID = /^[0-9a-f-]{36}$/;
const staffEndpoints = () =>
  everything.endpoints.map(({ endpoint }) => endpoint).filter(({ access }) => access.startsWith('staff'));
const placed = () => staffEndpoints().filter(({ places }) => places);

async function answer(endpoint: Endpoint, input: Record<string, unknown>, token: string) {
  const { url, payload, headers } = await payloadOf(endpoint, input);
  const reply = await everything.app.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: { ...headers, host: HOSTS.office, 'x-access-token': token },
  });
  const { requestId: _, ...body } = reply.json();
  return { status: reply.statusCode, body };
}

test('who is limited enters what honours places, and nothing else that names a capability', async () => {
  for (const { token } of [limited, ofFranchisee]) {
    for (const endpoint of staffEndpoints().filter(({ access }) => access.includes(':'))) {
      const nowhere = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'nowhere']));
      const { status, body } = await answer(endpoint, nowhere, token);
      const entered = !(status === 403 && body.code === 'access.denied');
      expect([endpoint.method, endpoint.path, entered]).toEqual([
        endpoint.method,
        endpoint.path,
        Boolean(endpoint.places),
      ]);
    }
  }
});

test('every id of another location, at every endpoint and every place, is answered like an id of nobody', async () => {
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.every((id) => UUID.test(id))).toBe(true);
  for (const { token } of [limited, ofFranchisee]) {
    let looked = 0;
    for (const endpoint of placed()) {
      for (const path of idPlaces(endpoint)) {
        const [sample] = fc.sample(inputsFor(endpoint, fc.constant(UNKNOWN)), { numRuns: 1, seed: 7 });
        const given = (id: string) => withId(sample, path, id) as Record<string, unknown>;
        const nobody = await answer(endpoint, given(UNKNOWN), token);
        for (const id of ids) {
          const theirs = await answer(endpoint, given(id), token);
          const told = JSON.parse(JSON.stringify(theirs).replaceAll(id, UNKNOWN));
          expect([endpoint.path, path, id, told]).toEqual([endpoint.path, path, id, nobody]);
          looked++;
        }
      }
    }
    expect(looked).toBeGreaterThan(30 * ids.length);
  }
});

/** What lists are asked with; the first that an endpoint takes. */
const PLAIN_INPUTS = [{}, { filter: {} }, { filter: {}, limit: 50 }, { search: 'a' }];

async function listed(endpoint: Endpoint, token: string): Promise<string | null> {
  for (const input of PLAIN_INPUTS) {
    const { status, body } = await answer(endpoint, input, token);
    if (status === 200) return JSON.stringify(body);
  }
  return null;
}

test('no list and no count shows anything of another location', async () => {
  const told: string[] = [];
  const says = (text: string | null) =>
    text !== null && (ids.some((id) => text.includes(id)) || text.includes(there.name));
  for (const endpoint of placed().filter((each) => each.kind === 'ask' && !each.path.includes(':'))) {
    if (says(await listed(endpoint, admin))) told.push(endpoint.path);
    for (const { token } of [limited, ofFranchisee]) {
      expect([endpoint.path, says(await listed(endpoint, token))]).toEqual([endpoint.path, false]);
    }
  }
  // The same lists show it to whoever may see it.
  expect(told.length).toBeGreaterThanOrEqual(5);
  const stats = placed().find(({ path }) => path === '/private/access-rights/stats')!;
  const boxes = async (token: string) => (await answer(stats, {}, token)).body.boxes;
  const [few, all] = [await boxes(limited.token), await boxes(admin)];
  expect([few > 0, few < all]).toEqual([true, true]);
});

test('the overview and the search show nothing of another location', async () => {
  const screen = everything.endpoints.find(({ endpoint }) => endpoint.path.endsWith('/dashboard/screen'))!.endpoint;
  const search = everything.endpoints.find(({ endpoint }) => endpoint.path === '/private/search')!.endpoint;
  const [lock] = await everything.app.db.rows<{ number: string }>(
    rawSql(
      `select number from lockers.lock where company_id = '${companyId}' and location_id = '${there.id}' and archived_at is null limit 1`,
    ),
  );
  for (const { token } of [limited, ofFranchisee]) {
    const asked = [
      await answer(screen, { around: 'yes' }, token),
      ...(await Promise.all(
        [there.name, lock!.number, 'Steuer'].map((words) => answer(search, { search: words }, token)),
      )),
    ];
    for (const { status, body } of asked) {
      const text = JSON.stringify(body);
      expect(status).toBe(200);
      expect(ids.filter((id) => text.includes(id))).toEqual([]);
    }
  }
  const found = await answer(search, { search: here.name }, limited.token);
  expect(JSON.stringify(found.body)).toContain(here.id);
});

const streams = (): readonly Stream[] => modules.flatMap((module) => module.streams ?? []);

test('streams that do not honour places are refused; those that do tell of one’s own places alone', async () => {
  const socket = await everything.app.socket({ token: limited.token });
  const boss = await everything.app.socket({ token: admin });
  for (const { name, access, places } of streams().filter(({ access }) => access.includes(':'))) {
    const { type } = await socket.subscribe(name);
    expect([name, access, type]).toEqual([name, access, places ? 'subscribed' : 'refused']);
    if (places) expect((await boss.subscribe(name)).type).toBe('subscribed');
  }
  const touch = async ({ id }: Location) => {
    const lock = await everything.app.db.first<{ id: string }>(
      rawSql(`select id from lockers.lock where company_id = '${companyId}' and location_id = '${id}' limit 1`),
    );
    const note = { id: lock!.id, text: 'Tür klemmt' };
    expect((await everything.app.call(lockApi.addNote, note, { token: admin })).status).toBe(200);
  };
  await touch(there);
  expect(await boss.next()).toMatchObject({ type: 'event', stream: 'lockers', payload: { locationId: there.id } });
  expect(await socket.quiet()).toEqual([]);
  await touch(here);
  expect(await socket.next()).toMatchObject({ type: 'event', stream: 'lockers', payload: { locationId: here.id } });
  await Promise.all([socket.close(), boss.close()]);
});

const save = (input: object, token = admin) => everything.app.call(userApi.save, input as never, { token });

test('rights at places are gone with the next call, and its live connection is judged anew', async () => {
  const role = await everything.roleOf('Nur öffnen', ['locks.read', 'locks.open'], admin);
  const { id, token } = await personWith(role, { locationIds: [here.id], franchiseeIds: [] });
  const socket = await everything.app.socket({ token });
  expect((await socket.subscribe('lockers')).type).toBe('subscribed');
  const { body: me } = await everything.app.call(accountApi.me, {}, { token });
  expect([me.capabilities, me.limitedCapabilities]).toEqual([[], ['locks.open', 'locks.read']]);
  expect((await save({ id, limitedRoles: [] })).status).toBe(200);
  expect(await socket.next()).toMatchObject({ type: 'refused', stream: 'lockers' });
  await new Promise((resolve) => setTimeout(resolve, 600));
  const walls = placed().find(({ path }) => path === '/location/walls')!;
  expect((await answer(walls, {}, token)).status).toBe(403);
  await socket.close();
});

test('nobody gives at places what they have at places only, and nobody limits to what they cannot see', async () => {
  const manager = await everything.roleOf('Leitet Benutzer', ['users.read', 'users.manage'], admin);
  const opens = await everything.roleOf('Öffnet', ['locks.read', 'locks.open'], admin);
  const at = (role: string, ...locationIds: string[]) => ({ role, locationIds, franchiseeIds: [] });
  const boss = await personWith(opens, { locationIds: [here.id], franchiseeIds: [] });
  await save({ id: boss.id, backendRoles: [manager] });
  const target = await personWith(manager, { locationIds: [here.id], franchiseeIds: [] });
  await new Promise((resolve) => setTimeout(resolve, 600));
  const refused = await save({ id: target.id, limitedRoles: [at(opens, here.id)] }, boss.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'user.role_not_grantable']);

  const stranger = await everything.app.db.first<{ id: string }>(
    rawSql(`select id from companies.company where kind = 'merchant' limit 1`),
  );
  for (const role of [at(opens, UNKNOWN), { ...at(opens), franchiseeIds: [stranger!.id] }]) {
    const answered = await save({ id: target.id, limitedRoles: [role] });
    expect([answered.status, answered.body.code]).toEqual([404, 'role.place_unknown']);
  }
  expect((await save({ id: target.id, limitedRoles: [at(opens)] })).status).toBe(422);

  // A limited manager manages nobody.
  expect((await save({ id: boss.id, backendRoles: [] }, target.token)).status).toBe(403);
});

test('the review list says where, and who at a location', async () => {
  const role = await everything.roleOf('Öffnet dort', ['locks.open'], admin);
  const person = await personWith(role, { locationIds: [there.id], franchiseeIds: [] });
  const holders = async (locationId?: string) => {
    const input = { capability: 'locks.open', ...(locationId && { locationId }) };
    return (await everything.app.call(roleApi.holders, input, { token: admin })).body.holders;
  };
  const limits = [{ role, locationIds: [there.id], franchiseeIds: [] }];
  expect((await holders()).find(({ id }) => id === person.id)).toMatchObject({ roles: [role], limits });
  expect((await holders(there.id)).map(({ id }) => id)).toContain(person.id);
  const elsewhere = await holders(here.id);
  expect(elsewhere.map(({ id }) => id)).not.toContain(person.id);
  expect(elsewhere.map(({ id }) => id)).toContain(limited.id);
  const { body } = await everything.app.call(userApi.audit, { id: person.id }, { token: admin });
  expect(body.entries.find(({ action }) => action === 'user.created')).toMatchObject({
    after: { limitedRoles: [{ role, places: [there.name] }] },
  });
});
