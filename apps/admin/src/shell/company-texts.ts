import { call } from '@fachwerk/react/call';
import { setOverrides, useLanguage } from '@fachwerk/react/texts';
import { translationApi } from '@fachwerk/translations/contract';
import { useEffect } from 'react';

/** The company's own words for the product's texts, in the language that is spoken. */
export function useCompanyTexts(): void {
  const language = useLanguage();
  useEffect(() => {
    const stop = new AbortController();
    call(translationApi.overrides, { language }, { signal: stop.signal })
      .then(({ texts }) => setOverrides(language, texts))
      // Without them the product's own words are there.
      .catch(() => undefined);
    return () => stop.abort();
  }, [language]);
}
