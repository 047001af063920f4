import { enter } from '@fachwerk/auth/account';
import { call } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { passkeyApi } from '../../contract.ts';
import { adminLoginDe } from '../../texts/admin-login.de.ts';
import { authenticationOptions, whyNotConfirmed } from '../device.ts';

type Props = { onError: (error: unknown) => void; email?: string | undefined };

/** In with the passkey that the device finds; also after the password, as its second factor: then it must be of the same account. */
export function PasskeySignIn({ onError, email }: Props) {
  const t = useText(adminLoginDe);
  const [isBusy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;
  const signIn = async () => {
    setBusy(true);
    try {
      const { options } = await call(passkeyApi.beginSignIn, {});
      const credential = await startAuthentication({ optionsJSON: authenticationOptions(options) });
      const shown = { ...credential, clientExtensionResults: {} };
      await enter(await call(passkeyApi.signIn, { credential: shown, ...(email && { email }) }));
    } catch (error) {
      // Who thinks better of it has seen the browser say so.
      if (!whyNotConfirmed(error)) onError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      fullWidth
      loading={isBusy}
      leftSection={<IconFingerprint size={18} stroke={1.5} />}
      onClick={() => void signIn()}
    >
      {t('passkeys.sign_in')}
    </Button>
  );
}
