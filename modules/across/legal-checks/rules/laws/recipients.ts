import { law, red } from '../law.ts';

const isNamed = (words: string, recipient: string) => words.toLowerCase().includes(recipient.toLowerCase());

export const recipients = law({
  name: 'recipients',
  source: 'Art. 13 Abs. 1 lit. e DSGVO',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/privacy',
  judge: ({ words, recipients: used }) => {
    const unnamed = used.filter((recipient) => !isNamed(words.privacy, recipient));
    return unnamed.length > 0 ? red({ names: unnamed.join(', ') }) : null;
  },
});
