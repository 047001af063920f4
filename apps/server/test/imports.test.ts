import { alerts } from '@fachwerk/alerts/module';
import { appointments } from '@fachwerk/appointments/module';
import { csvOf } from '@fachwerk/base/csv';
import type { ImportField } from '@fachwerk/base/import-field';
import { boards } from '@fachwerk/boards/module';
import { catalog } from '@fachwerk/catalog/module';
import { customers } from '@fachwerk/customers/module';
import { importApi } from '@fachwerk/imports/contract';
import { IMPORT_KINDS } from '@fachwerk/imports/contract-importer';
import { type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { itemOptions } from '@fachwerk/item-options/module';
import { locations } from '@fachwerk/locations/module';
import { logs } from '@fachwerk/logs/module';
import { lockModules } from '@fachwerk/maintenance/testing';
import { pricing } from '@fachwerk/pricing/module';
import { sites } from '@fachwerk/sites/module';
import { timeTracking } from '@fachwerk/time-tracking/module';
import { translations } from '@fachwerk/translations/module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const { siteOf: _site, ...sitesByCompany } = sites;
const shopModules = [translations, sitesByCompany, customers, catalog, itemOptions, timeTracking, boards, appointments];

let shops: TestImports;
let lockers: TestImports;
beforeAll(async () => {
  shops = await openImports(logs, ...shopModules);
  lockers = await openImports(logs, pricing, locations, alerts, ...lockModules);
});
afterAll(async () => {
  await shops.app.close();
  await lockers.app.close();
});

const SOUND: Readonly<Record<ImportField['kind'], string>> = {
  line: 'Abc',
  text: 'Abc',
  email: 'ada@example.org',
  money: '1,50',
  number: '1',
  minutes: '30',
  moment: '24.12.2026 10:00',
  yes_no: 'ja',
  choice: '',
  list: 'abc',
  addresses: 'https://example.org/a.jpg',
};

/** What no field of the kind takes: unreadable, too long, too much, too little. */
function wrongFor({ kind, most = 200 }: ImportField): string[] {
  if (kind === 'line' || kind === 'text') return ['x'.repeat(most + 1), 'x', '?', '://'];
  if (kind === 'list') return ['y'.repeat(400), Array.from({ length: 300 }, (_, n) => `a${n}`).join(';')];
  if (kind === 'money' || kind === 'number') return ['abc', '-5', '99999999999', '1,234567'];
  return ['???'];
}

/** A row per wrong value, in a file of all fields; and one that has this field alone. */
async function problemsOf(at: Importing, kind: string, fields: readonly ImportField[], labels: Map<string, string>) {
  const names = fields.map(({ name }) => name);
  const sound = fields.map((field) =>
    field.kind === 'choice' ? Object.keys(field.options ?? {})[0]! : SOUND[field.kind],
  );
  const rows = fields.flatMap((field, place) => wrongFor(field).map((wrong) => sound.with(place, wrong)));
  const alone = fields.map((field, place) => ({
    names: [field.name],
    rows: wrongFor(field).map((wrong) => [wrong]),
    place,
  }));
  const files = [{ names, rows }, ...alone];
  const found: string[] = [];
  let count = 0;
  for (const { names: columns, rows: cells } of files) {
    const { id, style } = await at.upload(csvOf(columns, cells), kind);
    const { status } = await at.staff.call(importApi.saveMapping, { id, kind, mapping: [...columns], style });
    // Where a field that has to be there is missing, the columns themselves are refused.
    if (status !== 200) continue;
    await world(kind).app.runJobs();
    for (const row of await at.rows(id)) {
      for (const { column, sentence } of [...row.problems, ...row.hints]) {
        count++;
        const isNamed = [...labels.values()].some((label) => sentence.startsWith(`${label}: `));
        const isTwin = sentence.startsWith('Doppelt: bereits');
        if (column === null && !isNamed && !isTwin)
          found.push(`${columns.join()}: ${sentence} (${row.cells.join('|').slice(0, 80)})`);
      }
    }
  }
  return { count, unnamed: [...new Set(found)] };
}
const world = (kind: string) => (kind === 'locks' ? lockers : shops);

test.each(modules.flatMap(({ importers = [] }) => importers.map(({ kind, fields }) => ({ kind, fields }))))(
  'whatever is wrong in a file of $kind is said at its column or with the name of its field',
  async ({ kind, fields }) => {
    const at = await world(kind).company(kind === 'locks' ? 'franchisor' : 'merchant');
    const { kinds } = (await at.staff.call(importApi.kinds, {})).body;
    const labels = new Map(kinds.find((each) => each.kind === kind)!.fields.map(({ name, label }) => [name, label]));
    const { count, unnamed } = await problemsOf(at, kind, fields, labels);
    expect([unnamed, count > 0]).toEqual([[], true]);
  },
  180_000,
);

test('every kind of import has its importer, once', () => {
  const kinds = modules.flatMap(({ importers = [] }) => importers.map(({ kind }) => kind));
  expect(kinds.toSorted()).toEqual(IMPORT_KINDS.toSorted());
});

test('kinds stand in their order on the screen, whatever the order of the modules is', async () => {
  const { kinds } = (await (await shops.company()).staff.call(importApi.kinds, {})).body;
  expect(kinds.map(({ kind }) => kind)).toEqual(IMPORT_KINDS.filter((kind) => kind !== 'locks'));
});

test.each([
  ['items', 'Artikelnummer;Bezeichnung;Kategorie;VK-Preis'],
  ['customers', 'Vorname;Nachname;E-Mail;Telefon;PLZ'],
  ['cards', 'Titel;Spalte;Etiketten'],
  ['time_logs', 'Projekt;Taetigkeit;Beginn;Dauer'],
  ['appointments', 'Beginn;Ende;Leistung;Mitarbeiter'],
  ['translations', 'Schlüssel;Deutsch;Englisch'],
])('a file of %s is known among all kinds by its heading', async (kind, heading) => {
  const shop = await shops.company();
  const { kind: found } = await shop.upload(`${heading}\n${heading.replace(/[^;]+/g, 'x')}`);
  expect(found).toBe(kind);
});
