import { expect, test } from 'vitest';
import { whereIs } from '../trees.for-tests.ts';

const cases: [name: string, words: string, first: string][] = [
  ['a path as the contract writes it', '/boxes/:id', 'call modules/lockers/boxes/contract.ts:6'],
  ['a path as the specification writes it', 'GET /boxes/{id}', 'call modules/lockers/boxes/contract.ts:6'],
  ['a path out of the address bar', '/api/boxes/17', 'call modules/lockers/boxes/contract.ts:6'],
  ['an endpoint by its name', 'boxApi.list', 'use case modules/lockers/boxes/server/list-boxes.ts:1'],
  ['a screen', '/admin/boxes', 'screen modules/lockers/rents/admin/screens.tsx:1'],
  ['a table', 'boxes.box', 'table modules/lockers/boxes/sql/20260101T0000_box.sql:2'],
  ['a problem code', 'box.unknown', 'text de modules/lockers/boxes/texts/admin.de.ts:2'],
  ['a capability', 'boxes.read', 'capability modules/lockers/boxes/contract.ts:3'],
  ['a text key', 'boxes.title', 'text de modules/lockers/boxes/texts/admin.de.ts:5'],
  ['words on the screen', 'Dieses Fach kennen', 'text de modules/lockers/boxes/texts/admin.de.ts:2'],
  ['words without their dots', 'facher ansehen', 'text de modules/lockers/boxes/texts/admin.de.ts:4'],
  ['a function', 'isOpen', 'rules modules/lockers/boxes/rules/open.ts:1'],
  ['half a name', 'listB', 'server modules/lockers/boxes/server/list-boxes.ts:3'],
  ['one word inside a name', 'rents list', 'server modules/lockers/rents/server/list-rents.ts:4'],
  ['a word of the glossary', 'zugriffs', 'word docs/glossary.md:5'],
  ['a setting', 'PORT', 'setting .env.example:2'],
];

for (const [name, words, first] of cases) {
  test(`${name} is found`, () => expect(whereIs(words)[0]).toBe(first));
}

const literals: [name: string, words: string, file: string, text: string, found: string][] = [
  [
    'the rule behind a refusal',
    'box.unknown',
    'modules/lockers/boxes/rules/find.ts',
    `export const a = () => 'box.unknown';`,
    'refusal modules/lockers/boxes/rules/find.ts:1',
  ],
  [
    'whoever writes a mail',
    'mail.box.ended',
    'modules/lockers/boxes/server/a.ts',
    `const a = say('mail.box.ended.subject');`,
    'mail modules/lockers/boxes/server/a.ts:1',
  ],
  [
    'a mail with parts',
    'mail.box',
    'modules/lockers/boxes/server/a.ts',
    `const a = say(\`mail.box.\${what}.subject\`);`,
    'mail modules/lockers/boxes/server/a.ts:1',
  ],
  [
    'a message of a device',
    'telemetry',
    'modules/lockers/boxes/wire.ts',
    `export const Telemetry = 1;`,
    'message modules/lockers/boxes/wire.ts:1',
  ],
  [
    'a colour',
    'accentSoft',
    'kit/base/tokens.ts',
    `export const light = {\n  accentSoft: '#F6E7DF',\n};`,
    'colour kit/base/tokens.ts:2',
  ],
  [
    'a datum of the demo',
    'Berlin Mitte',
    'modules/lockers/boxes/server/demo/places.ts',
    `export const a = 'Berlin Mitte';`,
    'demo modules/lockers/boxes/server/demo/places.ts:1',
  ],
];

for (const [name, words, file, text, found] of literals) {
  test(`${name} is found`, () => expect(whereIs(words, { [file]: `${text}\n` })).toContain(found));
}

test('every word must fit', () => expect(whereIs('boxes nonsense')).toEqual([]));

test('a problem code leads to its contract too', () => {
  expect(whereIs('box.unknown')).toContain('problem modules/lockers/boxes/contract.ts:4');
});
