import { law, red } from '../law.ts';

export const imprint = law({
  name: 'imprint',
  source: '§ 5 DDG, § 35a GmbHG, § 37a HGB',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/imprint',
  judge: ({ missing }) => (missing.length > 0 ? red({ count: missing.length }) : null),
});
