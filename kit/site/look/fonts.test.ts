import { FONT_PAIRS } from '@fachwerk/base/font-pairs';
import { expect, test } from 'vitest';
import { builtFonts, familiesOf, fontVariables } from './fonts.ts';

const packageOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');
const families = [...new Set(FONT_PAIRS.flatMap(familiesOf))];
const LETTERS = ['cyrillic-ext', 'cyrillic', 'greek', 'vietnamese', 'latin-ext', 'latin'];

/** Build output: every family with all its subsets. */
const face = (family: string, letters: string) =>
  `@font-face{font-family:${family} Variable;font-style:normal;font-display:swap;font-weight:200 900;` +
  `src:url(/assets/${packageOf(family)}-${letters}-wght-normal-Dx9_.woff2)format("woff2-variations");unicode-range:U+??}`;
const fonts = builtFonts(families.flatMap((family) => LETTERS.map((letters) => face(family, letters))).join(''));

test.each(FONT_PAIRS)(
  '%s: Latin and Cyrillic letters of its families, shown at once by a font that is as wide',
  (pair) => {
    const faces = fonts.faces(pair);
    const own = familiesOf(pair);
    for (const family of own) {
      for (const letters of ['latin', 'latin-ext', 'cyrillic']) expect(faces).toContain(face(family, letters));
      expect(faces).toContain(`font-family:"${family} Fallback"`);
      expect(fontVariables(pair).join()).toContain(`'${family} Variable','${family} Fallback'`);
    }
    expect(faces.match(/font-display:swap/g)).toHaveLength(3 * own.length);
    const others = families.filter((family) => !own.includes(family));
    expect(others.filter((family) => faces.includes(`${family} Variable`))).toEqual([]);
  },
);

test('the first words come early in their own letters', () => {
  expect(fonts.first('elegant', 'de')).toEqual([
    '/assets/playfair-display-latin-wght-normal-Dx9_.woff2',
    '/assets/source-sans-3-latin-wght-normal-Dx9_.woff2',
  ]);
  expect(fonts.first('clear', 'ru')).toEqual(['/assets/inter-cyrillic-wght-normal-Dx9_.woff2']);
});
