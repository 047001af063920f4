import { contrast, FOR_EDGES, FOR_WORDS } from '@fachwerk/base/contrast';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookCss } from './look.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const template = fc.constantFrom('white-clean' as const, 'black-clean' as const);

const variablesOf = (css: string) =>
  new Map(
    [...css.split('}', 1)[0]!.matchAll(/--fw-([\w-]+):(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  );

/** Foreground, background and minimum contrast. */
const PAIRS = [
  ['on-accent', 'accent', FOR_WORDS],
  ['accent-text', 'ground', FOR_WORDS],
  ['accent-text', 'panel', FOR_WORDS],
  ['accent-text', 'shade', FOR_WORDS],
  ['beam', 'accent-soft', FOR_WORDS],
  ['beam', 'ground', FOR_WORDS],
  ['quiet', 'shade', FOR_WORDS],
  ['danger', 'panel', FOR_WORDS],
  ['ok', 'panel', FOR_WORDS],
  ['warn', 'panel', FOR_WORDS],
  ['accent', 'ground', FOR_EDGES],
  ['edge', 'panel', FOR_EDGES],
] as const;

test('whatever colour a company chooses, everything on its pages can be read', () => {
  fc.assert(
    fc.property(colour, template, (accent, of) => {
      const variables = variablesOf(lookCss({ template: of, accent, fonts: 'clear' }));
      for (const [words, ground, least] of PAIRS) {
        const measured = contrast(variables.get(words)!, variables.get(ground)!);
        expect(measured, `${words} on ${ground} with ${accent}`).toBeGreaterThanOrEqual(least);
      }
    }),
    { numRuns: 500 },
  );
});

test('a colour that can be read stays as it is', () => {
  expect(variablesOf(lookCss({ template: 'white-clean', accent: '#1A5FB4', fonts: 'clear' })).get('accent')).toBe(
    '#1a5fb4',
  );
});

test.each(['red', '#fff', '</style><script>', ''])('%j is no colour, and the template’s own is taken', (accent) => {
  expect(lookCss({ template: 'white-clean', accent, fonts: 'clear' })).toBe(
    lookCss({ template: 'white-clean', accent: '#b4532a', fonts: 'clear' }),
  );
});

test('spacing, corners and motion are variables; as usual where nothing is said', () => {
  const base = { template: 'white-clean', accent: '#b4532a', fonts: 'clear' } as const;
  expect(lookCss(base)).toContain('--fw-space:1;--fw-radius-s:6px;--fw-radius:8px');
  const own = lookCss({ ...base, spacing: 'airy', corners: 'square', hasMotion: false });
  expect(own).toContain('--fw-space:1.45;--fw-radius-s:0px');
  expect(own).not.toContain('--fw-motion');
});
