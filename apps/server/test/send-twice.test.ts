import { isDeepStrictEqual } from 'node:util';
import { type Change, type Endpoint, keyFieldOf, takesKey } from '@fachwerk/base/contract';
import { rawSql, sql } from '@fachwerk/server/sql';
import { payloadOf } from '@fachwerk/testing/payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputsFor } from './input-from-contract.ts';
import { type Everything, HOSTS, isOfSites, openEverything } from './open-everything.ts';

/** Tries to find an input that goes through; what none does is proven by the tests of its module. */
const TRIES = 24;
const UNKNOWN = '018f0000-0000-7000-8000-00000000dead';
const SOON = '2026-03-02T11:00:00.000Z';

/**
 * What is written about a change beside it, however often it comes; and the empty cart that a visitor is given who has none yet: the cookie
 * of the first is lost with its answer.
 */
const TRAILS =
  /^(kit\.(audit_entry|stream|stream_event|repeat)|logs\.|access\.(try|session|refresh_token)|visits\.|checkout\.cart$|goods\.cart_handover$)/;

let everything: Everything;
beforeAll(async () => {
  everything = await openEverything({ isTrusting: true });
});
afterAll(() => everything.app.close());

type Shop = {
  readonly companyId: string;
  readonly site: string;
  readonly token: string;
  readonly ids: ReadonlyMap<string, readonly string[]>;
};

