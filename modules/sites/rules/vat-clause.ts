import type { CompanyData } from '@fachwerk/companies/contract';

/** How the sentence on prices goes on: with VAT inside, or why there is none (§ 19 UStG). */
export function vatClause({ isSmallBusiness }: Pick<CompanyData, 'isSmallBusiness'>, of: 'de' | 'en'): string {
  if (of === 'de')
    return isSmallBusiness
      ? '; gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmer)'
      : ' und enthalten die gesetzliche Umsatzsteuer';
  return isSmallBusiness
    ? '; no VAT is charged under section 19 of the German VAT Act (small business)'
    : ' and include value added tax';
}
