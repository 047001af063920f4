import { law, red, yellow } from '../law.ts';

export const taxIdentity = law({
  name: 'tax_identity',
  source: '§ 14 Abs. 4 Nr. 2 UStG, § 34a UStDV',
  checkedOn: '2026-11-18',
  path: '/admin/settings/company',
  // It stands on invoices: who has nothing to sell yet may publish a site without it.
  judge: ({ hasTaxIdentity, kind, items }) =>
    hasTaxIdentity ? null : kind === 'merchant' && items.all === 0 ? yellow() : red(),
});
