import { countryName } from '@fachwerk/base/format-number';
import { useLocale } from '@fachwerk/site/texts';

/** In the visitor's language. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale();
  return (code) => countryName(code, locale);
}
