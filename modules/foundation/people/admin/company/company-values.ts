import { isLanguage } from '@fachwerk/base/language';
import { cents } from '@fachwerk/base/money';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { type Company, CompanyData } from '@fachwerk/companies/contract';
import { named } from '@fachwerk/react/data-words';
import { formatMoney } from '@fachwerk/react/money';
import { formatCountry } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

export const CompanyValues = z.extend(CompanyData, { version: z.int() });
export type CompanyValues = z.infer<typeof CompanyValues>;

export function companyValues(company: Company): CompanyValues {
  const {
    name,
    legalName,
    legalForm,
    representedBy,
    registerCourt,
    registerNumber,
    vatId,
    taxNumber,
    isSmallBusiness,
  } = company;
  const { address, phone, email, website, defaultLanguage, moneyDecimals, secondFactorRequired, version } = company;
  const { trade = '' } = company;
  // The order of the form, so that a conflict is told in the order of the fields.
  const legal = {
    name,
    legalName,
    legalForm,
    representedBy,
    registerCourt,
    registerNumber,
    vatId,
    taxNumber,
    isSmallBusiness,
  };
  return {
    ...legal,
    address,
    phone,
    email,
    website,
    trade,
    defaultLanguage,
    moneyDecimals,
    secondFactorRequired,
    version,
  };
}

export function comparableCompany({ version: _version, ...data }: CompanyValues) {
  return data;
}

/** Where the product's customers sit; a company somewhere else keeps what it has. */
const COUNTRIES = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'FR', 'IT'];

export function countryOptions(current: string): { value: string; label: string }[] {
  const codes = current && !COUNTRIES.includes(current) ? [...COUNTRIES, current] : COUNTRIES;
  return codes.map((value) => ({ value, label: countryWords(value) }));
}

/** The country's name in the language that is spoken; a code that is none stays as it is. */
export const countryWords = formatCountry;

/** 12,00 € or 12 €. */
export const decimalsWords = (decimals: CompanyValues['moneyDecimals']) => formatMoney(cents(1200), 'EUR', decimals);

/** Names of a company's fields and values as a person reads them. */
export function useCompanyLabels() {
  const t = useText(adminDe);
  return useMemo(
    () => ({
      field: (field: string) => named(`settings.company.${field}`) ?? named(`company.field.${field}`) ?? field,
      value: (field: string, value: unknown) => {
        if (value === '' || value === null || value === undefined) return t('users.value.empty');
        if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no');
        if (field === 'legalForm') return named(`company.form.${value}`) ?? String(value);
        if (field === 'trade') return named(`settings.company.trade.${value}`) ?? String(value);
        if (field === 'moneyDecimals') return decimalsWords(value === 0 ? 0 : 2);
        if (field === 'address.country') return countryWords(String(value));
        return field === 'defaultLanguage' && isLanguage(value) ? OWN_NAMES[value] : String(value);
      },
    }),
    [t],
  );
}
