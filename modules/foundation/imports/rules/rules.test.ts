import type { ImportField } from '@fachwerk/base/import-field';
import { expect, test } from 'vitest';
import type { Counts, Style } from '../contract.ts';
import { isText, separatorOf, textOf } from './file-text.ts';
import { whyNot } from './import.ts';
import { fitOf, guessedMapping, headingOf, whyNotMapping } from './mapping.ts';
import { recordOf } from './record.ts';
import { knownSource } from './sources.ts';
import { plainText } from './table-rows.ts';
import { centsFrom, listFrom, minutesFrom, momentFrom, numberFrom, styleOf, yesOrNoFrom } from './values.ts';

const bytes = (...each: number[]) => new Uint8Array(each);

test.each([
  ['UTF-8', new TextEncoder().encode('Öl'), 'Öl'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0x96, 0x6c), 'Öl'],
  ['Windows-1252, as Excel saves it', bytes(0xd6, 0x6c), 'Öl'],
  ['the euro sign of Windows-1252', bytes(0x31, 0x80), '1€'],
  ['UTF-16 of Excel’s Unicode text', bytes(0xff, 0xfe, 0xd6, 0x00, 0x6c, 0x00), 'Öl'],
  ['UTF-16 the other way round', bytes(0xfe, 0xff, 0x00, 0xd6, 0x00, 0x6c), 'Öl'],
])('%s is read', (_, given, expected) => {
  expect(textOf(given)).toBe(expected);
});

test('a picture is no text', () => {
  expect([isText('Name;Preis\r\n\tTee;1'), isText('\u0089PNG\u0000\u0001')]).toEqual([true, false]);
});

test.each([
  ['a semicolon with decimal commas', 'Name;Preis\nTee;1,50\nÖl;2,50', ';'],
  ['a comma', 'Name,Price\nTea,1.50\nOil,2.50', ','],
  ['a tab', 'Name\tPreis\nTee\t1,50', '\t'],
  ['a bar', 'Name|Preis\nTee, grün|1,50', '|'],
  ['commas inside quotes do not count', 'Name;Text\nTee;"a, b, c"\nÖl;"d, e, f"', ';'],
])('%s is found', (_, text, expected) => {
  expect(separatorOf(text)).toBe(expected);
});

test.each<[string, Style['decimal'], number | null]>([
  ['12', ',', 12],
  ['12,5', ',', 12.5],
  ['12.5', ',', 12.5],
  ['1.234', ',', 1234],
  ['1.234', '.', 1.234],
  ['1,234', '.', 1234],
  ['1.234,50', ',', 1234.5],
  ['1,234.50', '.', 1234.5],
  ['1,234.50', ',', null],
  ['1’234', ',', null],
  ["1'234,50 €", ',', 1234.5],
  ['-3', ',', -3],
  ['drei', ',', null],
  ['', ',', null],
])('%s with %s is %s', (text, decimal, expected) => {
  expect(numberFrom(text, decimal)).toBe(expected);
});

test.each([
  ['1,99', 199],
  ['0,1', 10],
  ['1.024,00 €', 102400],
  ['EUR 2', 200],
  ['1,999', null],
  ['abc', null],
])('%s are %s cents', (text, expected) => {
  expect(centsFrom(text, ',')).toBe(expected);
});

test.each([
  ['1:30', 90],
  ['01:30:00', 90],
  ['90', 90],
  ['1,5 h', 90],
  ['1,5 Std.', 90],
  ['2h 15m', 135],
  ['45 min', 45],
  ['bald', null],
  ['-5', null],
])('%s are %s minutes', (text, expected) => {
  expect(minutesFrom(text, ',')).toBe(expected);
});

test.each<[string, Style['days'], string | null]>([
  ['24.12.2026 18:30', 'dmy', '2026-12-24T17:30:00.000Z'],
  ['24.12.26', 'dmy', '2026-12-23T23:00:00.000Z'],
  ['1.7.2026', 'dmy', '2026-06-30T22:00:00.000Z'],
  ['12/24/2026 6:30 PM', 'mdy', '2026-12-24T17:30:00.000Z'],
  ['12/24/2026 12:05 am', 'mdy', '2026-12-23T23:05:00.000Z'],
  ['2026-12-24 18:30:00', 'dmy', '2026-12-24T17:30:00.000Z'],
  ['2026-12-24T18:30:00Z', 'dmy', '2026-12-24T18:30:00.000Z'],
  ['31.02.2026', 'dmy', null],
  ['24.12.2026 25:00', 'dmy', null],
  ['12/24/2026', 'dmy', null],
  ['heute', 'dmy', null],
])('%s, %s, is %s', (text, days, expected) => {
  expect(momentFrom(text, days)?.toISOString() ?? null).toBe(expected);
});

