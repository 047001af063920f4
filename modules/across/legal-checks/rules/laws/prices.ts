import { bySelf, law } from '../law.ts';

export const prices = law({
  name: 'prices',
  source: '§§ 3, 11 PAngV',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});
