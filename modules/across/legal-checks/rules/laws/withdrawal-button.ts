import { bySelf, law } from '../law.ts';

export const withdrawalButton = law({
  name: 'withdrawal_button',
  source: '§ 356a BGB',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});
