import { useText } from '@fachwerk/react/texts';
import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { adminLoginDe } from '../../texts/admin-login.de.ts';
import { signOut } from '../account.tsx';
import { Gate } from './gate.tsx';

/**
 * Signing out is a place one goes to, so that a form with changes can ask first. The login is loaded afresh: nothing of the
 * person stays in the memory of the page.
 */
export function Logout() {
  const t = useText(adminLoginDe);
  useEffect(() => {
    void signOut().then(() => window.location.replace('/login'));
  }, []);
  return (
    <Gate title={t('login.signed_out')}>
      <Loader type="dots" size="sm" />
    </Gate>
  );
}
