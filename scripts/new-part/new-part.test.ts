import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyNotAction, writeAction } from './write-action.ts';
import { whyNotImport, writeImport } from './write-import.ts';
import { whyNotReport, writeReport } from './write-report.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-part-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const copy = (...folders: string[]) => {
  for (const folder of folders) cpSync(join(HERE, folder), join(root, folder), { recursive: true });
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('an import is written by its module, and listed as a kind', () => {
  copy('modules/shop/catalog', 'modules/foundation/imports');
  const [first] = writeImport(root, 'catalog', 'set-menus');
  expect(first).toBe('modules/shop/catalog/server/import-set-menus/import-set-menus.ts');
  expect(read(first!)).toContain(`kind: 'set_menus'`);
  expect(read('modules/foundation/imports/contract-importer.ts')).toMatch(/'translations',\s+'set_menus'/);
  expect(read('modules/shop/catalog/server/module.ts')).toContain('  importers: [setMenusImporter],\n');
  expect(JSON.parse(read('modules/shop/catalog/package.json')).dependencies['@fachwerk/imports']).toBe('*');
  for (const language of ['de', 'en'])
    expect(read(`modules/shop/catalog/texts/admin.${language}.ts`)).toContain(`'import.kind.set_menus':`);
  expect(whyNotImport(root, 'catalog', 'set-menus')).toContain('already');
});

test('a module that imports something gets a second importer', () => {
  copy('modules/sales/customers', 'modules/foundation/imports');
  writeImport(root, 'customers', 'notes');
  expect(read('modules/sales/customers/server/module.ts')).toContain('importers: [notesImporter,customerImporter]');
});

test('an action of rules is written for server and form, and listed wherever actions are', () => {
  copy('modules/across/automation');
  const files = writeAction(root, 'archive-card');
  expect(files.slice(0, 2).map((file) => file.replace('modules/across/automation/', ''))).toEqual([
    'server/action/kinds/archive-card.ts',
    'admin/action/kinds/archive-card.tsx',
  ]);
  const home = 'modules/across/automation';
  expect(read(`${home}/contract.ts`)).toMatch(
    /finish_alerts'\) \}\),\n {2}z\.object\(\{ kind: z\.literal\('archive_card'\)/,
  );
  expect(read(`${home}/server/action/effect.ts`)).toContain('readonly archive_card: object;');
  for (const list of ['server/action/actions.ts', 'admin/action/action-forms.tsx'])
    expect(read(`${home}/${list}`)).toContain('  archive_card: archiveCard,\n};');
  for (const language of ['de', 'en'])
    expect(read(`${home}/texts/admin.${language}.ts`)).toContain(`'rules.effect.archive_card':`);
  expect(whyNotAction(root, 'archive-card')).toContain('already');
});

test('a report of the statistics is written for server and screen, and listed wherever reports are', () => {
  copy('modules/across/statistics');
  writeReport(root, 'gift-cards');
  const home = 'modules/across/statistics';
  expect(read(`${home}/contract.ts`)).toMatch(/'work',? 'giftCards'/);
  expect(read(`${home}/contract.ts`)).toContain('  giftCards: z.nullable(compared(GiftCardsFigures)),\n});');
  expect(read(`${home}/server/read/reports.ts`)).toContain('read: giftCardsStatistics },\n};');
  expect(read(`${home}/admin/sections.tsx`)).toContain('  giftCards: GiftCardsSection,\n};');
  for (const language of ['de', 'en'])
    expect(read(`${home}/texts/admin.${language}.ts`)).toContain(`'statistics.gift_cards':`);
  expect(whyNotReport(root, 'gift-cards')).toContain('already');
});

test('a part says why it cannot be', () => {
  expect(whyNotImport(HERE, 'nowhere', 'things')).toContain('no module');
  expect(whyNotImport(HERE, 'catalog', 'items')).toContain('already');
  expect(whyNotAction(HERE, 'finish-alerts')).toContain('already');
  expect(whyNotReport(HERE, 'appointment')).toContain('already');
  expect([whyNotImport(HERE), whyNotAction(HERE), whyNotReport(HERE), whyNotAction(HERE, 'Move')]).not.toContain(null);
});
