import { law, yellow } from '../law.ts';

export const allergenKinds = law({
  name: 'allergen_kinds',
  source: 'Art. 21, Anhang II LMIV',
  checkedOn: '2026-11-18',
  path: '/admin/shop',
  concerns: ({ items }) => items.all > 0,
  judge: ({ items: { mealsWithoutKinds: count, firstUnnamed } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstUnnamed}`) : null,
});