/** Ids of what a company has, by table. */
async function openShop(email: string, code: string, site: string): Promise<Shop> {
  const { db } = everything.app;
  const company = await db.first<{ id: string }>(sql`select id from companies.company where code = ${code}`);
  const companyId = company!.id;
  const ids = new Map<string, string[]>();
  for (const table of await tables('id')) {
    const rows = await db.rows<{ id: string }>(
      rawSql(`select id::text from ${table} where company_id = '${companyId}' order by id desc limit 4`),
    );
    ids.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  return { companyId, site, token: await everything.signIn(email), ids };
}

async function tables(column: string): Promise<string[]> {
  const rows = await everything.app.db.rows<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = ${column})
    order by 1`);
  return rows.map(({ name }) => name);
}

type Contents = Readonly<Record<string, string>>;

/** How much a company has of everything that is no trail; with `isExact` also whether any of it is other than before. */
async function contents({ companyId }: Shop, isExact: boolean): Promise<Contents> {
  return isExact ? exactContents(companyId) : eachTable(companyId, await keptTables(), 'count(*)::text');
}

/**
 * A sum over all that is written takes a second; few tables change from one look to the next. Every change of a row, an equal one too,
 * gives it a newer transaction (`xmin`), so a table is summed up anew only where the number of rows or the sum of these is another.
 */
async function exactContents(companyId: string): Promise<Contents> {
  const versions = await eachTable(
    companyId,
    await keptTables(),
    `count(*) || ' ' || coalesce(sum(xmin::text::int8), 0)`,
  );
  const last = known.get(companyId) ?? { versions: {}, sums: {} };
  const changed = Object.keys(versions).filter((name) => versions[name] !== last.versions[name]);
  const anew = await eachTable(companyId, changed, `count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0)`);
  const sums = { ...last.sums, ...anew };
  known.set(companyId, { versions, sums });
  return sums;
}
const known = new Map<string, { readonly versions: Contents; readonly sums: Contents }>();

let kept: readonly string[] | undefined;
async function keptTables(): Promise<readonly string[]> {
  kept ??= (await tables('company_id')).filter((name) => !TRAILS.test(name));
  return kept;
}

async function eachTable(companyId: string, names: readonly string[], what: string): Promise<Contents> {
  if (names.length === 0) return {};
  const parts = names.map(
    (name) => `select '${name}' as name, ${what} as rows from ${name} t where company_id = '${companyId}'`,
  );
  const rows = await everything.app.db.rows<{ name: string; rows: string }>(rawSql(parts.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, rows: each }) => [name, each]));
}

/** An id by the name of its field: `orderId` is one of an order, `id` one of the module itself; what is a key is new. */
function idFor(shop: Shop, module: string, name: string, made: string | null, turn: number): string {
  if (name === made) return crypto.randomUUID();
  const noun = name.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const schema = module.replaceAll('-', '_');
  const fitting = [...shop.ids].filter(([table]) =>
    name === 'id' || name === 'ids'
      ? table.startsWith(`${schema}.`)
      : table.endsWith(`.${noun}`) || table.endsWith(`_${noun}`),
  );
  const ids = fitting.flatMap(([, each]) => each);
  return ids[turn % Math.max(1, ids.length)] ?? UNKNOWN;
}

function filled(value: unknown, name: string, idOf: (name: string) => string, isForm: boolean): unknown {
  if (value === UNKNOWN) return idOf(name);
  if (name === 'version' || name === 'newest') return 1;
  if (Array.isArray(value)) return value.map((each) => filled(each, name, idOf, isForm));
  if (typeof value !== 'object' || value === null) return value;
  // No JSON carries a file: what the contract makes of any value is an instant.
  if ('bytes' in value) return isForm ? value : SOON;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, key, idOf, isForm)]));
}

/** Somebody new each time: visitors are counted by their address. */
let visitors = 0;
const newAddress = () => `10.1.${(++visitors >> 8) & 255}.${visitors & 255}`;

async function send(endpoint: Endpoint, input: Record<string, unknown>, shop: Shop, key: string) {
  const { url, payload, headers } = await payloadOf(endpoint, input);
  const reply = await everything.app.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: {
      ...headers,
      'idempotency-key': key,
      ...(isOfSites(endpoint) ? { host: shop.site } : { host: HOSTS.office, 'x-access-token': shop.token }),
    },
    remoteAddress: newAddress(),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { status: reply.statusCode, body: isJson ? reply.json() : reply.body };
}

/** These end the very session or account that sends them. */
const ENDING = /\/me\/|\/auth\/|auth-secure|\/user|tenants|support-access|sign-up|\/private\/company$/;

/** With the answer of the first one lost: the second is the same request, down to its key. */
async function sentTwice(shop: Shop, module: string, endpoint: Change, trouble: string[]): Promise<boolean> {
  const made = keyFieldOf(endpoint) ?? (endpoint.repeats.startsWith('by ') ? endpoint.repeats.slice(3) : null);
  const samples = fc.sample(inputsFor(endpoint, fc.constant(UNKNOWN)), { numRuns: TRIES, seed: 20261118 });
  const isKept = takesKey(endpoint) || keyFieldOf(endpoint) !== null;
  for (const [turn, sample] of samples.entries()) {
    const idOf = (name: string) => idFor(shop, module, name, made, turn);
    const input = filled(sample, '', idOf, endpoint.body === 'multipart') as Record<string, unknown>;
    const key = crypto.randomUUID();
    const first = await send(endpoint, input, shop, key);
    if (first.status === 401) throw new Error(`nobody is signed in any more at ${endpoint.path}`);
    if (first.status !== 200) continue;
    const before = await contents(shop, isKept);
    everything.app.time.now = new Date(everything.app.time.now.getTime() + 1000);
    const second = await send(endpoint, input, shop, key);
    const after = await contents(shop, isKept);
    const about = `${endpoint.method} ${endpoint.path} (${endpoint.repeats})`;
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    if (changed.length > 0) trouble.push(`${about}: the second has changed ${changed.join(', ')}`);
    if (isKept && !isDeepStrictEqual(second, first))
      trouble.push(
        `${about}: ${first.status} ${JSON.stringify(first.body)} and then ${second.status} ${JSON.stringify(second.body)}`,
      );
    if (second.status >= 500) trouble.push(`${about}: ${JSON.stringify(second.body)}`);
    return true;
  }
  return false;
}

const shops = [
  ['a franchisor', 'admin@zeitlagercity.example', 'zeitlagercity', HOSTS.site, 90],
  ['a merchant', 'chefin@trattoria-bella.example', 'trattoria-bella', 'trattoria.localhost:3000', 60],
] as const;

for (const [name, email, code, site, least] of shops) {
  test(`every change of ${name} that is sent twice is done once, or says why it need not be`, async () => {
    const shop = await openShop(email, code, site);
    const trouble: string[] = [];
    const reached = { kept: 0, others: 0 };
    const changes = everything.endpoints.flatMap(({ module, endpoint }) =>
      endpoint.kind === 'change' &&
      endpoint.repeats !== 'again' &&
      !['public', 'customer'].includes(endpoint.access) &&
      !ENDING.test(endpoint.path)
        ? [{ module: module.name, endpoint }]
        : [],
    );
    // What adds something comes before what takes it away.
    const isAdding = ({ endpoint }: { endpoint: Change }) => /^(key|by)/.test(endpoint.repeats);
    for (const { module, endpoint } of [...changes.filter(isAdding), ...changes.filter((each) => !isAdding(each))])
      if (await sentTwice(shop, module, endpoint, trouble)) reached[takesKey(endpoint) ? 'kept' : 'others']++;
    expect(trouble).toEqual([]);
    // Had nothing gone through, it would have shown nothing.
    expect(reached.kept + reached.others).toBeGreaterThanOrEqual(least);
  });
}
