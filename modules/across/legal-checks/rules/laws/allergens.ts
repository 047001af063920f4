import { law, yellow } from '../law.ts';

export const allergens = law({
  name: 'allergens',
  source: 'Art. 14, 44 LMIV, § 4 LMIDV',
  checkedOn: '2026-11-16',
  path: '/admin/shop',
  concerns: ({ items }) => items.all > 0,
  judge: ({ items: { mealsWithoutAllergens: count, firstMeal } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstMeal}`) : null,
});
