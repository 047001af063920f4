import { bySelf, law } from '../law.ts';

export const consent = law({
  name: 'consent',
  source: '§ 25 TDDDG',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});

export const retention = law({
  name: 'retention',
  source: '§ 147 AO, § 257 HGB, Art. 17 DSGVO',
  checkedOn: '2026-11-16',
  path: null,
  judge: bySelf,
});
