import { contrast, FOR_EDGES, FOR_WORDS } from '@fachwerk/base/contrast';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Colours, pageColours, TONES, toneColours } from './tones.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const template = fc.constantFrom('white-clean' as const, 'black-clean' as const);

const WORDS = ['beam', 'quiet', 'accent-text', 'ok', 'warn', 'danger', 'info'] as const;
const GROUNDS = ['ground', 'panel', 'shade'] as const;

function held(colours: Colours, what: string): void {
  const check = (one: keyof Colours, two: keyof Colours, least: number) =>
    expect(contrast(colours[one], colours[two]), `${one} on ${two}, ${what}`).toBeGreaterThanOrEqual(least);
  for (const ground of GROUNDS) {
    for (const words of WORDS) check(words, ground, FOR_WORDS);
    check('edge', ground, FOR_EDGES);
    check('focus', ground, FOR_EDGES);
  }
  check('on-accent', 'accent', FOR_WORDS);
  check('on-accent', 'accent-deep', FOR_WORDS);
  check('accent', 'ground', FOR_EDGES);
  check('beam', 'accent-soft', FOR_WORDS);
  check('accent-text', 'accent-soft', FOR_WORDS);
}

test('in every section everything can be read, whatever colour a company chooses', () => {
  fc.assert(
    fc.property(colour, template, fc.constantFrom(...TONES), (accent, of, tone) => {
      held(toneColours({ template: of, accent }, tone), `${tone} of ${of} with ${accent}`);
    }),
    { numRuns: 1500 },
  );
});

test('a section of contrast is dark on a light site and light on a dark one', () => {
  const grounds = (['white-clean', 'black-clean'] as const).map(
    (of) => toneColours({ template: of, accent: '#b4532a' }, 'contrast').ground,
  );
  expect(grounds).toEqual(['#121110', '#ffffff']);
});

test('every background differs from the page', () => {
  const page = pageColours({ template: 'white-clean', accent: '#b4532a' });
  const grounds = TONES.map((tone) => toneColours({ template: 'white-clean', accent: '#b4532a' }, tone).ground);
  expect(new Set([page.ground, ...grounds]).size).toBe(5);
});
