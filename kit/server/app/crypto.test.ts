import { expect, test } from 'vitest';
import { hashToken, isSameSecret, keyOf, seal, unseal } from './crypto.ts';

const app = { secret: 'the secret of one installation' };
const otherApp = { secret: 'the secret of another' };

test('what was sealed comes back, and never looks the same twice', () => {
  const texts = ['', 'JBSWY3DPEHPK3PXP', 'Schlüssel für Fach 12 🔑'];
  for (const text of texts) expect(unseal(app, 'totp', seal(app, 'totp', text))).toBe(text);
  expect(seal(app, 'totp', 'same')).not.toBe(seal(app, 'totp', 'same'));
});

test('a sealed text opens for its purpose and its installation alone', () => {
  const sealed = seal(app, 'totp', 'secret');
  expect(unseal(app, 'links', sealed)).toBeNull();
  expect(unseal(otherApp, 'totp', sealed)).toBeNull();
});

test('a sealed text that was touched anywhere does not open', () => {
  const sealed = seal(app, 'totp', 'secret');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const touched = Buffer.from(bytes);
    touched[at]! ^= 1;
    expect(unseal(app, 'totp', `v1.${touched.toString('base64url')}`)).toBeNull();
  }
});

test.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'not sealed at all'])('%o is not a sealed text', (text) => {
  expect(unseal(app, 'totp', text)).toBeNull();
});

test('each purpose has a key of its own', () => {
  expect(keyOf(app, 'a')).toHaveLength(32);
  expect(keyOf(app, 'a').equals(keyOf(app, 'a'))).toBe(true);
  expect(keyOf(app, 'a').equals(keyOf(app, 'b'))).toBe(false);
  expect(keyOf(app, 'a').equals(keyOf(otherApp, 'a'))).toBe(false);
});

test('a token rests as its hash', () => {
  expect(hashToken('token')).toMatch(/^[\w-]{43}$/);
  expect(hashToken('token')).toBe(hashToken('token'));
  expect(hashToken('token')).not.toBe(hashToken('tokem'));
});

test('secrets of any length can be compared', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('abc', 'abd')).toBe(false);
  expect(isSameSecret('abc', 'abcd')).toBe(false);
});
