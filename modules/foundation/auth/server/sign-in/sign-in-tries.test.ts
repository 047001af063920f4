import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { QUOTAS } from '../../rules/tries.ts';
import { cleanUpSessions } from '../sessions/clean-up-sessions.job.ts';
import { openAuth, type TestAuth } from '../testing.ts';

// Test files share module instances; reset them, so that the mock below applies.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let auth: TestAuth;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.app.close());
beforeEach(() => {
  auth.passMinutes(60);
  vi.mocked(verify).mockClear();
});

const AT_ONE_ADDRESS = QUOTAS['sign-in.account-at-address'].most;
const wrong = (email: string, address?: string) => auth.browser(address).signIn(email, 'a wrong password');

async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index++) answers.push(await work(index));
  return answers;
}

/** Wrong passwords from many addresses, until the account refuses unknown devices. */
const flood = (email: string) =>
  Promise.all(
    Array.from({ length: QUOTAS['sign-in.account'].most + 1 }, (_, index) => wrong(email, `198.51.100.${index}`)),
  );

test('after too many wrong passwords even the right one waits, and the window ends by itself', async () => {
  const anna = await auth.person();
  const answers = await times(AT_ONE_ADDRESS, () => wrong(anna.email));
  expect(answers.every(({ status }) => status === 401)).toBe(true);
  const refused = await auth.browser().signIn(anna.email);
  expect(refused).toMatchObject({ status: 429, body: { code: 'auth.too_many_tries', params: { minutes: 15 } } });
  expect(refused.headers['retry-after']).toBe('900');
  expect(refused.body.error).toContain('in 15 Min.');
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(2 * AT_ONE_ADDRESS);
  auth.passMinutes(14);
  expect((await auth.browser().signIn(anna.email)).body.params).toEqual({ minutes: 1 });
  auth.passMinutes(1);
  expect((await auth.browser().signIn(anna.email)).status).toBe(200);
});

test('after the clock was set back a full counter begins anew', async () => {
  const anna = await auth.person();
  await times(AT_ONE_ADDRESS + 1, () => wrong(anna.email, '192.0.2.40'));
  auth.passMinutes(-24 * 60);
  expect((await auth.browser('192.0.2.40').signIn(anna.email)).status).toBe(200);
  auth.passMinutes(24 * 60);
});

test('an unknown address is refused just like a known one', async () => {
  const anna = await auth.person();
  const codes = async (email: string, address: string) =>
    (await times(AT_ONE_ADDRESS + 2, () => wrong(email, address))).map(({ body }) => body.code);
  expect(await codes(anna.email, '192.0.2.30')).toEqual(await codes('nobody@example.org', '192.0.2.31'));
});

test('many at the same moment do not slip past the limit together', async () => {
  const anna = await auth.person();
  const answers = await Promise.all(Array.from({ length: AT_ONE_ADDRESS * 3 }, () => wrong(anna.email)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(AT_ONE_ADDRESS);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(AT_ONE_ADDRESS * 2);
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(2 * AT_ONE_ADDRESS);
});

test('who hammers from one address does not keep the person out elsewhere', async () => {
  const anna = await auth.person();
  await times(QUOTAS['sign-in.account'].most * 2, () => wrong(anna.email, '198.51.100.1'));
  expect((await auth.browser('192.0.2.50').signIn(anna.email)).status).toBe(200);
});

test('attacked from everywhere, the person still gets in on a device they used before', async () => {
  const anna = await auth.person();
  const own = await auth.signedIn(anna);
  auth.passMinutes(60);
  await flood(anna.email);
  expect((await auth.browser('192.0.2.51').signIn(anna.email)).status).toBe(429);
  // The same cookie works even from the attacker's address.
  expect((await own.signIn(anna.email)).status).toBe(200);
});

test('the device has a quota of its own, and vouches for one account only', async () => {
  const anna = await auth.person();
  const ben = await auth.person();
  const device = await auth.signedIn(anna);
  const before = { ...device.cookies };
  const most = QUOTAS['sign-in.device'].most;
  const answers = await times(most + 1, () => device.signIn(anna.email, 'a wrong password'));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: most }, () => 401), 429]);

  await flood(ben.email);
  const borrowed = auth.browser('192.0.2.52');
  Object.assign(borrowed.cookies, before);
  expect((await borrowed.signIn(ben.email)).status).toBe(429);
});

test('people who share a computer are all known on it', async () => {
  const [anna, ben] = [await auth.person(), await auth.person()];
  const counter = auth.browser();
  await counter.signIn(anna.email);
  await counter.signIn(ben.email);
  for (const { email } of [anna, ben]) {
    await flood(email);
    expect((await counter.signIn(email)).status).toBe(200);
    auth.passMinutes(60);
  }
});

test('a made-up device cookie is worth nothing', async () => {
  const anna = await auth.person();
  await times(AT_ONE_ADDRESS, () => wrong(anna.email));
  const forger = auth.browser();
  forger.cookies.fw_device = `${'x'.repeat(22)}.${'y'.repeat(22)}`;
  expect((await forger.signIn(anna.email)).status).toBe(429);
});

test('one address cannot try one password on everybody', async () => {
  const most = QUOTAS['sign-in.address'].most;
  const guess = (index: number) => wrong(`guess${index}@example.org`, '198.51.100.200');
  const answers = await Promise.all(Array.from({ length: most }, (_, index) => guess(index)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await guess(most)).status).toBe(429);
});

test('an IPv6 caller cannot hide in the own network', async () => {
  const anna = await auth.person();
  const answers = await times(AT_ONE_ADDRESS + 1, (index) => wrong(anna.email, `2001:db8:1:2::${index + 1}`));
  expect(answers.at(-1)!.status).toBe(429);
});

test('good sign-ins are not counted', async () => {
  const anna = await auth.person();
  const answers = await times(AT_ONE_ADDRESS + 5, () => auth.browser().signIn(anna.email));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('the counters name nobody, and old ones are removed', async () => {
  const anna = await auth.person();
  await wrong(anna.email, '192.0.2.99');
  const counters = () => auth.app.db.rows(auth.app.sql`select * from access.try`);
  const text = JSON.stringify(await counters());
  expect(text).not.toContain('192.0.2.99');
  expect(text).not.toContain(anna.email);

  auth.passMinutes(61);
  await cleanUpSessions.run(auth.app.work(), {} as never);
  expect(await counters()).toEqual([]);
});
