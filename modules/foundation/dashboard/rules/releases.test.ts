import { expect, test } from 'vitest';
import { adminDe } from '../texts/admin.de.ts';
import { RELEASES } from './releases.ts';

test('every point of every release has a text, and every text is a point', () => {
  const told = Object.keys(adminDe).filter((key) => /^welcome\.\d/.test(key));
  expect(RELEASES.flatMap((release) => release.points).sort()).toEqual(told.sort());
});

test('releases stand newest first', () => {
  const versions = RELEASES.map((release) => release.version);
  expect(versions).toEqual([...versions].sort().reverse());
});
