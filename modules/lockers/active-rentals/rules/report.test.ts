import { rentalLike } from '@fachwerk/rentals/rules/rental.for-tests';
import { expect, test } from 'vitest';
import { whyNotReport } from './report.ts';

test('only what runs can be reported', () => {
  expect(whyNotReport(rentalLike())).toBeNull();
  expect(whyNotReport(rentalLike({ state: 'booked' }))).toBe('rental.not_running');
  expect(whyNotReport(rentalLike({ accessRevokedAt: new Date() }))).toBe('rental.access_revoked');
});
