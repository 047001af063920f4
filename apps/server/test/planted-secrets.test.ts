import { stayApi } from '@fachwerk/active-rentals/contract';
import { accountApi } from '@fachwerk/auth/contract';
import type { Endpoint, Input } from '@fachwerk/base/contract';
import { type Mask, maskOf, secretsIn } from '@fachwerk/base/secret-mask';
import { boxCartApi } from '@fachwerk/box-cart/contract';
import { checkoutApi } from '@fachwerk/cart/contract';
import type { Cart } from '@fachwerk/cart/contract-cart';
import { seenCart } from '@fachwerk/cart/rules/seen-lines';
import { controllerApi } from '@fachwerk/devices/contract-controller';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { paymentApi } from '@fachwerk/payments/contract';
import { accessRightApi } from '@fachwerk/rental-desk/contract';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { accessOf } from '@fachwerk/rentals/facade-renter';
import { openLog } from '@fachwerk/server/log';
import { acrossCompanies, rawSql, sql } from '@fachwerk/server/sql';
import { payloadOf } from '@fachwerk/testing/payload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputsFor } from './input-from-contract.ts';
import { DEMO_PASSWORD, type Everything, HOSTS, isOfSites, openEverything } from './open-everything.ts';

const ADMINISTRATOR = 'admin@zeitlagercity.example';
const NEW_PASSWORD = 'Sieben Zwerge im Planetarium';

let everything: Everything;
let token = '';
const lines: string[] = [];
/** Everything secret that was sent or answered. */
const secrets = new Set<string>();
/** The cookies of somebody on the site; nobody's are kept before. */
let cookies: Record<string, string> | null = null;

beforeAll(async () => {
  everything = await openEverything();
  const { app } = everything;
  Object.assign(app.app, {
    log: openLog({ level: 'trace', isPretty: false, destination: { write: (line) => void lines.push(line) } }),
  });
  await app.start();
  token = await everything.signIn(ADMINISTRATOR);
});
afterAll(() => everything.app.close());

async function send(endpoint: Endpoint, input: Record<string, unknown>) {
  const { url, payload, headers } = await payloadOf(endpoint, input);
  const host = isOfSites(endpoint) ? HOSTS.site : HOSTS.office;
  const reply = await everything.app.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: { ...headers, host, 'x-access-token': token },
    ...(cookies && { cookies }),
  });
  if (cookies) for (const { name, value } of reply.cookies) cookies[name] = value;
  const body = endpoint.answer === 'raw' ? {} : reply.json();
  secretsIn(maskOf(endpoint.input), input, secrets);
  if (reply.statusCode === 200) secretsIn(maskOf(endpoint.output), body, secrets);
  return { status: reply.statusCode, body };
}

/** Typed, for what is meant to be accepted. */
async function accepted<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const { status, body } = await send(endpoint, input as Record<string, unknown>);
  expect([endpoint.path, status, body.code]).toEqual([endpoint.path, 200, undefined]);
  return body;
}

let count = 0;
/** A value of its own for each place; a PIN and a code are as long as those may be. */
function planted(name: string): string {
  count++;
  if (name === 'pin') return String(739_000 + count);
  return name === 'code' ? `PLANTED-${count}` : `PLANTED-${count}-${'x'.repeat(30)}`;
}

/** The same input with a secret of its own in every field declared to be one. */
function withPlanted(mask: Mask, value: unknown, name = ''): unknown {
  if (mask.kind === 'secret') return planted(name);
  if (Array.isArray(value)) return value.map((item) => (mask.items ? withPlanted(mask.items, item, name) : item));
  if (typeof value !== 'object' || value === null || mask.fields.size === 0) return value;
  const entries = [...mask.fields]
    .filter(([field, part]) => field in value || part.kind === 'secret')
    .map(([field, part]) => [field, withPlanted(part, (value as Record<string, unknown>)[field], field)]);
  return { ...value, ...Object.fromEntries(entries) };
}

/** No contract takes these: secrets inside something else, beside fields nobody has heard of. */
function misplaced(input: Record<string, unknown>): Record<string, unknown> {
  const wrong = Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? { [name]: value } : 7]);
  return { ...Object.fromEntries(wrong), passwort: 'PLANTED-passwort', '{"PLANTED"': 'PLANTED-value' };
}

/** Where nothing secret may lie, as text. */
const KEPT = [
  ['logs.request_log', 'request log'],
  ['logs.log_entry', 'log'],
  ['kit.audit_entry', 'audit'],
  ['kit.stream_event', 'live events'],
  ['graphile_worker._private_jobs', 'jobs'],
] as const;

async function whatIsKept(): Promise<[string, string][]> {
  const { app } = everything;
  await app.stopServices();
  const tables = await Promise.all(
    KEPT.map(async ([table, name]): Promise<[string, string][]> => {
      const query = rawSql(`select to_jsonb(t)::text as text from ${table} t`);
      const rows = await app.db.rows<{ text: string }>(acrossCompanies('a test looks everywhere', query));
      return rows.map(({ text }) => [name, text]);
    }),
  );
  return [...tables.flat(), ...lines.map((line): [string, string] => ['server log', line])];
}

