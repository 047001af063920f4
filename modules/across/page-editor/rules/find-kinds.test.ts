import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findKinds } from './find-kinds.ts';

const kinds = [
  { kind: 'text', name: 'Text', about: 'Absätze und Listen', words: 'absatz schreiben' },
  { kind: 'faq', name: 'Häufige Fragen', about: 'Antworten zum Aufklappen', words: 'faq hilfe akkordeon' },
  { kind: 'picture-text', name: 'Bild mit Text', about: 'Beides nebeneinander', words: 'foto über uns' },
  { kind: 'map', name: 'Karte', about: 'Karte mit Markierung', words: 'anfahrt google maps' },
];
const found = (typed: string) => findKinds(kinds, typed).map(({ kind }) => kind);

const cases: [typed: string, kinds: string[]][] = [
  ['', ['text', 'faq', 'picture-text', 'map']],
  ['   ', ['text', 'faq', 'picture-text', 'map']],
  ['text', ['text', 'picture-text']],
  ['FAQ', ['faq']],
  ['haeufige', ['faq']],
  ['akordeon', ['faq']],
  ['google maps', ['map']],
  ['foto text', ['picture-text']],
  ['ueber uns', ['picture-text']],
  ['nebeneinander', ['picture-text']],
  ['xyzzy', []],
  ['text xyzzy', []],
];
for (const [typed, expected] of cases)
  test(`“${typed}” finds ${expected.length}`, () => expect(found(typed)).toEqual(expected));

test('whatever is typed: each is found once at most, and by its own name', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const all = found(typed);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
  for (const { kind, name } of kinds) expect(found(name)[0]).toBe(kind);
});
