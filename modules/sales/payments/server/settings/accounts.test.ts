import { acrossCompanies } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentAccountApi } from '../../contract-settings.ts';
import { paymentOptions } from '../providers/provider-links.ts';
import { type AccountApp, openAccountApp } from './accounts.for-tests.ts';

let world: AccountApp;
beforeAll(async () => {
  world = await openAccountApp();
});
afterAll(() => world.close());

const show = async (companyId: string) => (await world.staff(companyId).call(paymentAccountApi.show, {})).body;
const stored = (companyId: string) =>
  world.app.db.rows<{ id: string; sealed: string; endedAt: Date | null }>(world.app.sql`
    select id, sealed, ended_at from payments.account where company_id = ${companyId} order by id`);

test('keys are tried, sealed, told by their end, and never shown again', async () => {
  const { bella } = world;
  expect((await show(bella.id)).accounts).toEqual([]);
  const { status, body } = await world.connectStripe(bella.id, 'rk_live_bella_9876');
  expect(status).toBe(200);
  expect(body.accounts).toEqual([
    {
      provider: 'stripe',
      isInstallation: false,
      environment: 'live',
      keyEnd: '9876',
      savedAt: world.app.time.now.toISOString(),
      savedBy: expect.any(String),
      openPayments: 0,
    },
  ]);
  expect(body.eventAddresses.stripe).toBe(`http://localhost:3000/api/public/payments/stripe/events/${bella.id}`);
  expect(world.stripe.count('GET /v1/checkout/sessions')).toBe(1);
  const [row] = await stored(bella.id);
  expect(row!.sealed).toMatch(/^v1\./);
  const everything = await world.app.db.rows<{ text: string }>(
    acrossCompanies(
      'a test looks for a leak',
      world.app.sql`
      select a::text as text from payments.account a union all select e::text from kit.audit_entry e`,
    ),
  );
  expect(JSON.stringify(everything)).not.toMatch(/rk_live_bella|whsec_/);
  expect(JSON.stringify(body)).not.toMatch(/rk_live_bella|whsec_/);
});

test.each([
  ['sk_test_wrong', 'Invalid API Key provided: sk_****'],
  ['rk_test_bare', 'No permission.'],
] as const)(
  'what Stripe refuses (%s) stands at the field in its own words, and nothing is kept',
  async (key, reason) => {
    const before = await show(world.city.id);
    const { status, body } = await world.connectStripe(world.city.id, key);
    expect([status, body.code]).toEqual([422, 'payment_account.refused']);
    expect(body.fields).toMatchObject([{ path: 'secretKey', params: { reason } }]);
    expect(body.fields![0]!.error).toContain(reason);
    expect(await show(world.city.id)).toEqual(before);
  },
);

test('a restricted key that may not know its account will do', async () => {
  expect((await world.connectStripe(world.city.id, 'rk_test_narrow_1')).status).toBe(200);
});

test('whoever pays is told which ways move no money, whoever the keys are from', async () => {
  const offered = async (companyId: string) => {
    const options = await paymentOptions(world.scoped(companyId));
    return Object.fromEntries(options.map(({ option, isTest }) => [option, isTest]));
  };
  expect(await offered(world.bella.id)).toEqual({ card: false, klarna: false });
  expect(await offered(world.city.id)).toEqual({ card: true, klarna: true });
  expect(await offered(world.operator.id)).toEqual({ card: true, klarna: true });
  expect(await offered(world.demo.id)).toEqual({ test: true });
});

test('PayPal is tried with its webhook; each refusal stands at its field', async () => {
  const manager = world.staff(world.city.id);
  world.paypal.webhookIds.set('city', 'WH-city');
  const keys = { environment: 'sandbox', clientId: 'city', clientSecret: 'right', webhookId: 'WH-city' } as const;
  const wrong = await manager.call(paymentAccountApi.connectPaypal, { ...keys, clientSecret: 'wrong' });
  expect(wrong.body).toMatchObject({
    code: 'payment_account.refused',
    fields: [{ path: 'clientSecret', params: { reason: 'Client Authentication failed' } }],
  });
  const foreign = await manager.call(paymentAccountApi.connectPaypal, { ...keys, webhookId: 'WH-OTHER' });
  expect(foreign.body).toMatchObject({ code: 'payment_account.webhook_refused', fields: [{ path: 'webhookId' }] });
  const { body } = await manager.call(paymentAccountApi.connectPaypal, keys);
  expect(body.accounts.map(({ provider, keyEnd }) => [provider, keyEnd])).toContainEqual(['paypal', 'ight']);
});