test('no secret of any call, refused or accepted, lies in a log, an audit entry, a job or an error', async () => {
  const { app } = everything;
  const id = fc.uuid();
  const withSecrets = everything.endpoints.filter(({ endpoint }) => maskOf(endpoint.input).hasSecrets);
  for (const { endpoint } of withSecrets) {
    const mask = maskOf(endpoint.input);
    for (const sample of fc.sample(inputsFor(endpoint, id), { numRuns: 2, seed: 9 })) {
      const input = withPlanted(mask, sample) as Record<string, unknown>;
      await send(endpoint, input);
      await send(endpoint, { ...misplaced(input), ...pathOf(endpoint, input) });
    }
    // Some end the session, some count as wrong passwords: both are over with it.
    token = await everything.signIn(ADMINISTRATOR);
  }
  await throughTheApp();
  await app.runJobs();

  // Where there is none, the field is empty.
  secrets.delete('');
  const kept = await whatIsKept();
  // Had nothing been kept, nothing would have been shown.
  for (const place of ['request log', 'audit', 'server log']) expect(kept.some(([name]) => name === place)).toBe(true);
  expect(secrets.size).toBeGreaterThan(80);
  const found = kept.flatMap(([place, text]) =>
    [...secrets, 'PLANTED']
      .filter((secret) => isIn(text, secret))
      .map((secret) => `${place}: ${secret} in ${text.slice(0, 400)}`),
  );
  expect(found).toEqual([]);
});

/** Six digits are found in any long number; between quotes they are a PIN. */
const isIn = (text: string, secret: string) =>
  text.includes(secret.length >= 8 ? secret : `"${secret}"`) || (secret === 'PLANTED' && text.includes(secret));

const pathOf = ({ path }: Endpoint, input: Record<string, unknown>) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, input[name!] ?? 'x']));

/** Calls that go well, with the secrets they are really about. */
async function throughTheApp(): Promise<void> {
  const { app } = everything;
  // Known to be secret, whatever a contract says.
  for (const password of [DEMO_PASSWORD, NEW_PASSWORD]) secrets.add(password);
  // A password that is right, in a change that is refused: the new one is too common.
  const refused = await send(accountApi.changePassword, { current: DEMO_PASSWORD, password: 'passwort123' });
  expect(refused.status).toBe(422);
  await accepted(accountApi.changePassword, { current: DEMO_PASSWORD, password: NEW_PASSWORD });
  token = await everything.signIn(ADMINISTRATOR, NEW_PASSWORD);
  await accepted(accountApi.beginSecondFactor, { password: NEW_PASSWORD });
  const feed = await accepted(accessRightApi.renewFeedKey, {});
  await accepted(accessRightApi.feed, { secret: feed.key, filter: {} });
  const { controllers } = await accepted(controllerApi.list, {});
  const made = await accepted(controllerApi.renewToken, { controller: { id: controllers[0].id } });
  await accepted(controllerApi.provision, { token: made.token });

  const orders = await app.db.rows<{ orderHash: string }>(
    acrossCompanies(
      'a test looks for orders of the demo',
      sql`select order_hash from orders.customer_order o join companies.company c on c.id = o.company_id where c.code = 'zeitlagercity'
        order by o.placed_at desc limit 20`,
    ),
  );
  for (const { orderHash } of orders) await accepted(checkoutApi.orderState, { orderHash, isReturning: false });
  const rentals = await app.db.rows<{ companyId: string; id: string }>(
    acrossCompanies(
      'a test looks for rentals of the demo',
      sql`select company_id, id from rentals.rental where state = 'active' order by id desc limit 10`,
    ),
  );
  for (const { companyId, id } of rentals) {
    const access = await accessOf({ ...app.work(), companyId }, id);
    if (access) await send(stayApi.show, { key: access.key });
  }
  await rentABox();
}

/** Somebody rents and pays by trial: the way to the payment and back carries secrets inside of addresses. */
async function rentABox(): Promise<void> {
  cookies = {};
  const { locations } = await accepted(rentalSiteApi.locations, {});
  const wishes = locations.flatMap(({ id, freeOfSize }: SiteLocation) =>
    Object.keys(freeOfSize).map((sizeCode) => ({ locationId: id, sizeCode, period: { durationMinutes: 120 } })),
  );
  for (const wish of wishes) {
    if ((await send(boxCartApi.addBox, { ...wish, isOverwriting: false })).status === 200) break;
  }
  const cart: Cart = await accepted(checkoutApi.show, {});
  const { orderHash, redirectTo } = await accepted(checkoutApi.pay, {
    data: {
      cartId: cart.id!,
      lines: seenCart(cart),
      contact: { email: 'planted@example.org', firstName: 'Ada', lastName: 'Lovelace', phone: '' },
      accepted: { terms: true, privacy: true, withdrawal: true },
      newsletter: false,
      expectedTotalCents: cart.totalCents,
    },
    paymentOption: 'test',
    paymentData: {},
  });
  const paymentToken = decodeURIComponent(new URL(redirectTo).pathname.split('/').at(-1)!);
  const { returnPath } = await accepted(paymentApi.chooseTest, { token: paymentToken, choice: 'succeed' });
  expect(returnPath).toContain(orderHash);
  for (const each of [orderHash, paymentToken]) secrets.add(each);
}
