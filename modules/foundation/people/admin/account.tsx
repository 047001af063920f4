import { switchLanguage } from '@fachwerk/auth/account';
import type { Me } from '@fachwerk/auth/contract';
import { call } from '@fachwerk/react/call';
import { profileApi } from '../contract.ts';

/** One's own language, on this screen at once and on the account for the next one. */
export function chooseLanguage(language: Me['language']): Promise<void> {
  return switchLanguage(language, () => call(profileApi.save, { language }, { keepalive: true }));
}
