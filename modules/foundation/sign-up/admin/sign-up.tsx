import { Gate, LoginError } from '@fachwerk/auth/parts';
import { useAsk } from '@fachwerk/react/call';
import { isProblem } from '@fachwerk/react/call-problem';
import { wordsOf } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type Confirmed, signUpApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AskAddress } from './ask-address.tsx';
import { CompanyForm } from './company-form.tsx';
import { ConfirmByCode, ConfirmByLink } from './confirm-address.tsx';

type Failure = { readonly at: number; readonly text: string };

/** `/sign-up`: an address, its confirmation, the company. The link of the mail comes in at the second step. */
export function SignUp() {
  const t = useText(adminDe);
  const { token } = useParams();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const asked = useAsk(signUpApi.show, {});

  const fail = (error: unknown) => setFailure({ at: Date.now(), text: sentenceOf(error) });
  const anew = () => {
    setEmail('');
    setConfirmed(null);
    setFailure(null);
    navigate('/sign-up', { replace: true });
  };
  const confirm = (known: Confirmed) => {
    setConfirmed(known);
    // The link was used: nobody finds it in the history.
    if (token) navigate('/sign-up', { replace: true });
  };
  const step = confirmed ? 'form' : token ? 'link' : email ? 'code' : 'address';
  const info = asked.data;
  if (!info) {
    return (
      <Gate title={t('sign_up.title')}>
        {asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading lines={4} />}
      </Gate>
    );
  }
  return (
    <Gate title={t(TITLES[step])}>
      <Stack gap="md">
        {failure && <LoginError key={failure.at} text={failure.text} onDismiss={() => setFailure(null)} />}
        {!info.isOpen && <Text>{t('sign_up.closed')}</Text>}
        {info.isOpen && step === 'address' && (
          <AskAddress onSent={setEmail} onFail={fail} onTry={() => setFailure(null)} />
        )}
        {info.isOpen && step === 'code' && (
          <ConfirmByCode email={email} onConfirmed={confirm} onFail={fail} onAnew={anew} />
        )}
        {info.isOpen && step === 'link' && (
          <ConfirmByLink token={token ?? ''} onConfirmed={confirm} onFail={fail} onAnew={anew} />
        )}
        {confirmed && <CompanyForm info={info} confirmed={confirmed} onFail={fail} />}
        <Anchor component={Link} to="/login" size="sm" ta="center">
          {t('sign_up.login')}
        </Anchor>
      </Stack>
    </Gate>
  );
}

const TITLES = {
  address: 'sign_up.title',
  code: 'sign_up.sent.title',
  link: 'sign_up.confirm.title',
  form: 'sign_up.form.title',
} as const;

/** The server's own words; for a field that cannot be right, those about the field. */
function sentenceOf(error: unknown): string {
  if (isProblem(error) && error.fields[0]) return error.fields[0].error;
  return wordsOf(error).text;
}
