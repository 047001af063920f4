import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
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
  const refused = checkDataFolder(readConfig({ DATA_DIR: file }));
  await expect(refused).rejects.toThrow(/^Nothing can be written to .*file: .* Set DATA_DIR to a folder/);
  // Said as it stands, without the lines of code it comes from.
  await expect(refused).rejects.toThrow(CannotStart);
  rmSync(file);
});

test('a disk that is nearly full is not ready', async () => {
  await checkRoom([folder], 1);
  await expect(checkRoom([folder], Number.MAX_SAFE_INTEGER)).rejects.toThrow('nearly full');
});
