import { law, yellow } from '../law.ts';

export const unreadTexts = law({
  name: 'unread_texts',
  source: '§ 305 BGB, Art. 13 DSGVO, § 14 BFSG',
  checkedOn: '2026-11-16',
  path: '/admin/website/legal',
  judge: ({ unread }) => (unread.length > 0 ? yellow({ count: unread.length }) : null),
});
