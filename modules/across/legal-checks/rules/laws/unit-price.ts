import { law, yellow } from '../law.ts';

export const unitPrice = law({
  name: 'unit_price',
  source: '§§ 4, 5 PAngV',
  checkedOn: '2026-11-16',
  path: '/admin/shop',
  concerns: ({ items }) => items.all > 0,
  judge: ({ items: { goodsWithoutContent: count, firstGood } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstGood}`) : null,
});
