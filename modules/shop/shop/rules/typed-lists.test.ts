import { expect, test } from 'vitest';
import { areasFromText, synonymsAsText, synonymsFromText, tableNames } from './typed-lists.ts';

test('areas come out of a spreadsheet, with or without a heading', () => {
  const text = 'PLZ\tName\tPreis\n50823\tEhrenfeld\t1,50 €\t12\t30,00\n508*\tWesten\t4,50\t35\t\tZuschlag\n';
  expect(areasFromText(text)).toEqual({
    areas: [
      {
        postcode: '50823',
        radiusMeters: null,
        name: 'Ehrenfeld',
        priceCents: 150,
        minimumCents: 1200,
        freeFromCents: 3000,
        belowMinimum: 'block',
      },
      {
        postcode: '508',
        radiusMeters: null,
        name: 'Westen',
        priceCents: 450,
        minimumCents: 3500,
        freeFromCents: null,
        belowMinimum: 'surcharge',
      },
    ],
    faults: [],
  });
});

const lines: readonly (readonly [string, string | number])[] = [
  ['50823;"Ehrenfeld";2', '50823'],
  ['508xx;Westen;2', '508'],
  ['\ufeff50823', '50823'],
  ['508234;zu lang', 1],
  ['Köln;;2', 0],
  ['50823;Ehrenfeld;1.999', 1],
  ['50823;Ehrenfeld;-2', 1],
];
for (const [line, expected] of lines) {
  test(`"${line}" is ${expected}`, () => {
    const { areas, faults } = areasFromText(line);
    expect(areas[0]?.postcode ?? faults.length).toBe(expected);
  });
}

test('tables by range and by name, each once', () => {
  expect(tableNames('1-3, Terrasse; 2,, Bar – Theke')).toEqual(['1', '2', '3', 'Terrasse', 'Bar – Theke']);
});

const synonyms = [
  [
    'a group per line',
    'Kuli, Kugelschreiber\nHeft; Notizbuch',
    [
      ['Kuli', 'Kugelschreiber'],
      ['Heft', 'Notizbuch'],
    ],
  ],
  ['more than two', 'Kuli,Kugelschreiber , Stift', [['Kuli', 'Kugelschreiber', 'Stift']]],
  ['blanks within a word', 'grüner   Tee = Grüntee', [['grüner Tee', 'Grüntee']]],
  ['a word that stands twice', 'Kuli, Kuli', []],
  ['a line of one word, and an empty one', 'Kuli\n\n', []],
] as const;
for (const [name, text, expected] of synonyms)
  test(`synonyms: ${name}`, () => {
    expect(synonymsFromText(text)).toEqual(expected);
    expect(synonymsFromText(synonymsAsText(synonymsFromText(text)))).toEqual(expected);
  });
