import type { UseCase } from '@fachwerk/server/module';
import { CONSENT_COOKIE, type consentApi } from '../../contract-consent.ts';
import { consentOf } from '../../rules/consent.ts';

export const showConsent: UseCase<typeof consentApi.show> = async (ctx) =>
  consentOf(ctx.request.cookies[CONSENT_COOKIE]);
