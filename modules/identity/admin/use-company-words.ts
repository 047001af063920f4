import { useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import { de } from '../texts/de.ts';
import { countryWords } from './company-values.ts';
import { named } from './user-words.ts';

/** Names of a company's fields and values as a person reads them. */
export function useCompanyWords() {
  const t = useText(de);
  return useMemo(
    () => ({
      field: (field: string) => named(`settings.company.${field}`) ?? field,
      value: (field: string, value: unknown) => {
        if (value === '' || value === null || value === undefined) return t('users.value.empty');
        if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no');
        if (field === 'address.country') return countryWords(String(value));
        return field === 'defaultLanguage' ? (named(`user.language.${value}`) ?? String(value)) : String(value);
      },
    }),
    [t],
  );
}
