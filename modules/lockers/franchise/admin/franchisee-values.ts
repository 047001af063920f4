import { CallProblem } from '@fachwerk/react/call-problem';
import { formatCountry, formatNumber } from '@fachwerk/react/number';
import * as z from 'zod/mini';
import { type Franchisee, FranchiseeData, NewAdministrator } from '../contract.ts';

/** With the version the form began with: a newer one on the server means that somebody else was quicker. */
export const FranchiseeValues = z.extend(FranchiseeData, { version: z.int() });
export type FranchiseeValues = z.infer<typeof FranchiseeValues>;

export const NewFranchisee = z.extend(FranchiseeData, { administrator: NewAdministrator });
export type NewFranchisee = z.infer<typeof NewFranchisee>;

export const EMPTY: NewFranchisee = {
  name: '',
  legalName: '',
  legalForm: '',
  representedBy: '',
  registerCourt: '',
  registerNumber: '',
  address: { street: '', postcode: '', city: '', country: 'DE' },
  phone: '',
  email: '',
  vatId: '',
  contractParty: 'franchisee',
  contractNumber: '',
  contractFrom: null,
  contractUntil: null,
  feeBasisPoints: 0,
  note: '',
  defaultLanguage: 'de',
  administrator: { firstName: '', lastName: '', email: '' },
};

export function valuesOf(franchisee: Omit<Franchisee, 'users' | 'locations'>): FranchiseeValues {
  // The order of the form, so that a conflict is told in the order of the fields.
  const { name, legalName, vatId, address, phone, email, defaultLanguage, version } = franchisee;
  const { legalForm, representedBy, registerCourt, registerNumber } = franchisee;
  const legal = { legalForm, representedBy, registerCourt, registerNumber };
  const { contractParty, contractNumber, contractFrom, contractUntil, feeBasisPoints, note } = franchisee;
  const agreement = { contractParty, contractNumber, contractFrom, contractUntil, feeBasisPoints, note };
  return { name, legalName, ...legal, vatId, address, phone, email, defaultLanguage, ...agreement, version };
}

/** The server names fields inside what was sent; the form knows them without it. */
export function atOwnFields(error: unknown): never {
  if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^franchisee\./, '') }));
  throw new CallProblem(error.status, { code: error.code, error: error.message, fields });
}

/** Where the product's customers sit; a company somewhere else keeps what it has. */
const COUNTRIES = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'FR', 'IT'];

export function countryOptions(current: string): { value: string; label: string }[] {
  const codes = current && !COUNTRIES.includes(current) ? [...COUNTRIES, current] : COUNTRIES;
  return codes.map((value) => ({ value, label: countryWords(value) }));
}

export const countryWords = formatCountry;

/** 1250 is „12,5“. */
export function percentWords(basisPoints: number): string {
  return formatNumber(basisPoints / 100, 2);
}
