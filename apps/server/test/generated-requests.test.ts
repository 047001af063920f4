import type { Endpoint } from '@fachwerk/base/contract';
import { authApi } from '@fachwerk/identity/contract';
import { payloadOf } from '@fachwerk/testing/payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputsFor, spoilt } from './input-from-contract.ts';
import { type Everything, openEverything } from './open-everything.ts';

/** Over all endpoints together (issue: at least 5,000 in the suite). */
const REQUESTS = 5_200;
const ADMINISTRATOR = 'admin@zeitlagercity.example';
/** Each of these hashes a password; fewer of them keep the run short. */
const SLOW = new Set<string>([authApi.signIn.path, authApi.resetPassword.path]);

let everything: Everything;
let token = '';
beforeAll(async () => {
  everything = await openEverything();
  token = await everything.signIn(ADMINISTRATOR);
});
afterAll(() => everything.house.close());

async function send(endpoint: Endpoint, input: Record<string, unknown>) {
  const { url, payload, headers } = payloadOf(endpoint, input);
  return everything.house.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: { ...headers, 'x-access-token': token },
  });
}

/** Generated changes go through: now and then they end the session or take the rights that the next request needs. */
async function staySignedIn(): Promise<void> {
  const { house } = everything;
  await house.db.rows(house.sql`delete from identity.try`);
  const { body } = await house.call(authApi.signIn, { email: ADMINISTRATOR, password: 'Fachwerk-Demo-1' });
  token = body.accessToken;
}

test(`${REQUESTS} requests made from the contracts, most of them spoilt, make no 5xx`, async () => {
  const endpoints = everything.endpoints.map(({ endpoint }) => endpoint);
  const { house } = everything;
  const known = await house.db.rows<{ id: string }>(
    house.sql`select id from identity.user where company_id is not null`,
  );
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
      if (i % 50 === 0) await staySignedIn();
      const reply = await send(endpoint, input);
      sent++;
      statuses.add(reply.statusCode);
      if (reply.statusCode >= 500)
        expect.fail(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)} → ${reply.body}`);
      if (reply.statusCode >= 400)
        expect(reply.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) });
    }
  }
  expect(sent).toBeGreaterThanOrEqual(5_000);
  // Had nothing been let through, or everything, the requests would have shown nothing.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 422]));
}, 240_000);
