import { expect, test } from 'vitest';
import { callerBlock, plainAddress, rateLimit } from './rate-limit.ts';

test.each([1, 3, 7, 60, 120, 1000])('%i a minute pass at once, the next one waits', (perMinute) => {
  const take = rateLimit();
  const waits = Array.from({ length: perMinute + 1 }, () => take('a', perMinute, 1e12));
  expect(waits.filter((seconds) => seconds > 0)).toEqual([Math.ceil(60 / perMinute)]);
});

test('waiting as long as was said is enough', () => {
  const take = rateLimit();
  for (let i = 0; i < 7; i++) take('a', 7, 0);
  const seconds = take('a', 7, 0);
  expect(take('a', 7, seconds * 1000 - 1000)).toBeGreaterThan(0);
  expect(take('a', 7, seconds * 1000)).toBe(0);
});

test('whoever was refused does not wait longer for it', () => {
  const take = rateLimit();
  take('a', 1, 0);
  for (let i = 0; i < 50; i++) take('a', 1, 0);
  expect(take('a', 1, 60_000)).toBe(0);
});

test('a clock that goes back locks nobody out for long', () => {
  const take = rateLimit();
  take('a', 1, 86_400_000);
  expect(take('b', 1, 0)).toBe(0);
  expect(take('a', 1, 0)).toBe(0);
  expect(take('a', 1, 0)).toBe(60);
});

test('it remembers only so many', () => {
  const take = rateLimit(10);
  for (let i = 0; i < 1000; i++) expect(take(`key ${i}`, 1, 0)).toBe(0);
  expect(take('key 999', 1, 0)).toBeGreaterThan(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '32.1.13.184.0.0.0.0'],
  ['2001:db8::ffff:1', '32.1.13.184.0.0.0.0'],
  ['not an address', 'not an address'],
  ['x:y', 'x:y'],
])('%s counts as %s', (address, block) => expect(callerBlock(address)).toBe(block));

test('an IPv4 address is written as one', () => {
  expect(['::ffff:10.0.0.1', '10.0.0.1', '::1'].map(plainAddress)).toEqual(['10.0.0.1', '10.0.0.1', '::1']);
});

test('who has hung up already has no address, and that is no defect', () => {
  expect([plainAddress(undefined), callerBlock(undefined)]).toEqual(['', '']);
});
