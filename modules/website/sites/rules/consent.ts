import type { Consent } from '../contract-consent.ts';

/** Half a year, then the question comes again. */
export const CONSENT_DAYS = 180;

/** What the cookie says; whatever we did not write ourselves is no consent. */
export function consentOf(cookie: string | undefined): Consent {
  return { isDecided: cookie === 'map' || cookie === 'none', map: cookie === 'map' };
}

export function consentCookie({ map }: Pick<Consent, 'map'>): 'map' | 'none' {
  return map ? 'map' : 'none';
}
