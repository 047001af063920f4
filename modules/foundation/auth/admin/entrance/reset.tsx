import { call } from '@fachwerk/react/call';
import { isProblem } from '@fachwerk/react/call-problem';
import { wordsOf } from '@fachwerk/react/notice';
import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { authApi } from '../../contract.ts';
import { adminLoginDe } from '../../texts/admin-login.de.ts';
import { Gate } from './gate.tsx';
import { LoginError, leaveNote } from './login-messages.tsx';

/** Sets a new password from a mailed link. */
export function ResetPassword() {
  const t = useText(adminLoginDe);
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  const [values, setValues] = useState({ email, password: '', password2: '' });
  const [failure, setFailure] = useState<{ readonly at: number; readonly text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fail = (text: string) => setFailure({ at: Date.now(), text });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.password !== values.password2) return fail(t('reset.mismatch'));
    setBusy(true);
    setFailure(null);
    try {
      await call(authApi.resetPassword, { email: values.email, token, password: values.password });
      leaveNote({ kind: 'changed' });
      navigate('/login', { replace: true });
    } catch (error) {
      fail(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  const set = (name: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setValues((before) => ({ ...before, [name]: value }));
  };
  return (
    <Gate title={t('reset.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure && <LoginError key={failure.at} text={failure.text} onDismiss={() => setFailure(null)} />}
          <TextInput
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            value={values.email}
            onChange={set('email')}
            autoFocus={!email}
          />
          <SecretField
            label={t('login.password')}
            description={t('reset.help')}
            name="password"
            autoComplete="new-password"
            value={values.password}
            onChange={set('password')}
            autoFocus={Boolean(email)}
          />
          <SecretField
            label={t('reset.repeat')}
            name="password2"
            autoComplete="new-password"
            value={values.password2}
            onChange={set('password2')}
          />
          <Button type="submit" fullWidth loading={isBusy}>
            {t('kit.save')}
          </Button>
          <Anchor component={Link} to="/login" size="sm" ta="center">
            {t('login.back')}
          </Anchor>
        </Stack>
      </form>
    </Gate>
  );
}

/** The server's message; for invalid input, that of the field. */
function sentenceOf(error: unknown): string {
  if (isProblem(error) && error.fields[0]) return error.fields[0].error;
  return wordsOf(error).text;
}
