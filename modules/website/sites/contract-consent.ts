import { ask, change } from '@fachwerk/base/contract';
import * as z from 'zod/mini';

/** Stores the visitor's consent only: `map` or `none`. */
export const CONSENT_COOKIE = 'fw_consent';

export const Consent = z.object({
  /** The visitor has accepted or declined. */
  isDecided: z.boolean(),
  /** Map tiles may be loaded from an external provider. */
  map: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

export const consentApi = {
  show: ask({
    method: 'GET',
    path: '/public/site/consent',
    access: 'site',
    summary: 'What this visitor has agreed to.',
    input: z.object({}),
    output: Consent,
  }),
  save: change({
    method: 'POST',
    path: '/public/site/consent',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Keeps what this visitor agrees to, in a cookie.',
    input: z.object({ map: z.boolean() }),
    output: Consent,
  }),
};
