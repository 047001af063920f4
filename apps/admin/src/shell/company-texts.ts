import { call } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { setOverrides, useLanguage } from '@fachwerk/react/texts';
import { textStream, translationApi } from '@fachwerk/translations/contract';
import { useEffect, useState } from 'react';

/** The company's own words for the product's texts, in the language that is spoken; live. */
export function useCompanyTexts(): void {
  const language = useLanguage();
  const [times, setTimes] = useState(0);
  const askAgain = () => setTimes((before) => before + 1);
  useStream(textStream, askAgain, askAgain);
  useEffect(() => {
    const stop = new AbortController();
    call(translationApi.overrides, { language }, { signal: stop.signal })
      .then(({ texts }) => setOverrides(language, texts))
      // Without them the product's own words are there.
      .catch(() => undefined);
    return () => stop.abort();
  }, [language, times]);
}
