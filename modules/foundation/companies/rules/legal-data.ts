import type { CompanyData, LegalForm } from '../contract.ts';

/** Persons named in the imprint: the owner, the representatives, or none besides the company name. */
type Named = 'owner' | 'representatives' | 'nobody';

type Demand = { readonly named: Named; readonly isRegistered: boolean };

/** Legal requirements per form (§ 5 DDG, § 35a GmbHG, § 37a HGB). A VAT id is shown if present, never required. */
const DEMANDS: Readonly<Record<LegalForm, Demand>> = {
  sole: { named: 'owner', isRegistered: false },
  ek: { named: 'owner', isRegistered: true },
  gbr: { named: 'representatives', isRegistered: false },
  egbr: { named: 'representatives', isRegistered: true },
  ohg: { named: 'representatives', isRegistered: true },
  kg: { named: 'representatives', isRegistered: true },
  gmbh_co_kg: { named: 'representatives', isRegistered: true },
  gmbh: { named: 'representatives', isRegistered: true },
  ug: { named: 'representatives', isRegistered: true },
  ag: { named: 'representatives', isRegistered: true },
  eg: { named: 'representatives', isRegistered: true },
  ev: { named: 'representatives', isRegistered: true },
  other: { named: 'representatives', isRegistered: false },
};

/** Without a legal form nothing that depends on it is required. */
const UNKNOWN: Demand = { named: 'nobody', isRegistered: false };

export const demandOf = (form: LegalForm | ''): Demand => (form === '' ? UNKNOWN : DEMANDS[form]);

/** Path of a field in the company data. */
export type LegalField =
  | 'legalForm'
  | 'legalName'
  | 'address.street'
  | 'address.postcode'
  | 'address.city'
  | 'email'
  | 'representedBy'
  | 'registerCourt'
  | 'registerNumber';

type LegalFacts = Pick<
  CompanyData,
  'legalForm' | 'legalName' | 'address' | 'email' | 'representedBy' | 'registerCourt' | 'registerNumber'
>;

/** Fields that the imprint lacks, in form order; empty if complete. */
export function missingLegalData(company: LegalFacts): LegalField[] {
  const { named, isRegistered } = demandOf(company.legalForm);
  const { street, postcode, city } = company.address;
  const needed: readonly (readonly [LegalField, string])[] = [
    ['legalForm', company.legalForm],
    ['legalName', company.legalName],
    ...(named === 'nobody' ? [] : ([['representedBy', company.representedBy]] as const)),
    ...(isRegistered
      ? ([
          ['registerCourt', company.registerCourt],
          ['registerNumber', company.registerNumber],
        ] as const)
      : []),
    ['address.street', street],
    ['address.postcode', postcode],
    ['address.city', city],
    ['email', company.email],
  ];
  return needed.flatMap(([field, value]) => (value === '' ? [field] : []));
}