test('a provider that does not answer changes nothing, and says so', async () => {
  world.stripe.faults.push({ on: 'GET /v1/checkout', kind: 'before' }, { on: 'GET /v1/checkout', kind: 'before' });
  const { status, body } = await world.connectStripe(world.hamburg.id, 'sk_test_silent');
  expect([status, body.code]).toEqual([503, 'payment_account.provider_silent']);
  expect(await stored(world.hamburg.id)).toEqual([]);
});

test('what is no key is refused before anybody is asked', async () => {
  const asked = world.stripe.seen.length;
  const keys = { secretKey: 'pk_live_1234', webhookSecret: 'nothing' };
  const { status, body } = await world.staff(world.bella.id).call(paymentAccountApi.connectStripe, keys);
  expect([status, body.fields?.map(({ path, code }) => [path, code])]).toEqual([
    422,
    [
      ['secretKey', 'field.stripe_key'],
      ['webhookSecret', 'field.stripe_signing_secret'],
    ],
  ]);
  expect(world.stripe.seen.length).toBe(asked);
});

test('only who may manage payments sees or changes anything, and each sees the own company alone', async () => {
  const reader = world.staff(world.bella.id, ['payments.read']);
  expect((await reader.call(paymentAccountApi.show, {})).status).toBe(403);
  expect((await reader.call(paymentAccountApi.remove, { provider: 'stripe' })).status).toBe(403);
  const stranger = world.staff(world.demo.id);
  expect((await stranger.call(paymentAccountApi.show, {})).body.accounts).toEqual([]);
  expect((await stranger.call(paymentAccountApi.remove, { provider: 'stripe' })).body.code).toBe(
    'payment_account.unknown',
  );
  expect((await show(world.bella.id)).accounts).toHaveLength(1);
});

test('a franchisor is told which franchisees are connected, and nothing else of it', async () => {
  expect((await show(world.city.id)).franchisees).toEqual([
    { id: world.hamburg.id, name: 'Hamburg', isConnected: false },
  ]);
  await world.connectStripe(world.hamburg.id, 'sk_test_hamburg_5555');
  const seen = await show(world.city.id);
  expect(seen.franchisees).toEqual([{ id: world.hamburg.id, name: 'Hamburg', isConnected: true }]);
  expect(JSON.stringify(seen)).not.toContain('5555');
  expect((await show(world.hamburg.id)).franchisees).toEqual([]);
});

test('bank data is checked, kept, replaced and removed, on the record', async () => {
  const manager = world.staff(world.bella.id);
  const data = { holder: 'Bella GbR', iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeffxxx', bankName: 'Bank' };
  const bad = await manager.call(paymentAccountApi.saveBank, { ...data, iban: 'DE88 3704 0044 0532 0130 00' });
  expect(bad.body.fields).toMatchObject([{ path: 'iban', code: 'field.iban' }]);
  expect((await manager.call(paymentAccountApi.saveBank, data)).body.bank).toMatchObject({
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
  });
  expect((await show(world.city.id)).bank).toBeNull();
  expect((await manager.call(paymentAccountApi.removeBank, {})).body.bank).toBeNull();
  const noted = await world.app.db.rows<{ action: string }>(world.app.sql`
    select action from kit.audit_entry where company_id = ${world.bella.id} and action like 'payment_account.%' order by at, id`);
  expect(noted.map(({ action }) => action)).toEqual([
    'payment_account.connected',
    'payment_account.bank_saved',
    'payment_account.bank_removed',
  ]);
});

test('two who replace an account at once leave one in use', async () => {
  const { hamburg } = world;
  const row = world.app
    .sql`select from payments.account where company_id = ${hamburg.id} and ended_at is null for update`;
  const answers = await world.app.race(row, () => [
    world.connectStripe(hamburg.id, 'sk_test_one_1111'),
    world.connectStripe(hamburg.id, 'sk_test_two_2222'),
  ]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await stored(hamburg.id)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
});
