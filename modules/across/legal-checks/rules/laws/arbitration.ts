import { law, yellow } from '../law.ts';

export const arbitration = law({
  name: 'arbitration',
  source: '§ 36 VSBG',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/imprint',
  judge: ({ words }) => (/Schlichtung|Streitbeilegung/i.test(words.imprint + words.terms) ? null : yellow()),
});
