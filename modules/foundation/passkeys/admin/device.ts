import { deviceOf } from '@fachwerk/base/device-name';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** The server's library made them for the browser's: the contract only passes them on. */
type Passed = { readonly challenge: string; readonly [name: string]: unknown };
export const creationOptions = (options: Passed) => options as unknown as PublicKeyCredentialCreationOptionsJSON;
export const authenticationOptions = (options: Passed) => options as unknown as PublicKeyCredentialRequestOptionsJSON;

/** Why a device did not do what was asked, as a text key; null for what is no matter of the device. */
export function whyNotConfirmed(error: unknown): 'passkey.already_there' | 'passkeys.cancelled' | null {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return 'passkey.already_there';
  }
  const isOfDevice = error instanceof WebAuthnError || error instanceof DOMException;
  return isOfDevice ? 'passkeys.cancelled' : null;
}

/** What this device is called unless somebody says better. */
export function usualName(
  t: (key: 'passkeys.device' | 'passkeys.device.unknown', params?: Readonly<Record<string, string>>) => string,
): string {
  const { browser, system } = deviceOf(navigator.userAgent);
  return browser && system ? t('passkeys.device', { browser, system }) : t('passkeys.device.unknown');
}
