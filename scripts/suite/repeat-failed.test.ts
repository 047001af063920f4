import { expect, test } from 'vitest';
import type { Report } from '../test-results.ts';
import { repeatFailed } from './repeat-failed.ts';

const reportOf = (passed: number, ...failures: string[]): Report => ({
  ...{ passed, failed: failures.length, results: [], failedFiles: failures },
  ...{ failures, races: [] },
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each([
  ['what passes when repeated is a race, and named', reportOf(7, 'a'), reportOf(3), [8, 0, [], ['a']]],
  ['what fails again has failed', reportOf(7, 'a', 'b'), reportOf(1, 'b'), [7, 2, ['a', 'b'], []]],
  ['a repetition that ran nothing shows nothing', reportOf(7, 'a'), reportOf(0), [7, 1, ['a'], []]],
  ['many failures are no chance', reportOf(1, ...six), reportOf(6), [1, 6, six, []]],
  ['a failure without a name stays one', { ...reportOf(7), failed: 1 }, reportOf(7), [7, 1, [], []]],
])('%s', async (_name, first, second, expected) => {
  const { passed, failed, failures, races } = await repeatFailed(first, async () => second);
  expect([passed, failed, failures, races]).toEqual(expected);
});
