import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';
import { USUAL_FACE } from '@fachwerk/base/site-face';
import type { Company } from '@fachwerk/companies/contract';
import type { SiteData, SiteProblem } from '../contract.ts';

/** Default accent, until a company chooses its own. */
const USUAL_ACCENT = '#b4532a';

/** Default fonts; an industry template may bring others. */
export const USUAL_FONTS: FontPair = 'clear';

/** German only; a company with another language offers that too. */
const usualLanguages = (spoken: Language): Language[] => (spoken === 'en' ? ['de', 'en'] : [spoken]);

/** Defaults of a company that has saved nothing yet. */
export function usualSite(company: Pick<Company, 'name' | 'email' | 'phone' | 'defaultLanguage'>): SiteData {
  const { name, email, phone, defaultLanguage } = company;
  return {
    name: name.slice(0, 80),
    template: 'white-clean',
    accent: USUAL_ACCENT,
    fonts: USUAL_FONTS,
    ...USUAL_FACE,
    languages: usualLanguages(defaultLanguage),
    defaultLanguage,
    contact: { email, phone, whatsapp: '' },
    hasChat: false,
    isFooterHidden: false,
    welcome: {},
    mainHost: '',
    tileUrl: '',
    tileAttribution: '',
  };
}

/** Why these settings cannot be saved, or null. */
export function whyNotSave(
  site: Pick<SiteData, 'languages' | 'defaultLanguage' | 'mainHost'>,
  activeHosts: readonly string[],
): SiteProblem | null {
  if (!site.languages.includes(site.defaultLanguage)) return 'site.default_language_not_offered';
  if (site.mainHost !== '' && !activeHosts.includes(site.mainHost)) return 'site.main_host_not_active';
  return null;
}

/** Host of links: the chosen domain while active, otherwise the oldest. */
export function mainHostOf(chosen: string, activeHosts: readonly string[]): string | undefined {
  return activeHosts.includes(chosen) ? chosen : activeHosts[0];
}

/** Origin of a host, with the installation's protocol and port. */
export function originOf(host: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port && `:${port}`}`;
}
