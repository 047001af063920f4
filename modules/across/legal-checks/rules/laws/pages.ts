import { law, yellow } from '../law.ts';

export const altTexts = law({
  name: 'alt_texts',
  source: '§ 3 BFSG, EN 301 549 (WCAG 2.1, 1.1.1)',
  checkedOn: '2026-11-16',
  path: '/admin/shop',
  concerns: ({ items }) => items.all > 0,
  judge: ({ items: { picturesWithoutAlt: count, firstPictured } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstPictured}`) : null,
});

export const pageAltTexts = law({
  name: 'page_alt_texts',
  source: '§ 3 BFSG, EN 301 549 (WCAG 2.1, 1.1.1)',
  checkedOn: '2026-11-16',
  path: '/admin/media',
  judge: ({
    pages: {
      picturesWithoutAlt: [first, ...more],
    },
  }) => (first ? yellow({ count: more.length + 1 }, `/admin/media/${first}`) : null),
});

export const headings = law({
  name: 'headings',
  source: '§ 3 BFSG, EN 301 549 (WCAG 2.1, 1.3.1, 2.4.6)',
  checkedOn: '2026-11-16',
  path: '/admin/website/pages',
  judge: ({
    pages: {
      jumpingHeadings: [first, ...more],
    },
  }) => (first ? yellow({ count: more.length + 1 }, `/admin/website/pages/${first}`) : null),
});

export const sampleWords = law({
  name: 'sample_words',
  source: '§§ 5, 5b Abs. 3 UWG, Anhang zu § 3 Abs. 3 Nr. 23b, 23c UWG',
  checkedOn: '2026-11-17',
  path: '/admin/website/pages',
  judge: ({
    pages: {
      leftSamples: [first, ...more],
    },
  }) =>
    first
      ? yellow({ count: more.length + 1, block: first.kind, page: first.title }, `/admin/website/pages/${first.pageId}`)
      : null,
});

export const contactForm = law({
  name: 'contact_form',
  source: 'Art. 13 Abs. 1 lit. c DSGVO',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/privacy',
  concerns: ({ pages }) => pages.hasForm,
  judge: ({ words }) => (/Formular/i.test(words.privacy) ? null : yellow()),
});
