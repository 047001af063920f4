import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { type KnownRace, RACES, whyNotPass } from './race-ledger.ts';

const open: KnownRace = {
  file: 'a.test.ts',
  test: 'opens',
  firstSeenOn: '2026-11-18',
  isMended: false,
  done: 'cause unknown',
};
const mended: KnownRace = { ...open, test: 'closes', isMended: true, done: 'waits for the answer' };
const again = 'passed only when repeated, as it did before (first seen on 2026-11-18: cause unknown)';
const notMended =
  'passed only when repeated, although the ledger of races has it as mended (first seen on 2026-11-18: waits for the answer)';

test.each([
  ['a test that no run has named passes', { file: 'a.test.ts', test: 'turns' }, null],
  ['a test that was named before fails', { file: 'a.test.ts', test: 'opens' }, again],
  ['a test that counts as mended fails', { file: 'a.test.ts', test: 'closes' }, notMended],
  ['the same title in another file is another test', { file: 'b.test.ts', test: 'opens' }, null],
  ['a title that begins alike is another test', { file: 'a.test.ts', test: 'opens: twice' }, null],
  ['a file that did not begin is no test of it', { file: 'a.test.ts', test: '' }, null],
])('%s', (_name, race, expected) => {
  expect(whyNotPass(race, [open, mended])).toBe(expected);
});

test('each race is in the ledger once, with a day, and its file is where the ledger says', () => {
  const names = RACES.map(({ file, test: title }) => `${file} ${title}`);
  expect(new Set(names).size).toBe(names.length);
  expect(RACES.filter(({ firstSeenOn }) => !/^\d{4}-\d\d-\d\d$/.test(firstSeenOn))).toEqual([]);
  expect(RACES.filter(({ file }) => !existsSync(join(ROOT, file))).map(({ file }) => file)).toEqual([]);
});
