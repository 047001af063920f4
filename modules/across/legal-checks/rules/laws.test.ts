import { describe, expect, test } from 'vitest';
import { adminDe } from '../texts/admin.de.ts';
import { hasJump } from './headings.ts';
import type { SiteFacts } from './law.ts';
import { judgeSite } from './laws.ts';

const first = { firstMeal: 'm', firstGood: 'g', firstPictured: 'p', firstUnnamed: 'u', firstWithoutMaker: 'w' };
const law = { mealsWithoutKinds: 0, goodsWithoutDeliveryTime: 0, goodsWithoutMaker: 0 };
const fine: SiteFacts = {
  kind: 'merchant',
  missing: [],
  hasTaxIdentity: true,
  unread: [],
  outdated: [],
  words: {
    terms: 'An einer Schlichtung nehmen wir nicht teil.',
    privacy: 'Wir zahlen über Stripe und zeigen Karten von openstreetmap.org.',
    withdrawal: '',
    imprint: 'Angaben gemäß § 5 DDG',
    accessibility: '',
  },
  recipients: ['Stripe', 'openstreetmap.org'],
  pages: { picturesWithoutAlt: [], jumpingHeadings: [], leftSamples: [], hasForm: false },
  isSending: true,
  items: { all: 3, mealsWithoutAllergens: 0, goodsWithoutContent: 0, picturesWithoutAlt: 0, ...law, ...first },
};
const words = (more: Partial<SiteFacts['words']>) => ({ words: { ...fine.words, ...more } });
const pages = (more: Partial<SiteFacts['pages']>) => ({ pages: { ...fine.pages, ...more } });
const items = (more: Partial<SiteFacts['items']>) => ({ items: { ...fine.items, ...more } });

/** What is not as the law asks, as `name verdict`. */
const open = (facts: Partial<SiteFacts>) =>
  judgeSite({ ...fine, ...facts })
    .filter(({ verdict }) => verdict !== 'green')
    .map(({ law, verdict }) => `${law} ${verdict}`);

test('a site without fault is green, with its source and day at every point', () => {
  const checks = judgeSite(fine);
  expect(open({})).toEqual([]);
  expect(checks.length).toBeGreaterThan(12);
  for (const { source, checkedOn } of checks) {
    expect(source).toMatch(/§|Art\.|VO /);
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

describe('each law finds what is against it', () => {
  test.each<[string, Partial<SiteFacts>, string[]]>([
    ['a field of the imprint is missing', { missing: ['email'] }, ['imprint red']],
    ['no tax number stands on invoices', { hasTaxIdentity: false }, ['tax_identity red']],
    ['who sells nothing yet needs none', { hasTaxIdentity: false, ...items({ all: 0 }) }, ['tax_identity yellow']],
    ['cereals are not named', items({ mealsWithoutKinds: 1 }), ['allergen_kinds yellow']],
    ['nobody says when a parcel arrives', items({ goodsWithoutDeliveryTime: 2 }), ['delivery_time red']],
    ['nobody has said who made it', items({ goodsWithoutMaker: 2 }), ['product_safety yellow']],
    ['a shop that sends nothing says no time', { ...items({ goodsWithoutDeliveryTime: 2 }), isSending: false }, []],
    ['nobody has read the terms', { unread: ['terms'] }, ['unread_texts yellow']],
    ['nor the statement', { unread: ['accessibility'] }, ['unread_texts yellow', 'accessibility yellow']],
    ['a text made long ago', { outdated: ['privacy'] }, ['outdated_texts yellow']],
    ['a provider is not named', { recipients: ['Stripe', 'PayPal'] }, ['recipients red']],
    ['named in small letters is named', { recipients: ['STRIPE'] }, []],
    ['the platform that is gone', words({ terms: 'https://ec.europa.eu/consumers/odr Schlichtung' }), ['odr yellow']],
    ['nothing about arbitration', words({ terms: '' }), ['arbitration yellow']],
    ['an old law', words({ imprint: 'gemäß § 5 TMG' }), ['old_names yellow']],
    ['a longer word is no old law', words({ imprint: 'ATMGX und TMGler' }), []],
    ['a dish without allergens', items({ mealsWithoutAllergens: 2 }), ['allergens yellow']],
    ['food without a quantity', items({ goodsWithoutContent: 1 }), ['unit_price yellow']],
    ['a picture without words', items({ picturesWithoutAlt: 1 }), ['alt_texts yellow']],
    ['a picture of a page without words', pages({ picturesWithoutAlt: ['a'] }), ['page_alt_texts yellow']],
    [
      'reviews of a template',
      pages({ leftSamples: [{ pageId: 'p', kind: 'reviews', title: 'Start' }] }),
      ['sample_words yellow'],
    ],
    ['headings that jump', pages({ jumpingHeadings: ['p'] }), ['headings yellow']],
    ['a form that no text speaks of', pages({ hasForm: true }), ['contact_form yellow']],
    [
      'a form that the text names',
      { ...pages({ hasForm: true }), ...words({ privacy: `${fine.words.privacy} Formular` }) },
      [],
    ],
    ['who sells no goods is not asked about them', items({ all: 0, picturesWithoutAlt: 1 }), []],
  ])('%s', (_what, facts, expected) => {
    expect(open(facts)).toEqual(expected);
  });
});

test('what was found leads to where this very thing is mended', () => {
  const [worst] = judgeSite({ ...fine, outdated: ['privacy', 'imprint'] });
  expect([worst!.path, worst!.found]).toEqual(['/admin/legal-texts/privacy', { count: 2 }]);
  const paths = (facts: Partial<SiteFacts>) => judgeSite({ ...fine, ...facts })[0]!.path;
  expect(paths(items({ mealsWithoutAllergens: 2 }))).toBe('/admin/shop/m');
  expect(paths(pages({ picturesWithoutAlt: ['a', 'b'] }))).toBe('/admin/media/a');
  expect(paths(pages({ jumpingHeadings: ['p'] }))).toBe('/admin/website/pages/p');
});

test.each([
  ['a headline, then smaller ones', [{ headline: 'Wir', prose: ['### Klein\n\nx\n\n### Klein'] }], false],
  [
    'a smaller one below the title',
    [
      { headline: '', prose: ['Vorweg'] },
      { headline: '', prose: ['### Klein'] },
    ],
    true,
  ],
  ['from small to large', [{ headline: 'Wir', prose: ['### Klein\n\n## Groß'] }], false],
  ['no headings at all', [{ headline: '', prose: [] }], false],
])('headings: %s', (_what, blocks, expected) => {
  expect(hasJump(blocks)).toBe(expected);
});

test('the worst comes first', () => {
  const verdicts = judgeSite({ ...fine, unread: ['terms'], missing: ['email'] }).map(({ verdict }) => verdict);
  expect(verdicts.slice(0, 3)).toEqual(['red', 'yellow', 'green']);
});

test('every law has its words, and those that can be broken say what was found', () => {
  const keys = Object.keys(adminDe);
  for (const { law, path } of judgeSite(fine)) {
    expect(keys).toEqual(expect.arrayContaining([`law.${law}`, `law.${law}.asks`]));
    if (path) expect(keys.some((key) => key.startsWith(`law.${law}.found`))).toBe(true);
  }
});
