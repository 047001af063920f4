import { bySelf, law } from '../law.ts';

export const consent = law({
  name: 'consent',
  source: '§ 25 TDDDG',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});
