import type { Endpoint } from '@fachwerk/base/contract';
import { payloadOf } from '@fachwerk/testing/payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inputsFor } from './input-from-contract.ts';
import { type Everything, openEverything } from './open-everything.ts';

const UNKNOWN = '018f0000-0000-7000-8000-00000000dead';

let everything: Everything;
let token = '';
let strangers: { companyId: string; ids: string[] };

beforeAll(async () => {
  everything = await openEverything();
  token = await everything.signIn('admin@zeitlagercity.example');
  // The strangers have sessions and mails of their own to be found out.
  await everything.signIn('chefin@trattoria-bella.example');
  strangers = await idsOf('trattoria-bella');
});
afterAll(() => everything.house.close());

/** Every uuid in every record of a company: whatever an endpoint means by an id, the right kind is among them. */
async function idsOf(code: string) {
  const { db, sql } = everything.house;
  const company = (await db.first<{ id: string }>(sql`select id from companies.company where code = ${code}`))!;
  const text = await recordsOf(company.id);
  const ids = new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g));
  return { companyId: company.id, ids: [...ids] };
}

/** Everything a company has, table by table, as text. */
async function recordsOf(companyId: string): Promise<string> {
  const { db, sql } = everything.house;
  const tables = await db.rows<{ name: string }>(sql`
    select c.table_schema || '.' || quote_ident(c.table_name) as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'company_id' and t.table_type = 'BASE TABLE' order by 1`);
  const { rawSql } = await import('@fachwerk/server/sql');
  const texts = [];
  for (const { name } of tables) {
    const query = rawSql(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as text from ${name} t where company_id = '${companyId}'`,
    );
    texts.push(`${name}\n${(await db.first<{ text: string }>(query))!.text}`);
  }
  return texts.join('\n\n');
}

/** Where an endpoint takes an id. */
function idPlaces(endpoint: Endpoint): string[] {
  const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { format?: string }>;
  };
  return Object.entries(properties).flatMap(([name, schema]) => (schema.format === 'uuid' ? [name] : []));
}

async function answer(endpoint: Endpoint, input: Record<string, unknown>) {
  const { url, payload, headers } = payloadOf(endpoint, input);
  const reply = await everything.house.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: { ...headers, 'x-access-token': token },
  });
  const { requestId: _, ...body } = reply.json();
  return { status: reply.statusCode, body };
}

test('an id of another company is answered like an id of nobody, at every endpoint and every place', async () => {
  const before = await recordsOf(strangers.companyId);
  const withIds = everything.endpoints.flatMap(({ endpoint }) =>
    idPlaces(endpoint).map((place) => ({ endpoint, place })),
  );
  expect(withIds.length).toBeGreaterThan(10);
  for (const { endpoint, place } of withIds) {
    const [sample] = fc.sample(inputsFor(endpoint, fc.constant(UNKNOWN)), { numRuns: 1, seed: 7 });
    // A file that is no picture is refused before anybody asks whose record it is.
    const { avatar: _, ...input } = sample!;
    const nobody = await answer(endpoint, { ...input, [place]: UNKNOWN });
    for (const id of strangers.ids) {
      const theirs = await answer(endpoint, { ...input, [place]: id });
      expect([endpoint.path, place, theirs]).toEqual([endpoint.path, place, nobody]);
    }
  }
  expect(await recordsOf(strangers.companyId)).toBe(before);
});
