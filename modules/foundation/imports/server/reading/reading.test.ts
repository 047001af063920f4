import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { xlsxOf } from '@fachwerk/server/xlsx';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { readInThread } from './read-in-thread.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const u8 = (text: string) => new TextEncoder().encode(text);

/** A row by the fields its columns are given. */
function recordAt(name: string, at: number) {
  const { rows, mapping, kind, source } = readFile(fixture(name));
  const cells = Object.fromEntries(
    (mapping ?? []).flatMap((field, column) => (field ? [[field, rows[at]![column]!]] : [])),
  );
  return { kind, source, count: rows.length, cells };
}

test('an old XLS is read like a new one: numbers with a comma, days with the year first', () => {
  const sheet = utils.aoa_to_sheet(
    [
      ['Name', 'Preis', 'Ab'],
      ['Tee', 1.5, new Date(Date.UTC(2026, 11, 24))],
    ],
    { UTC: true },
  );
  const book = utils.book_new(sheet, 'Artikel');
  for (const bookType of ['biff8', 'xlsx'] as const) {
    const { headers, rows } = readFile(write(book, { type: 'buffer', bookType }));
    expect([headers, rows[0]]).toEqual([
      ['Name', 'Preis', 'Ab'],
      ['Tee', '1,5', '2026-12-24'],
    ]);
  }
});

/** The directory of a zip says how large its files are. */
function sayingSize(zip: Uint8Array, bytes: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const entry = Array.from(zip.keys()).find((at) => at + 4 <= zip.length && view.getUint32(at, true) === 0x02014b50)!;
  view.setUint32(entry + 24, bytes, true);
  return zip;
}

test('a zip that unpacks to more than a sheet ever has is refused before it is unpacked', () => {
  const sheet = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<a/>') });
  expect(() => readFile(sayingSize(sheet, 301 * 1024 * 1024))).toThrow('import.too_large');
  expect(() => readFile(zipSync({ 'x.xml': strToU8('<a/>') }))).toThrow();
});

test('too many rows, too many columns, and nothing at all are named', () => {
  expect(() => readFile(u8(`Name\n${'x\n'.repeat(100_001)}`))).toThrow('import.too_many_rows');
  expect(() => readFile(u8(`${'a;'.repeat(200)}a\n1`))).toThrow('import.too_many_columns');
  expect(() => readFile(u8('Name;Preis\n;;\n'))).toThrow('import.empty');
  expect(() => readFile(u8('\u0089PNG\u0000\u0001'))).toThrow('import.unreadable');
});

test('cells with line breaks and quotes, rows that are shorter or longer than the heading', () => {
  const { rows } = readFile(u8('Name;Text\n"Tee ""grün""";"a\nb"\nÖl\nX;y;z\n'));
  expect(rows).toEqual([
    ['Tee "grün"', 'a\nb'],
    ['Öl', ''],
    ['X', 'y'],
  ]);
});

test.each([
  ['a CSV', 'Artikelliste\nStand: 1.3.2026\n\nName;Preis;EAN\nTee;1,50;\nÖl, kalt;2,50;\n'],
  ['one with separators in the title', 'Artikelliste;;\nName;Preis;EAN\nTee;1,50;\nÖl, kalt;2,50;\n'],
])('title rows above the heading of %s are left out', (_, text) => {
  const { headers, rows } = readFile(u8(text));
  expect([headers, rows.map(([name]) => name)]).toEqual([
    ['Name', 'Preis', 'EAN'],
    ['Tee', 'Öl, kalt'],
  ]);
});

test('what an exported board says beside its cards is kept: comments, members, ticks', () => {
  expect(recordAt('trello-board.json', 0).cells).toMatchObject({
    checklist: '[x] Klein;Groß',
    text: 'Beim Baumarkt\n\nAda Wirtin, 2026-03-02: Schon bestellt',
    people: 'Ada Wirtin;Bo Fremd <bofremd>',
  });
});

test('a thread of its own reads the very same, and says what it cannot read', async () => {
  const bytes = await xlsxOf('A', ['Name'], [['Tee']]);
  expect((await readInThread(bytes)).rows).toEqual([['Tee']]);
  await expect(readInThread(u8('\u0000\u0001'))).rejects.toThrow('import.unreadable');
});

test.each([
  [
    'shopify-products.csv',
    1,
    'Shopify',
    'items',
    5,
    { name: 'Leinenhemd', variant: 'M', variantsName: 'Größe', price: '59.90', number: 'LH-M', category: 'Hemden' },
  ],
  [
    'shopify-customers.csv',
    0,
    'Shopify',
    'customers',
    2,
    { email: 'anna@example.org', postcode: '50667', country: 'DE' },
  ],
  [
    'woocommerce-products.csv',
    0,
    'WooCommerce',
    'items',
    9,
    { name: 'Kaffee 500 g', price: '8.90', category: 'Bohnen' },
  ],
  ['woocommerce-customers.csv', 0, 'WooCommerce', 'customers', 1, { firstName: 'Anna Maria', lastName: 'Berger' }],
  [
    'trello-board.json',
    0,
    'Trello',
    'cards',
    2,
    { board: 'Umzug', column: 'Offen', title: 'Kartons', labels: 'Eilig', checklist: '[x] Klein;Groß' },
  ],
  [
    'toggl.csv',
    0,
    'Toggl',
    'time_logs',
    1,
    { project: 'Webseite', start: '2026-03-02 09:00:00', end: '2026-03-02 10:30:00' },
  ],
  [
    'toggl-stop.csv',
    0,
    'Toggl',
    'time_logs',
    2,
    { person: 'ada@example.org', start: '2026-03-02 09:00:00', end: '2026-03-02 10:30:00', duration: '01:30:00' },
  ],
  ['clockify.csv', 0, 'Clockify', 'time_logs', 1, { project: 'Webseite', start: '03/23/2026 09:00:00 AM' }],
  [
    'google-calendar.ics',
    0,
    'Google Kalender',
    'appointments',
    4,
    { title: 'Zahnarzt', start: '2026-03-02 09:00', end: '2026-03-02 10:00' },
  ],
] as const)('%s is recognised, and its columns are known', (name, at, source, kind, count, cells) => {
  const read = recordAt(name, at);
  expect(read).toMatchObject({ source, kind, count });
  expect(read.cells).toMatchObject(cells);
});

test('a series of a calendar is each of its times, without the one that was called off and with the one that was moved', () => {
  const { rows } = readFile(fixture('google-calendar.ics'));
  expect(rows.slice(1).map(([title, start]) => `${title} ${start}`)).toEqual([
    'Team 2026-03-27 10:00',
    'Team später 2026-04-03 15:00',
    'Urlaub 2026-08-01',
  ]);
});
