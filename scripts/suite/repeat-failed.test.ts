import { expect, test } from 'vitest';
import type { Report } from '../test-results.ts';
import type { KnownRace } from './race-ledger.ts';
import { repeatFailed } from './repeat-failed.ts';

const reportOf = (passed: number, ...failed: string[]): Report => ({
  passed,
  failed: failed.length,
  results: [],
  failures: failed.map((name) => ({ file: 'x.test.ts', test: name, message: 'expected 1' })),
  failedFiles: failed.map(() => 'x.test.ts'),
  races: [],
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const ledger: readonly KnownRace[] = [
  { file: 'x.test.ts', test: 'known', firstSeenOn: '2026-11-18', isMended: true, done: 'waits' },
];

test.each([
  ['what passes when repeated is a race, and named', reportOf(7, 'a'), reportOf(3), [8, 0, [], ['a']]],
  ['what fails again has failed', reportOf(7, 'a', 'b'), reportOf(1, 'b'), [7, 2, ['a', 'b'], []]],
  ['a repetition that ran nothing shows nothing', reportOf(7, 'a'), reportOf(0), [7, 1, ['a'], []]],
  ['many failures are no chance', reportOf(1, ...six), reportOf(6), [1, 6, six, []]],
  ['a failure without a name stays one', { ...reportOf(7), failed: 1 }, reportOf(7), [7, 1, [], []]],
  ['a race of the ledger stays a failure', reportOf(7, 'a', 'known'), reportOf(3), [8, 1, ['known'], ['a']]],
])('%s', async (_name, first, second, expected) => {
  const { passed, failed, failures, races } = await repeatFailed(first, async () => second, ledger);
  const names = (of: Report['failures']) => of.map(({ test: name }) => name);
  expect([passed, failed, names(failures), names(races)]).toEqual(expected);
});

test('the failure says that the ledger has it', async () => {
  const { failures } = await repeatFailed(reportOf(7, 'known'), async () => reportOf(1), ledger);
  expect(failures[0]!.message).toContain('has it as mended (first seen on 2026-11-18: waits)');
});
