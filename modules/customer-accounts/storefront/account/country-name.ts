import { useLocale } from '@fachwerk/site/texts';

/** In the visitor's language. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (code) => names.of(code) ?? code;
}
