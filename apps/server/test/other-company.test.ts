import { authApi } from '@fachwerk/auth/contract';
import type { Endpoint } from '@fachwerk/base/contract';
import { rawSql, type Sql, sql } from '@fachwerk/server/sql';
import { payloadOf } from '@fachwerk/testing/payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idPlaces, withId } from './id-places.ts';
import { inputsFor } from './input-from-contract.ts';
import { DEMO_PASSWORD, type Everything, HOSTS, isOfSites, openEverything } from './open-everything.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const UNKNOWN = '018f0000-0000-7000-8000-00000000dead';

let everything: Everything;
/** The id that is asked for at the moment, and whether any statement has carried it. */
let wanted = { id: UNKNOWN, reachedDatabase: false };
const onStatement = ({ values }: Sql) => {
  wanted.reachedDatabase ||= values.some((value) => textOf(value).includes(wanted.id));
};
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

beforeAll(async () => {
  everything = await openEverything({ isTrusting: true, onStatement });
  // The countIndependent have sessions and mails of their own to be found out.
  await everything.signIn('chefin@trattoria-bella.example');
});
afterAll(() => everything.app.close());

/** So many records of each table are tried out: one kind of record is refused like another of its kind. */
const TRIED_PER_TABLE = 2;

async function companyId(code: string): Promise<string> {
  const { db, sql } = everything.app;
  return (await db.first<{ id: string }>(sql`select id from companies.company where code = ${code}`))!.id;
}

async function tenantTables(): Promise<string[]> {
  const { db, sql } = everything.app;
  const tables = await db.rows<{ name: string }>(sql`
    select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'company_id' and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  return tables.map(({ name }) => name);
}

/** Columns that name a record of another table: it is tried as one of its own table. */
async function foreignKeys(table: string): Promise<string> {
  const { names } = (await everything.app.db.first<{ names: string }>(sql`
    select coalesce(array_agg(distinct a.attname), '{}')::text as names
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.conrelid = ${table}::regclass`))!;
  return names;
}

/** Uuids of a company's records, of every kind: whatever an endpoint means by an id, the right kind is among them. */
async function idsOf(owner: string): Promise<string[]> {
  const ids = new Set([owner]);
  for (const name of await tenantTables()) {
    const rows = await everything.app.db.rows<{ text: string }>(
      rawSql(`
        select (to_jsonb(t) - '${await foreignKeys(name)}'::text[])::text as text
        from ${name} t where company_id = '${owner}' limit ${TRIED_PER_TABLE}`),
    );
    for (const { text } of rows) for (const [id] of text.matchAll(UUID)) ids.add(id);
  }
  return [...ids];
}

/** Customers belong to the network; those a franchisee has dealt with are its own to see as well. */
async function sharedIds(owner: string, asker: string | null): Promise<ReadonlySet<string>> {
  const rows = await everything.app.db.rows<{ customerId: string }>(
    sql`select customer_id from customers.customer_company where company_id = ${owner} and partner_id = ${asker}`,
  );
  return new Set(rows.map(({ customerId }) => customerId));
}

/** Everything a company has, table by table: how many rows, and a sum that changes with any of them. */
async function recordsOf(owner: string): Promise<unknown[]> {
  const sums = [];
  for (const name of await tenantTables()) {
    const query = `select count(*), sum(hashtextextended(t::text, 0)) as sum from ${name} t where company_id = '${owner}'`;
    sums.push([name, await everything.app.db.first(rawSql(query))]);
  }
  return sums;
}

/** Somebody new each time: visitors are counted by their address. */
let visitors = 0;
const newAddress = () => `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;

/** A member of staff by their token, or a visitor of a site without one. */
async function answer(endpoint: Endpoint, input: Record<string, unknown>, token: string | null) {
  const { url, payload, headers } = await payloadOf(endpoint, input);
  const reply = await everything.app.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: { ...headers, ...(token ? { host: HOSTS.office, 'x-access-token': token } : { host: HOSTS.site }) },
    remoteAddress: newAddress(),
  });
  const { requestId: _, ...body } = reply.json();
  return { status: reply.statusCode, body };
}

/** Refused by who asks or by how, before any record was looked for: another id would be refused just so. */
const isRefusedUnread = ({ status }: { readonly status: number }) =>
  (status === 403 || status === 422) && !wanted.reachedDatabase;

/** Who runs the installation knows its companies by their ids, and numbers alone of them: modules/across/platform holds that. */
const isOperators = ({ access }: Endpoint) =>
  everything.app.app.capabilities[access.split(':')[1] ?? '']?.isOperatorOnly === true;

const pairs = [
  ['a merchant to a franchisor', 'admin@zeitlagercity.example', 'zeitlagercity', 'trattoria-bella', 40],
  ['a franchisor to its franchisee', 'hamburg@zeitlagercity.example', 'zeitlager-hamburg', 'zeitlagercity', 40],
  ['a merchant to visitors of a franchisor’s site', null, null, 'trattoria-bella', 1],
] as const;

for (const [name, email, asker, code, least] of pairs) {
  test(`${name}: every id, at every endpoint and every place, is answered like an id of nobody`, async () => {
    const token = email && (await everything.signIn(email));
    const owner = await companyId(code);
    const shared = await sharedIds(owner, asker && (await companyId(asker)));
    const ids = (await idsOf(owner)).filter((id) => !shared.has(id));
    const before = await recordsOf(owner);
    // Signing in names a company only after its password was right, and few tries are given: its own test has that.
    const asked = everything.endpoints.filter(
      ({ endpoint }) =>
        isOfSites(endpoint) === (email === null) && endpoint.path !== authApi.signIn.path && !isOperators(endpoint),
    );
    const places = asked.flatMap(({ endpoint }) => idPlaces(endpoint).map((path) => ({ endpoint, path })));
    let looked = 0;
    for (const { endpoint, path } of places) {
      const [sample] = fc.sample(inputsFor(endpoint, fc.constant(UNKNOWN)), { numRuns: 1, seed: 7 });
      // A file that is no picture is refused before anybody asks whose record it is.
      const { avatar: _, image: __, ...input } = sample!;
      // One's own password is asked for before the record, and few tries are given.
      if ('password' in input) input.password = DEMO_PASSWORD;
      const given = (id: string) => withId(input, path, id) as Record<string, unknown>;
      const nobody = await answer(endpoint, given(UNKNOWN), token);
      for (const id of ids) {
        wanted = { id, reachedDatabase: false };
        const theirs = await answer(endpoint, given(id), token);
        // What was asked for may be named in the answer.
        const told = JSON.parse(JSON.stringify(theirs).replaceAll(id, UNKNOWN));
        expect([endpoint.path, path, told]).toEqual([endpoint.path, path, nobody]);
        if (isRefusedUnread(theirs)) break;
        looked++;
      }
    }
    expect(looked).toBeGreaterThanOrEqual(least * ids.length);
    expect(await recordsOf(owner)).toEqual(before);
  });
}
