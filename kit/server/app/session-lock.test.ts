import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isConnected, SessionLock } from './session-lock.ts';

const WAITING = { timeout: 120_000 };
let app: TestApp;
const locks: SessionLock[] = [];
const told: string[] = [];

beforeEach(async () => {
  app = await openApp();
  told.length = 0;
});
afterEach(async () => {
  await Promise.all(locks.splice(0).map((lock) => lock.close()));
  await app.close();
});

function open(who: string, name = 'turn'): SessionLock {
  const tell = (what: string) => () => void told.push(`${who} ${what}`);
  const applicationName = `lock of ${who}`;
  const lock = new SessionLock({
    url: app.url,
    name,
    applicationName,
    onHeld: tell('has it'),
    onLost: tell('lost it'),
  });
  locks.push(lock);
  return lock;
}

function tear(who: string): Promise<unknown> {
  const { db, sql } = app;
  return db.rows(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = ${`lock of ${who}`}`);
}

test('one of two has it, and the other one gets it when the first closes', async () => {
  const [first, second, elsewhere] = [open('first'), open('second'), open('third', 'another')];
  for (const lock of [first, second, elsewhere]) await lock.look();
  expect([first.state, second.state, elsewhere.state]).toEqual(['held', 'waiting', 'held']);
  await first.close();
  await second.look();
  expect([first.state, second.state]).toEqual(['away', 'held']);
  expect(told).toEqual(['first has it', 'third has it', 'first lost it', 'second has it']);
});

test('whose connection is torn has lost it, and knows', async () => {
  const [first, second] = [open('first'), open('second')];
  await first.look();
  await second.look();
  await tear('first');
  // Whoever looks first has it now.
  await expect.poll(() => [first.state, second.state].sort(), WAITING).toEqual(['held', 'waiting']);
  expect(told.slice(0, 2)).toEqual(['first has it', 'first lost it']);
  expect(told).toHaveLength(3);
});

test('whoever lets go of it does not take it back at once', async () => {
  const lock = open('first');
  await lock.look();
  expect(await isConnected(app.db, 'lock of first')).toBe(true);
  await lock.release(60_000);
  await lock.look();
  expect([lock.state, told]).toEqual(['away', ['first has it', 'first lost it']]);
  await expect.poll(() => isConnected(app.db, 'lock of first'), WAITING).toBe(false);
});
