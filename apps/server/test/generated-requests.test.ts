import { accountApi, authApi } from '@fachwerk/auth/contract';
import type { Endpoint } from '@fachwerk/base/contract';
import { addMinutes } from '@fachwerk/base/time';
import { acrossCompanies } from '@fachwerk/server/sql';
import { payloadOf } from '@fachwerk/testing/payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputsFor, spoilt } from './input-from-contract.ts';
import { type Everything, HOSTS, isOfSites, openEverything } from './open-everything.ts';

/** Over all endpoints together. */
const REQUESTS = 5_200;
const ADMINISTRATOR = 'admin@zeitlagercity.example';
/** Each of these hashes a password; fewer of them keep the run short. */
const SLOW = new Set<string>([authApi.signIn.path, authApi.resetPassword.path]);

let everything: Everything;
let token = '';
let administrator: { companyId: string; id: string; passwordHash: string };
beforeAll(async () => {
  everything = await openEverything();
  const { db, sql } = everything.app;
  administrator = (await db.first(
    acrossCompanies(
      'the test knows the address only',
      sql`
      select company_id, id, password_hash from access.user where email = ${ADMINISTRATOR}`,
    ),
  ))!;
  token = await everything.signIn(ADMINISTRATOR);
});
afterAll(() => everything.app.close());

/** A path and a query carry text; a body carries anything. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.toWellFormed();
}

async function send(endpoint: Endpoint, given: Record<string, unknown>) {
  const isText = (key: string) => ['GET', 'DELETE'].includes(endpoint.method) || endpoint.path.includes(`:${key}`);
  const input = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, isText(key) ? asText(value) : value]),
  );
  const { url, payload, headers } = await payloadOf(endpoint, input);
  return everything.app.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: { ...headers, host: isOfSites(endpoint) ? HOSTS.site : HOSTS.office, 'x-access-token': token },
  });
}

/** Generated changes go through: now and then they change the very account that sends them. */
async function staySignedIn(): Promise<void> {
  const { db, sql, time } = everything.app;
  const { companyId, id, passwordHash } = administrator;
  time.now = addMinutes(time.now, 1);
  await db.rows(sql`delete from access.try`);
  await db.rows(sql`update companies.company set second_factor_required = false where id = ${companyId}`);
  await db.rows(sql`
    update access.user set email = ${ADMINISTRATOR}, password_hash = ${passwordHash}, roles = array['administrator'], totp_secret = null
    where company_id = ${companyId} and id = ${id}`);
  // What a session may do is read with every request; a new one, which hashes twice, is only for one that is over.
  const { status } = await everything.app.call(accountApi.me, {}, { token });
  if (status !== 200) token = await everything.signIn(ADMINISTRATOR);
}

test(`${REQUESTS} requests made from the contracts, most of them spoilt, make no 5xx`, async () => {
  const endpoints = everything.endpoints.map(({ endpoint }) => endpoint);
  const { app } = everything;
  const known = await app.db.rows<{ id: string }>(app.sql`select id from access.user where company_id is not null`);
  const id = fc.oneof(fc.constantFrom(...known.map((user) => user.id)), fc.uuid());
  const each = Math.ceil(REQUESTS / (endpoints.length - SLOW.size));
  let sent = 0;
  const statuses = new Set<number>();
  for (const endpoint of endpoints) {
    const good = inputsFor(endpoint, id);
    const requests = fc.sample(fc.oneof(good, spoilt(good), spoilt(good)), {
      numRuns: SLOW.has(endpoint.path) ? 20 : each,
      seed: 20261115,
    });
    for (const [i, input] of requests.entries()) {
      if (i % 60 === 0) await staySignedIn();
      const reply = await send(endpoint, input);
      sent++;
      statuses.add(reply.statusCode);
      if (reply.statusCode >= 500)
        expect.fail(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)} → ${reply.body}`);
      // A printer that nobody knows is refused in its own language.
      const isJson = String(reply.headers['content-type']).startsWith('application/json');
      if (reply.statusCode >= 400 && (endpoint.answer !== 'raw' || isJson))
        expect(reply.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) });
    }
  }
  expect(sent).toBeGreaterThanOrEqual(5_000);
  // Had nothing been let through, or everything, the requests would have shown nothing.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 422]));
});
