import { bySelf, law } from '../law.ts';

export const orderButton = law({
  name: 'order_button',
  source: '§ 312j Abs. 3 BGB',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});
