import { bySelf, law } from '../law.ts';

export const shippingCosts = law({
  name: 'shipping_costs',
  source: '§ 6 PAngV, § 312j BGB',
  checkedOn: '2026-11-18',
  path: null,
  concerns: ({ items }) => items.all > 0,
  judge: bySelf,
});
