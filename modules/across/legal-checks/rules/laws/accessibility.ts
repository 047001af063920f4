import { law, yellow } from '../law.ts';

export const accessibility = law({
  name: 'accessibility',
  source: '§ 14 BFSG, Anl. 3',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/accessibility',
  judge: ({ unread }) => (unread.includes('accessibility') ? yellow() : null),
});
