import { addDays, addSeconds } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import { type RefreshState, refreshVerdict, sessionExpiry } from './session.ts';

const now = new Date('2026-03-01T10:00:00Z');
const running: RefreshState = {
  refreshHash: 'current',
  previousRefreshHash: 'previous',
  rotatedAt: addSeconds(now, -10),
  expiresAt: addDays(now, 1),
  endedAt: null,
};

const cases = [
  ['the current token is replaced', running, 'current', 'rotate'],
  ['the one before it, within ten seconds, gets the same successor', running, 'previous', 'repeat'],
  [
    'the one before it, a second later, is stolen',
    { ...running, rotatedAt: addSeconds(now, -11) },
    'previous',
    'reused',
  ],
  ['an older one is stolen, however quick', running, 'older', 'reused'],
  ['a first token has nothing before it', { ...running, previousRefreshHash: null }, 'older', 'reused'],
  ['an ended session stays over', { ...running, endedAt: now }, 'current', 'over'],
  ['an expired session stays over', { ...running, expiresAt: now }, 'current', 'over'],
  ['a stolen token of an ended session ends nothing', { ...running, endedAt: now }, 'older', 'over'],
] as const;

for (const [name, session, token, expected] of cases) {
  test(name, () => expect(refreshVerdict(session, token, now)).toBe(expected));
}

test('a session lasts thirty days from now', () => {
  expect(sessionExpiry(now)).toEqual(new Date('2026-03-31T10:00:00Z'));
});
