import { isLanguage, type Language } from '@fachwerk/base/language';
import type { SiteHead } from '../pages/frame.ts';

export const LANGUAGE_COOKIE = 'fw_language';
/** In an address: `?sprache=en`. */
export const LANGUAGE_QUERY = 'sprache';

type Offered = Pick<SiteHead, 'languages' | 'defaultLanguage'>;

/** What was chosen before, then what the browser prefers, then the site's own. */
export function chosenLanguage(site: Offered, cookie: string | undefined, accepted: readonly Language[]): Language {
  if (isOffered(site, cookie)) return cookie;
  return accepted.map((wanted) => spokenFor(site, wanted)).find(Boolean) ?? site.defaultLanguage;
}

export function isOffered({ languages }: Offered, language: unknown): language is Language {
  return isLanguage(language) && languages.includes(language);
}

/** A browser says German and means either form: the site's own decides. */
function spokenFor(site: Offered, wanted: Language): Language | undefined {
  if (wanted !== 'de') return site.languages.find((language) => language === wanted);
  if (site.defaultLanguage === 'deDu') return 'deDu';
  return site.languages.find((language) => language === 'de' || language === 'deDu');
}
