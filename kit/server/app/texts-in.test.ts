import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { textsIn } from './texts-in.ts';

async function folderOf(files: Readonly<Record<string, string>>): Promise<URL> {
  const path = await mkdtemp(join(tmpdir(), 'texts-'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(path, name), text)));
  return pathToFileURL(`${path}/`);
}

test('a module says what the files of its faces say, language by language', async () => {
  const folder = await folderOf({
    'admin.de.ts': `export const adminDe = { title: 'Fächer' };`,
    'admin.en.ts': `export const adminEn = { title: 'Boxes' };`,
    'mails.de.ts': `export const mailsDe = { hello: 'Guten Tag' };`,
    'papers.de.ts': `export const papersDe = { sum: 'Summe' };`,
    'late-emoji.de.ts': `export const lateDe = { smile: 'Lächeln' };`,
    'imprint.ts': `export const imprint = 'no texts';`,
  });
  expect(await textsIn(folder, ['title'])).toEqual({
    de: { title: 'Fächer', hello: 'Guten Tag', sum: 'Summe' },
    deDu: {},
    en: { title: 'Boxes' },
    it: {},
    ru: {},
    mails: { hello: 'Guten Tag', sum: 'Summe' },
    fixed: ['title'],
  });
});

test('a file without texts is named', async () => {
  const folder = await folderOf({ 'site.de.ts': 'export {};' });
  await expect(textsIn(folder)).rejects.toThrow('site.de.ts');
});
