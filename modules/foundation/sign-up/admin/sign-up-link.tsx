import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { signUpApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Under the login, where companies may come by themselves. */
export function SignUpLink({ email }: { email?: string | undefined }) {
  const t = useText(adminDe);
  const isOpen = useAsk(signUpApi.show, {}, { isEnabled: email === undefined }).data?.isOpen;
  if (!isOpen || email !== undefined) return null;
  return (
    <Anchor component={Link} to="/sign-up" size="sm" ta="center">
      {t('sign_up.link')}
    </Anchor>
  );
}
