import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainProse, proseBlocks } from './prose.ts';
import { PROSE_MARKS, type ProseMark, withMark } from './prose-marks.ts';

/** `[` and `]` stand where something is chosen. */
const chosen = (text: string) => ({
  text: text.replace(/[‹›]/g, ''),
  from: text.indexOf('‹'),
  to: text.indexOf('›') - 1,
});
const shown = ({ text, from, to }: ReturnType<typeof withMark>) =>
  `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;

const cases: readonly (readonly [ProseMark, string, string])[] = [
  ['strong', 'ganz ‹frisch› heute', 'ganz **‹frisch›** heute'],
  ['strong', 'ganz **‹frisch›** heute', 'ganz ‹frisch› heute'],
  ['strong', 'ganz‹ frisch ›heute', 'ganz **‹frisch›** heute'],
  ['strong', 'leer ‹›', 'leer **‹›**'],
  ['slanted', '‹frisch›', '*‹frisch›*'],
  ['slanted', '*‹frisch›*', '‹frisch›'],
  ['slanted', '**‹frisch›**', '***‹frisch›***'],
  ['bullets', 'eins\nz‹wei\ndr›ei', 'eins\n‹- zwei\n- drei›'],
  ['bullets', '‹- eins\n- zwei›', '‹eins\nzwei›'],
  ['heading', 'eins\nz‹we›i', 'eins\n‹## zwei›'],
  ['heading', '‹### eins›', '‹eins›'],
  ['heading', '‹- eins›', '‹## eins›'],
  ['numbers', '‹- eins\nzwei›', '‹1. eins\n2. zwei›'],
  ['numbers', 'eins‹›\nzwei', '‹1. eins›\nzwei'],
  ['link', 'zur ‹Karte›', 'zur [Karte](‹https://›)'],
  ['link', '‹›', '[‹›](https://)'],
];
for (const [mark, before, after] of cases) {
  test(`${mark} of “${before}”`, () => expect(shown(withMark(chosen(before), mark))).toBe(after));
}

test('whatever is chosen: no word is lost, and what is marked twice is as it was or marked', () => {
  const line = fc.stringMatching(/^[a-zäöü ]{0,12}$/);
  const texts = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(texts, fc.nat(40), fc.nat(40), fc.constantFrom(...PROSE_MARKS), (text, one, other, mark) => {
      const [from, to] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b) as [number, number];
      const next = withMark({ text, from, to }, mark);
      const letters = (given: string) => given.replace('https', '').replace(/[^a-zäöü]/g, '');
      expect(letters(next.text)).toBe(letters(text));
      expect(next.from).toBeGreaterThanOrEqual(0);
      expect(next.to).toBeLessThanOrEqual(next.text.length);
      expect(letters(plainProse(next.text))).toBe(letters(text));
      expect(JSON.stringify(proseBlocks(next.text))).not.toContain('"href":"javascript');
    }),
  );
});
