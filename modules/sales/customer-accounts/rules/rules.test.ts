import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import { ownPath } from './login.ts';
import { isDueToRotate, isValid, REPLACED_GRACE_SECONDS, ROTATE_AFTER_MINUTES, sessionExpiry } from './session.ts';

const now = new Date('2026-03-01T10:00:00Z');
const session = {
  tokenHash: 'new',
  previousTokenHash: 'old',
  rotatedAt: now,
  expiresAt: sessionExpiry(now),
  endedAt: null,
};

test.each([
  ['the newest cookie', 'new', now, true],
  ['the one it replaced, within its grace', 'old', addSeconds(now, REPLACED_GRACE_SECONDS), true],
  ['the one it replaced, afterwards', 'old', addSeconds(now, REPLACED_GRACE_SECONDS + 1), false],
  ['one that never was', 'other', now, false],
  ['the newest cookie on the last day', 'new', addSeconds(sessionExpiry(now), -1), true],
  ['the newest cookie after it', 'new', sessionExpiry(now), false],
])('%s opens the session: %s %s', (_, hash, at, expected) => {
  expect(isValid(session, hash, at)).toBe(expected);
});

test('a session that was ended opens for nobody', () => {
  expect(isValid({ ...session, endedAt: now }, 'new', now)).toBe(false);
});

test.each([
  ['before a day is over', 'new', addMinutes(now, ROTATE_AFTER_MINUTES - 1), false],
  ['after a day', 'new', addMinutes(now, ROTATE_AFTER_MINUTES), true],
  ['when it was replaced already', 'old', addMinutes(now, ROTATE_AFTER_MINUTES), false],
])('a cookie is replaced %s', (_, hash, at, expected) => {
  expect(isDueToRotate(session, hash, at)).toBe(expected);
});

test.each([
  ['/konto', '/konto'],
  ['/miete/abc?x=1#y', '/miete/abc?x=1#y'],
  ['/', '/'],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['https://evil.example', ''],
  ['konto', ''],
  ['/a b', ''],
  ['/a\nb', ''],
  [`/${'x'.repeat(300)}`, ''],
  ['', ''],
  [undefined, ''],
])('the way back %j leads to %j', (path, expected) => {
  expect(ownPath(path)).toBe(expected);
});
