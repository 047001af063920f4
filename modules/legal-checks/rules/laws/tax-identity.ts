import { law, red } from '../law.ts';

export const taxIdentity = law({
  name: 'tax_identity',
  source: '§ 14 Abs. 4 Nr. 2 UStG, § 34a UStDV',
  checkedOn: '2026-11-18',
  path: '/admin/settings/company',
  judge: ({ hasTaxIdentity }) => (hasTaxIdentity ? null : red()),
});
