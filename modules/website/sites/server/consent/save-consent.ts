import type { UseCase } from '@fachwerk/server/module';
import { CONSENT_COOKIE, type consentApi } from '../../contract-consent.ts';
import { CONSENT_DAYS, consentCookie, consentOf } from '../../rules/consent.ts';

export const saveConsent: UseCase<typeof consentApi.save> = async (ctx, { map }) => {
  const kept = consentCookie({ map });
  const maxAgeSeconds = CONSENT_DAYS * 24 * 60 * 60;
  ctx.setCookie(CONSENT_COOKIE, kept, { path: '/', maxAgeSeconds, sameSite: 'lax' });
  return consentOf(kept);
};
