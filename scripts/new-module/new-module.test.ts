import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentence } from '../house/breach.ts';
import { readTree } from '../house/reading/tree.ts';
import { breachesOf } from '../house/rules.ts';
import { ROOT } from '../root.ts';
import { copyOfApp } from './copy.for-tests.ts';
import { filled, namesOf, singular, whyNotName } from './names.ts';

const SLOW_MS = 120_000;
const NEW_MODULE = fileURLToPath(new URL('../new-module.ts', import.meta.url));

let copy: ReturnType<typeof copyOfApp>;
beforeAll(() => {
  copy = copyOfApp();
  run('node', NEW_MODULE, 'sales/return-labels', '--root', copy.root, '--no-install');
  copy.link('modules/sales/return-labels');
});
afterAll(() => copy.remove());

function run(program: string, ...args: string[]): string {
  try {
    const options = { cwd: copy.root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync(join(copy.root, 'node_modules', '.bin', program), args, options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

const breachesIn = (root: string) => breachesOf(readTree(root)).map(sentence);

test('a new module keeps the rules of the house', () => {
  const breaches = breachesIn(copy.root);
  // Reading the house takes seconds; only where a rule is broken it matters whether it was before.
  const before = breaches.length > 0 ? breachesIn(ROOT) : [];
  expect(breaches.filter((breach) => !before.includes(breach))).toEqual([]);
});

test('a new module is formatted and free of lint', () => {
  run(
    'biome',
    'check',
    '--error-on-warnings',
    'modules/sales/return-labels',
    'apps/server/src/modules.ts',
    'apps/admin/src',
  );
});

test('the types of a new module fit', { timeout: SLOW_MS }, () => {
  const check = (side: string, ...faces: string[]) => {
    const include = faces.map((face) => `modules/sales/return-labels/${face}`);
    writeFileSync(
      join(copy.root, 'tsconfig.new.json'),
      JSON.stringify({ extends: `./tsconfig.${side}.json`, include }),
    );
    run('tsc', '-p', 'tsconfig.new.json');
  };
  check('server', 'contract.ts', 'texts', 'server');
  check('browser', 'contract.ts', 'texts', 'admin');
});

test('the tests of a new module pass', { timeout: SLOW_MS }, () => {
  expect(run('vitest', 'run', '--no-color', 'modules/sales/return-labels')).toMatch(/Tests +6 passed \(6\)/);
});

test('a module that is there already is not overwritten', () => {
  expect(() => run('node', NEW_MODULE, 'sales/return-labels', '--root', copy.root, '--no-install')).toThrow(
    'already there',
  );
});

const cases = [
  ['opening-hours', 'opening-hour'],
  ['entries', 'entry'],
  ['boxes', 'box'],
  ['news', 'new'],
  ['access', 'access'],
  ['chat', 'chat'],
] as const;

for (const [plural, one] of cases) {
  test(`one of ${plural} is called ${one}`, () => expect(singular(plural)).toBe(one));
}

test('a name says why it cannot be', () => {
  expect(['OpeningHours', 'a_b', '-a', '1a', 'a-1', 'server', 'app-x'].filter((name) => !whyNotName(name))).toEqual([]);
  expect(whyNotName('opening-hours')).toBeNull();
});

test('a noun without a plural still has two names', () => {
  const { Noun, Nouns } = namesOf('chat', 'chat', new Date('2026-03-01T10:00:00Z'));
  expect([Noun, Nouns]).toEqual(['Chat', 'ChatEntries']);
});

test('a template with an unknown name is a mistake', () => {
  expect(() => filled('{{nobody}}', {})).toThrow('{{nobody}}');
});