test('yes, no, and lists', () => {
  expect(['Ja', 'x', 'TRUE', 'nein', '0', 'vielleicht'].map(yesOrNoFrom)).toEqual([
    true,
    true,
    true,
    false,
    false,
    null,
  ]);
  expect([listFrom('a, b'), listFrom('a,b; c'), listFrom('#rot #blau'), listFrom(' ; ')]).toEqual([
    ['a', 'b'],
    ['a,b', 'c'],
    ['rot', 'blau'],
    [],
  ]);
});

test.each<[string, string[], Style]>([
  ['German', ['1,50', '2,00 €', '24.12.2026'], { decimal: ',', days: 'dmy' }],
  ['English', ['1.50', '1,024.00', '12/24/2026'], { decimal: '.', days: 'mdy' }],
  ['British', ['1.50', '24/12/2026', '01/02/2026'], { decimal: '.', days: 'dmy' }],
  ['nothing to go by', ['Tee', '3'], { decimal: ',', days: 'dmy' }],
])('a file is %s by its cells', (_, cells, expected) => {
  expect(styleOf(cells)).toEqual(expected);
});

const FIELDS: readonly ImportField[] = [
  { name: 'name', kind: 'line', most: 10, isRequired: true, headings: ['bezeichnung'] },
  { name: 'price', kind: 'money', headings: ['preis', 'vk'] },
  { name: 'vat', kind: 'choice', options: { standard: ['19', 'voll'], reduced: ['7'] }, headings: ['mwst'] },
  { name: 'email', kind: 'email', headings: [] },
];

test('columns are guessed by their heading, what was said before counts more, and no field is taken twice', () => {
  expect(headingOf(' Größe (in €) ')).toBe('groessein');
  const headers = ['Bezeichnung', 'Preis', 'VK', 'Farbe'];
  expect(guessedMapping(headers, FIELDS)).toEqual(['name', 'price', null, null]);
  const remembered = new Map<string, string | null>([
    ['preis', null],
    ['vk', 'price'],
    ['farbe', 'gone'],
  ]);
  expect(guessedMapping(headers, FIELDS, remembered)).toEqual(['name', null, 'price', null]);
  expect([fitOf(['name', 'price', null], FIELDS), fitOf(['price'], FIELDS)]).toEqual([2, 0]);
});

test.each([
  ['fits', ['name', null], null],
  ['has too few columns', ['name'], 'columns'],
  ['names a field of nobody', ['name', 'colour'], 'field_unknown'],
  ['has a field twice', ['name', 'name'], 'field_twice'],
  ['leaves out what is necessary', ['price', null], 'required_missing'],
] as const)('a mapping that %s', (_, mapping, expected) => {
  expect(whyNotMapping(mapping, ['A', 'B'], FIELDS)).toBe(expected);
});

test('a row is read field by field; every cell that cannot be is named, an empty one says nothing', () => {
  const mapping = ['price', 'name', 'vat', 'email'];
  const read = (...cells: string[]) => recordOf(cells, mapping, FIELDS, { decimal: ',', days: 'dmy' });
  expect(read('1,50', ' Tee  grün ', '7 %', 'Ada@Example.org')).toEqual({
    record: { price: 150, name: 'Tee grün', vat: 'reduced', email: 'ada@example.org' },
    problems: [],
  });
  expect(read('', 'Tee', '', '')).toEqual({ record: { name: 'Tee' }, problems: [] });
  expect(read('viel', '', 'halb', 'ada').problems).toEqual([
    { column: 1, code: 'field.missing' },
    { column: 0, code: 'import.field.money' },
    { column: 2, code: 'field.choice' },
    { column: 3, code: 'field.email' },
  ]);
  expect(read('', 'Ein langer Name', '', '').problems[0]).toMatchObject({ column: 1, code: 'field.too_long' });
});

const NONE: Counts = {
  all: 1,
  unchecked: 0,
  wrong: 0,
  new: 1,
  changed: 0,
  unchanged: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  hinted: 0,
  pending: 0,
};

test('each step has its time', () => {
  const may = (act: Parameters<typeof whyNot>[0], state: Parameters<typeof whyNot>[1]['state'], counts = NONE) =>
    whyNot(act, { state, counts });
  expect([may('start', 'checked'), may('start', 'checking'), may('start', 'checked', { ...NONE, new: 0 })]).toEqual([
    null,
    'import.not_now',
    'import.nothing_ready',
  ]);
  expect([may('undo', 'done'), may('undo', 'undone'), may('remove', 'done'), may('fix', 'checking')]).toEqual([
    null,
    'import.not_now',
    'import.not_now',
    null,
  ]);
});

test('what an editor wrote becomes plain text', () => {
  expect(plainText('<p>Ein &amp; <b>zwei</b></p><ul><li>drei</li></ul>')).toBe('Ein & zwei\ndrei');
});

test('a file of nobody we know is nobody’s', () => {
  expect(knownSource(['Name', 'Preis'])).toBeUndefined();
});
