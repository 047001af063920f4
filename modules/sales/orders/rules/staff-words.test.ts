import { expect, test } from 'vitest';
import { forStaff, staffWords } from './staff-words.ts';

const said = { de: 'Fach M, Köln', en: 'Box M, Cologne', ru: 'Ячейка M, Кёльн' } as const;
const line = {
  kind: 'rental',
  subjectId: '00000000-0000-7000-8000-0000000000c1',
  title: said.ru,
  detail: '',
  quantity: 1,
  unitCents: 450,
  vatPercent: 19,
} as const;
const words = staffWords((language) => ({ title: said[language as keyof typeof said], detail: '' }));

const cases = [
  ['de', words, said.de],
  ['deDu', words, said.de],
  ['en', words, said.en],
  ['de', {}, said.ru],
] as const;

for (const [language, data, title] of cases) {
  test(`staff who speak ${language} read "${title}"`, () => {
    const read = forStaff({ ...line, data: { ...data, startsAt: 'x' } }, language);
    expect([read.title, read.data]).toEqual([title, { startsAt: 'x' }]);
  });
}
