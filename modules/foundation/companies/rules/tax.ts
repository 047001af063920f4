import type { CompanyData } from '../contract.ts';

/** Whether the company has one of the two numbers that § 14 Abs. 4 Nr. 2 UStG requires on invoices. */
export const hasTaxIdentity = ({ vatId, taxNumber }: Pick<CompanyData, 'vatId' | 'taxNumber'>): boolean =>
  vatId !== '' || taxNumber !== '';

type Taxed = Pick<CompanyData, 'isSmallBusiness'>;

/** The VAT rate this company charges: a Kleinunternehmer charges none (§ 19 UStG), whatever the item's rate. */
export const vatRateOf = ({ isSmallBusiness }: Taxed, vatPercent: number): number => (isSmallBusiness ? 0 : vatPercent);

/** Lines with the company's VAT rate; prices stay the same. */
export function taxedBy<Line extends { readonly vatPercent: number }>(company: Taxed, lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, vatPercent: vatRateOf(company, line.vatPercent) }));
}
