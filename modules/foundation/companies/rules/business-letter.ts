import type { CompanyData, LegalForm } from '../contract.ts';
import { demandOf } from './legal-data.ts';

export type LetterLine = {
  readonly key:
    | 'letter.seat'
    | 'letter.register'
    | 'letter.directors'
    | 'letter.board'
    | 'letter.owner'
    | 'letter.partners';
  readonly params: Readonly<Record<string, string>>;
};

const LEADERS: Readonly<Partial<Record<LegalForm, LetterLine['key']>>> = {
  gmbh: 'letter.directors',
  ug: 'letter.directors',
  gmbh_co_kg: 'letter.directors',
  ag: 'letter.board',
  eg: 'letter.board',
  ev: 'letter.board',
  ek: 'letter.owner',
};

type Letterhead = Pick<CompanyData, 'legalForm' | 'representedBy' | 'registerCourt' | 'registerNumber' | 'address'>;

/** Mandatory details of a registered company in letters and mails (§ 35a GmbHG, § 37a, § 125a HGB, § 80 AktG); empty for other forms. */
export function businessLetter({
  legalForm,
  representedBy,
  registerCourt,
  registerNumber,
  address,
}: Letterhead): LetterLine[] {
  if (legalForm === '' || !demandOf(legalForm).isRegistered) return [];
  const lines: LetterLine[] = [
    { key: 'letter.seat', params: { city: address.city } },
    { key: 'letter.register', params: { court: registerCourt, number: registerNumber } },
    { key: LEADERS[legalForm] ?? 'letter.partners', params: { names: representedBy } },
  ];
  // Missing data is omitted; the legal cockpit asks for it.
  return lines.filter(({ params }) => Object.values(params).every(Boolean));
}
