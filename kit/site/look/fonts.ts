import {
  FAMILIES_OF,
  type FontFamily,
  type FontPair,
  fontStack,
  HEADINGS_OF,
  isSerif,
} from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';

/** Adjustments of a system font to match line breaks: size, ascent and descent in percent. */
type Stretch = readonly [size: number, ascent: number, descent: number];

/** Relative to Arial and Times (or Liberation, which has the same metrics), measured over a German paragraph, regular and bold. */
const STRETCHES: Readonly<Record<FontFamily, { readonly plain: Stretch; readonly bold: Stretch }>> = {
  Inter: { plain: [106.5, 91, 22.6], bold: [102.5, 94.6, 23.5] },
  'Playfair Display': { plain: [111.1, 97.4, 22.6], bold: [107.3, 100.8, 23.4] },
  'Source Sans 3': { plain: [92.9, 110.3, 43.1], bold: [92, 111.3, 43.5] },
  Lora: { plain: [115.5, 87.1, 23.7], bold: [112.4, 89.5, 24.4] },
  Nunito: { plain: [101.3, 99.8, 34.9], bold: [98.2, 102.9, 35.9] },
  Manrope: { plain: [102.5, 104, 29.3], bold: [100.9, 105.7, 29.7] },
  Oswald: { plain: [81.3, 146.7, 35.5], bold: [86.1, 138.5, 33.6] },
};

const STAND_INS = {
  sans: { plain: ['Arial', 'Liberation Sans', 'Roboto'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
  serif: {
    plain: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'],
  },
} as const;

/** Subsets of our languages; each is a separate file. */
const LETTERS = ['latin', 'latin-ext', 'cyrillic'];

export type BuiltFonts = {
  /** `@font-face` rules of a pair, with fallbacks. */
  readonly faces: (pair: FontPair) => string;
  /** Font files needed above the fold in this language. */
  readonly first: (pair: FontPair, language: Language) => readonly string[];
};

export const familiesOf = (pair: FontPair): readonly FontFamily[] => [
  ...new Set(Object.values(FAMILIES_OF[pair] ?? FAMILIES_OF.clear)),
];

/** How far large text may be tightened: narrow or serif faces are tight already. */
const TIGHT: Readonly<Record<FontFamily, number>> = {
  Inter: 1,
  Manrope: 1,
  Nunito: 0.6,
  'Source Sans 3': 0.6,
  'Playfair Display': 0.4,
  Lora: 0.4,
  Oswald: 0,
};

/** CSS variables that all text and headings use. */
export function fontVariables(pair: FontPair): readonly string[] {
  const { head, text } = FAMILIES_OF[pair] ?? FAMILIES_OF.clear;
  const { weight, scale } = HEADINGS_OF[pair] ?? HEADINGS_OF.clear;
  return [
    `--fw-font:${fontStack(text)}`,
    `--fw-font-head:${fontStack(head)}`,
    `--fw-tight:${TIGHT[head]}`,
    `--fw-head-weight:${weight}`,
    `--fw-head-scale:${scale}`,
  ];
}

/** Reduces the build's font CSS to a site's fonts, to be inlined in the page. */
export function builtFonts(css: string): BuiltFonts {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const family = /font-family:\s*["']?([^;"']+?) Variable["']?;/.exec(rule)?.[1];
    const [, file, letters] = /url\(["']?([^"')]+-((?:latin|cyrillic)(?:-ext)?)-wght-normal[^"')]*)/.exec(rule) ?? [];
    return family && file && letters && LETTERS.includes(letters) ? [{ rule, family, file, letters }] : [];
  });
  const of = (pair: FontPair) => familiesOf(pair).flatMap((family) => faces.filter((face) => face.family === family));
  const known = new Map<FontPair, string>();
  return {
    faces: (pair) => {
      const made =
        known.get(pair) ??
        of(pair)
          .map(({ rule }) => rule)
          .join('') + familiesOf(pair).map(standIns).join('');
      known.set(pair, made);
      return made;
    },
    first: (pair, language) => {
      const wanted = language === 'ru' ? 'cyrillic' : 'latin';
      return of(pair).flatMap(({ file, letters }) => (letters === wanted ? [file] : []));
    },
  };
}

function standIns(family: FontFamily): string {
  const { plain, bold } = STAND_INS[isSerif(family) ? 'serif' : 'sans'];
  return (
    standIn(family, '100 599', plain, STRETCHES[family].plain) +
    standIn(family, '600 900', bold, STRETCHES[family].bold)
  );
}

function standIn(
  family: FontFamily,
  weight: string,
  locals: readonly string[],
  [size, ascent, descent]: Stretch,
): string {
  const sources = locals.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";font-weight:${weight};src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
