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
