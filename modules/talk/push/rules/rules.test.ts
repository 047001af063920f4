import { expect, test } from 'vitest';
import { whyNotEndpoint } from './endpoint.ts';
import { outcomeOf } from './outcome.ts';

const ENDPOINTS = [
  ['of Chrome', 'https://fcm.googleapis.com/fcm/send/abc', true],
  ['of Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['of Safari', 'https://web.push.apple.com/abc', true],
  ['of Edge', 'https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['without encryption', 'http://fcm.googleapis.com/fcm/send/abc', false],
  ['at another port', 'https://fcm.googleapis.com:8443/abc', false],
  ['with a name before it', 'https://me@fcm.googleapis.com/abc', false],
  ['that only ends alike', 'https://evilfcm.googleapis.com/abc', false],
  ['of somebody else', 'https://example.org/abc', false],
  ['inside this house', 'https://127.0.0.1/abc', false],
  ['that is none', 'abc', false],
] as const;

for (const [name, endpoint, isTaken] of ENDPOINTS) {
  test(`an address ${name} is ${isTaken ? 'taken' : 'refused'}`, () =>
    expect(whyNotEndpoint(endpoint)).toBe(isTaken ? null : 'push.endpoint_refused'));
}

test('what a push service answers', () => {
  const meant = [200, 201, 202, 400, 401, 403, 404, 410, 413, 429, 500, 503].map((status) => outcomeOf(status));
  expect(meant.join(' ')).toBe('sent sent sent refused refused refused gone gone refused later later later');
});
