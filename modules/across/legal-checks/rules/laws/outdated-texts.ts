import { law, yellow } from '../law.ts';

export const outdatedTexts = law({
  name: 'outdated_texts',
  source: '§ 5 DDG, Art. 13 DSGVO, § 14 BFSG',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts',
  judge: ({ outdated: [first, ...more] }) =>
    first ? yellow({ count: more.length + 1 }, `/admin/legal-texts/${first}`) : null,
});
