import { expect, test } from 'vitest';
import { newId, newSecret } from './ids.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids sort in the order of their making, however many are made in one millisecond', () => {
  const ids = Array.from({ length: 20_000 }, () => newId(1_000));
  expect(ids.every((id) => VERSION_7.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});

test('ids keep their order when the clock is set back', () => {
  const before = newId(Date.now() + 60_000);
  expect(newId(Date.now()) > before).toBe(true);
});

test('a secret is long, safe in an address, and never the same', () => {
  const secrets = Array.from({ length: 100 }, () => newSecret(32));
  expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
  expect(new Set(secrets).size).toBe(100);
});
