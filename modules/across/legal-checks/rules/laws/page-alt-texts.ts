import { law, yellow } from '../law.ts';

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
