import type { CompanyData } from '../contract.ts';

const PARTY_FIELDS = ['street', 'postcode', 'city', 'email'] as const;
export type PartyField = (typeof PARTY_FIELDS)[number];

/** What customers have to know of whom they sign with, and nobody has said yet. companies.contract_party_view says the same. */
export function missingOfParty({ address, email }: Pick<CompanyData, 'address' | 'email'>): PartyField[] {
  const known = { ...address, email };
  return PARTY_FIELDS.filter((field) => known[field] === '');
}
