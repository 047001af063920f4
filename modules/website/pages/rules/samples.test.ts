import { expect, test } from 'vitest';
import { type Block, PLAIN_SETTINGS } from '../contract-content.ts';
import { blockKind } from './block-kind.ts';
import { whyNotPublish } from './hurdles.ts';
import { halfTranslatedIn } from './page-words.ts';
import { leftSamplesIn, realWords, rewritten, sampleContent, samplesIn, settledBlock } from './samples.ts';

const hero = blockKind({
  kind: 'hero',
  group: 'words',
  version: 1,
  fields: {
    title: { type: 'line', max: 80 },
    action: { type: 'line', max: 40, isUsual: true },
    picture: { type: 'picture', isDrawn: true, notAt: { layout: 'plain' } },
    layout: { type: 'choice', of: ['side', 'plain'] },
    points: { type: 'list', most: 4, fields: { text: { type: 'line', max: 40 } } },
  },
  sample: {
    title: { de: 'Schön, dass Sie da sind', en: 'Good to have you here', it: 'Benvenuti' },
    action: { de: 'Ansehen', en: 'Have a look' },
    picture: null,
    layout: 'side',
    points: [{ text: { de: 'Mitten in der Stadt', en: 'In the heart of town' } }],
  },
});
const { fields, sample } = hero;
const ID = '00000000-0000-4000-8000-000000000001';
const samples = samplesIn(fields, sample);
const block = (content: object, marks: Block['samples'] = samples): Block => ({
  id: 'a',
  kind: 'hero',
  version: 1,
  settings: PLAIN_SETTINGS,
  content: { ...sample, ...content },
  samples: marks,
});

test('a new block speaks the languages of the site, and German alone where there is no other', () => {
  expect(sampleContent(fields, sample, ['de']).content).toEqual({
    ...sample,
    title: { de: 'Schön, dass Sie da sind' },
    action: { de: 'Ansehen' },
    points: [{ text: { de: 'Mitten in der Stadt' } }],
  });
  expect(sampleContent(fields, sample, ['de', 'en']).content.title).toEqual({
    de: 'Schön, dass Sie da sind',
    en: 'Good to have you here',
  });
});

const OWN = { de: 'Pizza aus dem Steinofen' };
const real = [
  ['a sample keeps its translation', sample.title, sample.title],
  ['German of one’s own takes it away', { ...OWN, en: 'Good to have you here', it: 'Benvenuti' }, OWN],
  ['a translation of one’s own stays', { ...OWN, en: 'Pizza' }, { ...OWN, en: 'Pizza' }],
  ['an empty translation is none', { ...OWN, en: '' }, { ...OWN, en: '' }],
] as const;
for (const [name, given, expected] of real) {
  test(`translations of samples: ${name}`, () => expect(realWords(given, samples)).toEqual(expected));
}

test('writing German drops the translation of the sample once; what is written then stays', () => {
  const now = rewritten(sample.title, 'de', 'Hallo', samples);
  expect(now).toEqual({ de: 'Hallo' });
  expect(rewritten(now, 'en', 'Good to have you here', samples)).toEqual({ de: 'Hallo', en: 'Good to have you here' });
  expect(rewritten(sample.title, 'en', 'Hello', samples).it).toBe('Benvenuti');
});

test('a mark goes with its words; the same translation written by hand afterwards stays', () => {
  const first = settledBlock(fields, block({ title: { ...sample.title, de: 'Hallo' } }), block({}));
  expect(first.content.title).toEqual({ de: 'Hallo' });
  expect(first.samples?.map(({ de }) => de)).toEqual(['Ansehen', 'Mitten in der Stadt']);
  const byHand = { de: 'Hallo', en: 'Good to have you here' };
  expect(settledBlock(fields, block({ title: byHand }), first).content.title).toEqual(byHand);
  expect(settledBlock(fields, { ...block({}), samples: undefined }, first)).not.toHaveProperty('samples');
});

const left = [
  ['untouched', {}, ['title', 'points.0.text'], ['picture']],
  ['an own title', { title: OWN }, ['points.0.text'], ['picture']],
  ['a picture', { picture: ID }, ['title', 'points.0.text'], []],
  ['a look without a picture', { layout: 'plain' }, ['title', 'points.0.text'], []],
  ['all of one’s own but the button', { title: OWN, points: [], picture: ID }, [], []],
] as const;
for (const [name, content, words, pictures] of left) {
  test(`left of the sample: ${name}`, () =>
    expect(leftSamplesIn(fields, { ...sample, ...content }, samples)).toEqual({ words, pictures }));
}

test('half a translation names its fields; none at all, and languages the site does not have, are fine', () => {
  const page = (content: { pageTitle?: Block['settings']['headline'] }) => ({
    title: content.pageTitle ?? { de: 'Start', en: 'Home' },
    tabText: {},
    description: {},
    keywords: {},
    layout: 'standard' as const,
    shareMediaId: null,
    blocks: [block(content)],
  });
  const half = (content: object, languages: ('de' | 'en' | 'it')[]) =>
    halfTranslatedIn(page(content), () => fields, languages);
  expect(half({ title: OWN }, ['de', 'en'])).toEqual([{ language: 'en', fields: [{ blockId: 'a', path: 'title' }] }]);
  expect(half({ title: OWN }, ['de'])).toEqual([]);
  expect(half({}, ['de', 'en'])).toEqual([]);
  expect(half({ title: OWN }, ['de', 'it'])).toEqual([]);
  // English sample text is not a started translation.
  expect(half({ title: OWN, pageTitle: { de: 'Start' } }, ['de', 'en'])).toEqual([]);
});

const fault = { law: 'imprint', found: {}, path: null };
const missing = { language: 'en' as const, fields: [] };
const refusals = [
  ['nothing in the way', { faults: [], half: [] }, false, null],
  ['the law', { faults: [fault], half: [] }, true, 'page.unlawful'],
  ['half a translation', { faults: [], half: [missing] }, false, 'page.half_translated'],
  ['half a translation that is wanted', { faults: [], half: [missing] }, true, null],
] as const;
for (const [name, { faults, half }, even, expected] of refusals) {
  test(`publishing: ${name}`, () =>
    expect(whyNotPublish({ faults: [...faults], half: [...half] }, even)).toBe(expected));
}
