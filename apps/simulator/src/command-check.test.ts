import { createHmac } from 'node:crypto';
import { type Command, signedText } from '@fachwerk/devices/wire';
import { expect, test } from 'vitest';
import { whyNotObey } from './command-check.ts';

const key = Buffer.from('a key of this controller alone').toString('base64url');
const unsigned: Omit<Command, 'signature'> = {
  id: '019a8000-0000-7000-8000-000000000001',
  kind: 'open',
  lock: 3,
  profile: 'standard',
  issuedAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-01T10:00:15.000Z',
};
const signed = (command = unsigned): Command => ({
  ...command,
  signature: createHmac('sha256', Buffer.from(key, 'base64url')).update(signedText(command)).digest('base64url'),
});
const usual = { key, now: new Date('2026-03-01T10:00:05Z'), seen: new Set<string>(), channels: new Set([3]) };

const cases = [
  ['in time and rightly signed', signed(), usual, null],
  ['for another lock than was signed', { ...signed(), lock: 4 }, usual, 'signature'],
  ['with a longer life than was signed', { ...signed(), expiresAt: '2026-03-01T11:00:00.000Z' }, usual, 'signature'],
  ['with nonsense for a signature', { ...signed(), signature: 'x' }, usual, 'signature'],
  ['past its expiry', signed(), { ...usual, now: new Date('2026-03-01T10:00:16Z') }, 'expired'],
  ['that was carried out before', signed(), { ...usual, seen: new Set([unsigned.id]) }, 'repeated'],
  ['for a lock it does not have', signed({ ...unsigned, lock: 9 }), usual, 'unknown_lock'],
] as const;

for (const [name, command, given, expected] of cases) {
  test(`a command ${name}`, () => expect(whyNotObey(command, given)).toBe(expected));
}
