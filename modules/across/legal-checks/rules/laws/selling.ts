import { bySelf, law, red, yellow } from '../law.ts';

export const allergens = law({
  name: 'allergens',
  source: 'Art. 14, 44 LMIV, § 4 LMIDV',
  checkedOn: '2026-11-16',
  path: '/admin/shop',
  concerns: ({ items }) => items.all > 0,
  judge: ({ items: { mealsWithoutAllergens: count, firstMeal } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstMeal}`) : null,
});

export const allergenKinds = law({
  name: 'allergen_kinds',
  source: 'Art. 21, Anhang II LMIV',
  checkedOn: '2026-11-18',
  path: '/admin/shop',
  concerns: ({ items }) => items.all > 0,
  judge: ({ items: { mealsWithoutKinds: count, firstUnnamed } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstUnnamed}`) : null,
});

export const deliveryTime = law({
  name: 'delivery_time',
  source: 'Art. 246a § 1 Abs. 1 Nr. 10 EGBGB, § 312j BGB',
  checkedOn: '2026-11-18',
  path: '/admin/shop-settings#charges',
  concerns: ({ isSending, items }) => isSending && items.all > 0,
  judge: ({ items: { goodsWithoutDeliveryTime: count } }) => (count > 0 ? red({ count }) : null),
});

export const shippingCosts = law({
  name: 'shipping_costs',
  source: '§ 6 PAngV, § 312j BGB',
  checkedOn: '2026-11-18',
  path: null,
  concerns: ({ items }) => items.all > 0,
  judge: bySelf,
});

export const productSafety = law({
  name: 'product_safety',
  source: 'Art. 19 VO (EU) 2023/988',
  checkedOn: '2026-11-18',
  path: '/admin/shop',
  concerns: ({ isSending, items }) => isSending && items.all > 0,
  judge: ({ items: { goodsWithoutMaker: count, firstWithoutMaker } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstWithoutMaker}`) : null,
});

export const unitPrice = law({
  name: 'unit_price',
  source: '§§ 4, 5 PAngV',
  checkedOn: '2026-11-16',
  path: '/admin/shop',
  concerns: ({ items }) => items.all > 0,
  judge: ({ items: { goodsWithoutContent: count, firstGood } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstGood}`) : null,
});

export const prices = law({
  name: 'prices',
  source: '§§ 3, 11 PAngV',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});

export const orderButton = law({
  name: 'order_button',
  source: '§ 312j Abs. 3 BGB',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});

export const withdrawalButton = law({
  name: 'withdrawal_button',
  source: '§ 356a BGB',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});
