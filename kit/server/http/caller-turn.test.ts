import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerHash, takeTurn } from './caller-turn.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const one = '00000000-0000-7000-8000-0000000000c1';
const other = '00000000-0000-7000-8000-0000000000c2';

/** Whether somebody else gets a turn while one of this company, topic and key is taken. */
const isFreeFor = (companyId: string, topic: string, key: string) =>
  app.db.transaction(async (db) => {
    await takeTurn({ db, companyId: one }, 'seats', 'a');
    await db.rows(app.sql`select 1`);
    let isTaken = false;
    const second = app.db.transaction(async (tx) => {
      await takeTurn({ db: tx, companyId }, topic, key);
      // What is written is waited for by whatever is asked next.
      await tx.rows(app.sql`select 1`);
      isTaken = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { second, wasFree: isTaken };
  });

test('one caller waits for their own turn only: of the same company, topic and key', async () => {
  for (const [companyId, topic, key, expected] of [
    [one, 'seats', 'a', false],
    [one, 'seats', 'b', true],
    [one, 'tables', 'a', true],
    [other, 'seats', 'a', true],
  ] as const) {
    const { second, wasFree } = await isFreeFor(companyId, topic, key);
    expect([companyId, topic, key, wasFree]).toEqual([companyId, topic, key, expected]);
    // It comes as soon as the first has ended.
    await second;
  }
});

test('a caller is one whole IPv6 network, is named by nothing that is kept, and differs by topic', () => {
  const from = (address: string, topic = 'seats') => callerHash({ app: app.app, request: { address } }, topic);
  expect(from('2001:db8::1')).toBe(from('2001:db8::2'));
  expect(from('203.0.113.7')).not.toBe(from('203.0.113.8'));
  expect(from('203.0.113.7')).not.toBe(from('203.0.113.7', 'tables'));
  expect(from('203.0.113.7')).not.toContain('203');
});
