import { call } from '@fachwerk/react/call';
import { isProblem } from '@fachwerk/react/call-problem';
import { useText } from '@fachwerk/react/texts';
import { Loader, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { authApi } from '../../contract.ts';
import { adminLoginDe } from '../../texts/admin-login.de.ts';
import { signIn, signOut, useMaybeMe } from '../account.tsx';
import { Gate } from './gate.tsx';
import { type LoginCompany, LoginFields, type LoginMode } from './login-fields.tsx';
import { LoginError, LoginNote, leaveNote } from './login-messages.tsx';

type Failure = { readonly at: number; readonly more: string | undefined };

/** The page requested before the redirect to the login. */
type Before = { readonly from?: string } | null;

export function Login() {
  const t = useText(adminLoginDe);
  const me = useMaybeMe();
  const { state } = useLocation();
  const [mode, setMode] = useState<LoginMode>('password');
  const [values, setValues] = useState({ email: '', password: '', code: '' });
  /** The companies that the password fits, and the chosen one. */
  const [companies, setCompanies] = useState<readonly LoginCompany[]>([]);
  const [companyId, setCompanyId] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);

  if (me) return <Navigate to={(state as Before)?.from ?? '/admin/dashboard'} replace />;

  const change = (next: LoginMode) => {
    setMode(next);
    setFailure(null);
    setValues((before) => ({ ...before, code: '' }));
    if (next === 'password' || next === 'company') setCompanyId(undefined);
  };

  const attempt = async (chosen: string | undefined) => {
    if (mode !== 'lost') {
      const { email, password, code } = values;
      const isSecond = mode === 'code' || mode === 'passkey';
      await signIn({ email, password, ...(isSecond && { code }), ...(chosen && { companyId: chosen }) });
      return;
    }
    await call(authApi.requestReset, { email: values.email });
    // The specification reloads the page here (§7); the notice survives the reload.
    leaveNote({ kind: 'sent', email: values.email });
    window.location.reload();
  };

  const fail = (error: unknown) => setFailure({ at: Date.now(), more: secondLine(error) });

  const tryIt = async (chosen = companyId) => {
    setBusy(true);
    setFailure(null);
    try {
      await attempt(chosen);
    } catch (error) {
      if (isProblem(error, 'auth.company_required')) {
        setCompanies(Object.entries(error.params).map(([id, name]) => ({ id, name: String(name) })));
        change('company');
      } else if (isProblem(error, 'auth.code_required')) change(error.params.by === 'passkey' ? 'passkey' : 'code');
      else fail(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void tryIt();
  };
  const choose = (id: string) => {
    setCompanyId(id);
    void tryIt(id);
  };

  return (
    <Gate title={mode === 'lost' ? t('login.title.lost') : t('login.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure ? (
            <LoginError
              key={failure.at}
              text={t('login.error')}
              more={failure.more}
              onDismiss={() => setFailure(null)}
            />
          ) : (
            <LoginNote />
          )}
          <LoginFields
            mode={mode}
            values={values}
            isBusy={isBusy}
            isWrong={failure !== null}
            onChange={setValues}
            onMode={change}
            companies={companies}
            onCompany={choose}
            onError={fail}
          />
        </Stack>
      </form>
    </Gate>
  );
}

/** Signing out is a route, so that a form with unsaved changes can ask first. The login page reloads, so that no data of the user stays in memory. */
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

/** The box itself covers wrong credentials; other errors show their own message. */
function secondLine(error: unknown): string | undefined {
  if (!isProblem(error)) return undefined;
  const isSaid = error.code === 'auth.wrong_credentials' || error.code === 'input.invalid';
  return isSaid ? undefined : error.message;
}
