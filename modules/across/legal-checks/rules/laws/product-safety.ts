import { law, yellow } from '../law.ts';

export const productSafety = law({
  name: 'product_safety',
  source: 'Art. 19 VO (EU) 2023/988',
  checkedOn: '2026-11-18',
  path: '/admin/shop',
  concerns: ({ isSending, items }) => isSending && items.all > 0,
  judge: ({ items: { goodsWithoutMaker: count, firstWithoutMaker } }) =>
    count > 0 ? yellow({ count }, `/admin/shop/${firstWithoutMaker}`) : null,
});
