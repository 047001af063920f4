import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installationSecret } from './secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fachwerk-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a secret is made once and stays', async () => {
  const made = await installationSecret(dataDir);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await installationSecret(dataDir)).toBe(made);
});

const tooShort = [
  ['empty', ''],
  ['blank', ' \n'],
  ['cut off', 'a1b2c3\n'],
] as const;

for (const [name, content] of tooShort) {
  test(`a secret that is ${name} is refused in words, and left as it is`, async () => {
    const path = join(dataDir, 'secret');
    writeFileSync(path, content);
    await expect(installationSecret(dataDir)).rejects.toThrow(CannotStart);
    await expect(installationSecret(dataDir)).rejects.toThrow(`The secret in ${path} is`);
    expect(readFileSync(path, 'utf8')).toBe(content);
  });
}
