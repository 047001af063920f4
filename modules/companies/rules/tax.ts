import type { CompanyData } from '../contract.ts';

/** Whether an invoice can name one of the two numbers that § 14 Abs. 4 Nr. 2 UStG asks for. */
export const hasTaxIdentity = ({ vatId, taxNumber }: Pick<CompanyData, 'vatId' | 'taxNumber'>): boolean =>
  vatId !== '' || taxNumber !== '';

/** Lines as this company sells them: a Kleinunternehmer shows no VAT (§ 19 UStG), and the price stays what it is. */
export function taxedBy<Line extends { readonly vatPercent: number }>(
  { isSmallBusiness }: Pick<CompanyData, 'isSmallBusiness'>,
  lines: readonly Line[],
): Line[] {
  return lines.map((line) => (isSmallBusiness ? { ...line, vatPercent: 0 } : line));
}
