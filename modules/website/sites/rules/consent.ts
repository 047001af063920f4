import type { Consent } from '../contract-consent.ts';

/** After half a year the visitor is asked again. */
export const CONSENT_DAYS = 180;

/** Reads the cookie; unknown values are no consent. */
export function consentOf(cookie: string | undefined): Consent {
  return { isDecided: cookie === 'map' || cookie === 'none', map: cookie === 'map' };
}

export function consentCookie({ map }: Pick<Consent, 'map'>): 'map' | 'none' {
  return map ? 'map' : 'none';
}
