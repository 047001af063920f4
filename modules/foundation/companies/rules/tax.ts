import type { CompanyData } from '../contract.ts';

/** Whether an invoice can name one of the two numbers that § 14 Abs. 4 Nr. 2 UStG asks for. */
export const hasTaxIdentity = ({ vatId, taxNumber }: Pick<CompanyData, 'vatId' | 'taxNumber'>): boolean =>
  vatId !== '' || taxNumber !== '';

type Taxed = Pick<CompanyData, 'isSmallBusiness'>;

/** The rate this company charges: a Kleinunternehmer charges none (§ 19 UStG), whatever the rate of what it sells. */
export const vatRateOf = ({ isSmallBusiness }: Taxed, vatPercent: number): number => (isSmallBusiness ? 0 : vatPercent);

/** Lines as this company sells them; the price stays what it is. */
export function taxedBy<Line extends { readonly vatPercent: number }>(company: Taxed, lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, vatPercent: vatRateOf(company, line.vatPercent) }));
}
