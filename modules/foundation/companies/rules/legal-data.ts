import type { CompanyData, LegalForm } from '../contract.ts';

/** Who is named for it in an imprint: its owner, those who represent it, or nobody beside the company's own name. */
type Named = 'owner' | 'representatives' | 'nobody';

type Demand = { readonly named: Named; readonly isRegistered: boolean };

/** What the law asks of each legal form (§ 5 DDG, § 35a GmbHG, § 37a HGB). A VAT id is named where there is one, and never required. */
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

/** Before the form is known nothing of it can be asked for. */
const UNKNOWN: Demand = { named: 'nobody', isRegistered: false };

export const demandOf = (form: LegalForm | ''): Demand => (form === '' ? UNKNOWN : DEMANDS[form]);

/** A field of the company's data, as a path. */
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

/** What an imprint of this company would lack, in the order in which it is asked for. Nothing: it is complete. */
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
