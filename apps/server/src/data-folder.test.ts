import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { checkDataFolder, checkRoom } from './data-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fachwerk-folder-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that can be written to is left as it was', async () => {
  await checkDataFolder(readConfig({ DATA_DIR: folder }));
  expect(readdirSync(folder)).toEqual([]);
});

test('one that cannot is a sentence that names the setting', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(checkDataFolder(readConfig({ DATA_DIR: file }))).rejects.toThrow(
    /^Nothing can be written to .*file: .* Set DATA_DIR to a folder/,
  );
  rmSync(file);
});

test('a disk that is nearly full is not ready', async () => {
  await checkRoom([folder], 1);
  await expect(checkRoom([folder], Number.MAX_SAFE_INTEGER)).rejects.toThrow('nearly full');
});
