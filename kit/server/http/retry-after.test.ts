import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const cases = [
  ['the database is away', 503, 'server.busy', {}, 2],
  ['something the server needs does not answer', 503, 'server.not_ready', { failed: 'database' }, 2],
  ['the cause knows its seconds', 503, 'server.busy', { seconds: 20 }, 20],
  ['the cause knows its minutes', 503, 'thing.paused', { minutes: 3 }, 180],
  ['too many tries, in seconds', 429, 'access.too_many_tries', { seconds: 20 }, 20],
  ['too many tries, in minutes', 429, 'access.too_many_tries', { minutes: 15 }, 900],
  ['too many, and nobody knows for how long', 429, 'appointment.too_many', {}, undefined],
  ['a suspended site', 503, 'site.suspended', {}, undefined],
  ['a payment provider that is silent', 503, 'payment.provider_unreachable', {}, undefined],
  ['any other refusal', 409, 'thing.refused', { seconds: 5 }, undefined],
] as const;

test.each(cases)('%s: %i %s', (_, status, code, params, expected) => {
  expect(retryAfterOf({ status, code, params })).toBe(expected);
});
