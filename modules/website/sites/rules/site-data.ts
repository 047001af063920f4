import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';
import type { Company } from '@fachwerk/companies/contract';
import type { SiteData, SiteProblem } from '../contract.ts';

/** The brick of the house, until a company has chosen its own colour. */
const USUAL_ACCENT = '#b4532a';

/** Until somebody has chosen; a template of a trade may bring others. */
export const USUAL_FONTS: FontPair = 'clear';

/** German alone; a company that speaks another language offers that too. */
const usualLanguages = (spoken: Language): Language[] => (spoken === 'en' ? ['de', 'en'] : [spoken]);

/** What a company that has saved nothing yet shows its customers. */
export function usualSite(company: Pick<Company, 'name' | 'email' | 'phone' | 'defaultLanguage'>): SiteData {
  const { name, email, phone, defaultLanguage } = company;
  return {
    name: name.slice(0, 80),
    template: 'white-clean',
    accent: USUAL_ACCENT,
    fonts: USUAL_FONTS,
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

/** Why these settings cannot be kept, or null. */
export function whyNotSave(
  site: Pick<SiteData, 'languages' | 'defaultLanguage' | 'mainHost'>,
  activeHosts: readonly string[],
): SiteProblem | null {
  if (!site.languages.includes(site.defaultLanguage)) return 'site.default_language_not_offered';
  if (site.mainHost !== '' && !activeHosts.includes(site.mainHost)) return 'site.main_host_not_active';
  return null;
}

/** Where links lead: the chosen domain while it is active, else the one that was there first. */
export function mainHostOf(chosen: string, activeHosts: readonly string[]): string | undefined {
  return activeHosts.includes(chosen) ? chosen : activeHosts[0];
}

/** A host answers like the installation itself: the same protocol, the same port. */
export function originOf(host: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port && `:${port}`}`;
}
