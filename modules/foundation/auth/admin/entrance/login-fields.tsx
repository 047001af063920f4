import { SecretField } from '@fachwerk/react/secret-field';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { adminLoginDe } from '../../texts/admin-login.de.ts';
import { loginSlot } from '../slots.ts';

/** Password, choice of company if the password fits several, second factor (app or passkey), or lost password. */
export type LoginMode = 'password' | 'company' | 'code' | 'passkey' | 'lost';
export type LoginCompany = { readonly id: string; readonly name: string };

type LoginValues = { readonly email: string; readonly password: string; readonly code: string };

type Props = {
  mode: LoginMode;
  values: LoginValues;
  isBusy: boolean;
  isWrong: boolean;
  onChange: (values: LoginValues) => void;
  onMode: (mode: LoginMode) => void;
  onError: (error: unknown) => void;
  companies: readonly LoginCompany[];
  onCompany: (id: string) => void;
};

export function LoginFields(props: Props) {
  const { mode, values, isBusy, isWrong, onChange, onMode, onError } = props;
  const t = useText(adminLoginDe);
  const invalid = { 'aria-invalid': isWrong || undefined };
  const isSecond = mode === 'code' || mode === 'passkey';
  const label = isSecond ? t('login.code.submit') : t(mode === 'lost' ? 'login.submit.lost' : 'login.submit');
  if (mode === 'company') return <CompanyChoice {...props} />;
  return (
    <>
      {!isSecond && (
        <TextInput
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          withAsterisk={false}
          inputWrapperOrder={['label', 'input', 'description']}
          description={mode === 'lost' ? t('login.lost.help') : undefined}
          value={values.email}
          onChange={(event) => onChange({ ...values, email: event.currentTarget.value })}
          {...invalid}
        />
      )}
      {mode === 'password' && (
        <SecretField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={values.password}
          onChange={(event) => onChange({ ...values, password: event.currentTarget.value })}
          {...invalid}
        />
      )}
      {mode === 'passkey' && (
        <>
          <Text c="dimmed">{t('login.passkey.about')}</Text>
          <InSlot slot={loginSlot} props={{ onError, email: values.email }} />
        </>
      )}
      {isSecond && (
        <CodeField
          isRecovery={mode === 'passkey'}
          value={values.code}
          onChange={(code) => onChange({ ...values, code })}
          isWrong={isWrong}
        />
      )}
      <Button type="submit" fullWidth loading={isBusy} variant={mode === 'passkey' ? 'default' : 'filled'}>
        {label}
      </Button>
      {mode === 'password' && <InSlot slot={loginSlot} props={{ onError }} />}
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="center"
        onClick={() => onMode(mode === 'password' ? 'lost' : 'password')}
      >
        {mode === 'password' ? t('login.lost') : t('login.back')}
      </Anchor>
    </>
  );
}

/** The password fits several companies: the user picks one. */
function CompanyChoice({ companies, isBusy, onCompany, onMode }: Props) {
  const t = useText(adminLoginDe);
  return (
    <>
      <Text>{t('login.company')}</Text>
      {companies.map(({ id, name }, at) => (
        <Button
          key={id}
          variant="default"
          fullWidth
          disabled={isBusy}
          autoFocus={at === 0}
          onClick={() => onCompany(id)}
        >
          {name}
        </Button>
      ))}
      <Anchor component="button" type="button" size="sm" ta="center" onClick={() => onMode('password')}>
        {t('login.back')}
      </Anchor>
    </>
  );
}

type CodeProps = { isRecovery: boolean; value: string; onChange: (code: string) => void; isWrong: boolean };

function CodeField({ isRecovery, value, onChange, isWrong }: CodeProps) {
  const t = useText(adminLoginDe);
  return (
    <>
      {!isRecovery && <Text c="dimmed">{t('login.code.about')}</Text>}
      <TextInput
        label={t(isRecovery ? 'login.recovery' : 'login.code')}
        description={t(isRecovery ? 'login.recovery.help' : 'login.code.help')}
        inputWrapperOrder={['label', 'input', 'description']}
        name="code"
        autoComplete="one-time-code"
        // Recovery codes contain letters, so no numeric keypad.
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!isRecovery}
        className="tabular"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={isWrong || undefined}
      />
    </>
  );
}
