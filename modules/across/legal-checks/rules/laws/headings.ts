import { law, yellow } from '../law.ts';

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
