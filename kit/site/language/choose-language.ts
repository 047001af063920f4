import { isLanguage, type Language } from '@fachwerk/base/language';
import type { SiteHead } from '../pages/frame.ts';

export const LANGUAGE_COOKIE = 'fw_language';
/** Query parameter: `?sprache=en`. */
export const LANGUAGE_QUERY = 'sprache';

type Offered = Pick<SiteHead, 'languages' | 'defaultLanguage'>;

/** The earlier choice, then the browser's preference, then the site's default. */
export function chosenLanguage(site: Offered, cookie: string | undefined, accepted: readonly Language[]): Language {
  if (isOffered(site, cookie)) return cookie;
  return accepted.map((wanted) => spokenFor(site, wanted)).find(Boolean) ?? site.defaultLanguage;
}

export function isOffered({ languages }: Offered, language: unknown): language is Language {
  return isLanguage(language) && languages.includes(language);
}

/** Browsers do not distinguish formal and informal German: the site's setting decides. */
function spokenFor(site: Offered, wanted: Language): Language | undefined {
  if (wanted !== 'de') return site.languages.find((language) => language === wanted);
  if (site.defaultLanguage === 'deDu') return 'deDu';
  return site.languages.find((language) => language === 'de' || language === 'deDu');
}
