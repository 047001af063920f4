import { law, red } from '../law.ts';

export const deliveryTime = law({
  name: 'delivery_time',
  source: 'Art. 246a § 1 Abs. 1 Nr. 10 EGBGB, § 312j BGB',
  checkedOn: '2026-11-18',
  path: '/admin/shop-settings#charges',
  concerns: ({ isSending, items }) => isSending && items.all > 0,
  judge: ({ items: { goodsWithoutDeliveryTime: count } }) => (count > 0 ? red({ count }) : null),
});
