import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArguments } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fachwerk-scenario-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const step = { afterSeconds: 1, controller: 1, lock: 3, fault: 'jam', isOn: true };
const cases = [
  ['is no JSON', '{"steps": [', /is no JSON/],
  ['has a fault that nobody knows', JSON.stringify({ steps: [{ ...step, fault: 'tired' }] }), /steps\.0\.fault: /],
  ['has no steps', '{}', /steps: /],
] as const;

for (const [name, content, sentence] of cases) {
  test(`a scenario that ${name} is refused in a sentence`, async () => {
    const file = join(folder, 'scenario.json');
    writeFileSync(file, content);
    await expect(readArguments(['--scenario', file])).rejects.toThrow(sentence);
  });
}

test('one that is not there is said to be, and a good one is read', async () => {
  await expect(readArguments(['--scenario', join(folder, 'none')])).rejects.toThrow('The scenario cannot be read');
  const file = join(folder, 'good.json');
  writeFileSync(file, JSON.stringify({ steps: [step] }));
  expect((await readArguments(['--scenario', file])).scenario.steps).toEqual([step]);
});
