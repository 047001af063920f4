import { expect, test } from 'vitest';
import { restartUnderWriters } from './testing/restarts.ts';

/** `npm run bench -- restarts` does fifty. */
const ROUNDS = 5;

test('no job is lost or left lying however often the database is restarted', async () => {
  const { added, lost, left, standstills } = await restartUnderWriters(ROUNDS);
  expect({ lost, left, standstills }).toEqual({ lost: [], left: 0, standstills: [] });
  expect(added).toBeGreaterThan(ROUNDS);
});
