import { named } from '@fachwerk/react/data-words';
import { translate, useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import type { Franchisee } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { formatDay } from './contract-mark.tsx';
import { countryWords, percentWords } from './franchisee-values.ts';

/** Names of a franchisee's fields and values as a person reads them. */
export function useFranchiseeLabels() {
  const t = useText(adminDe);
  return useMemo(() => {
    const known: Readonly<Record<string, (value: never) => string>> = {
      contractParty: (value: Franchisee['contractParty']) => t(`franchisee.party.${value}`),
      legalForm: (value: string) => translate(`company.form.${value}`),
      contractFrom: formatDay,
      contractUntil: formatDay,
      feeBasisPoints: (value: number) => t('franchisee.percent', { percent: percentWords(value) }),
      defaultLanguage: (value: Franchisee['defaultLanguage']) => t(`language.${value}`),
      'address.country': countryWords,
    };
    return {
      // The company's own words, where this module has none.
      field: (field: string) => named(`franchisee.field.${field}`) ?? translate(`company.field.${field}`),
      value: (field: string, value: unknown) => {
        if (value === null || value === undefined || value === '') return t('franchisee.value.empty');
        return known[field]?.(value as never) ?? String(value);
      },
    };
  }, [t]);
}
