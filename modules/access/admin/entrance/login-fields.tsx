import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { adminLoginDe } from '../../texts/admin-login.de.ts';

/** Signing in, the second step of it, or having lost the password. */
export type LoginMode = 'password' | 'code' | 'lost';
type LoginValues = { readonly email: string; readonly password: string; readonly code: string };

type Props = {
  mode: LoginMode;
  values: LoginValues;
  isBusy: boolean;
  isWrong: boolean;
  onChange: (values: LoginValues) => void;
  onMode: (mode: LoginMode) => void;
};

export function LoginFields({ mode, values, isBusy, isWrong, onChange, onMode }: Props) {
  const t = useText(adminLoginDe);
  const invalid = { 'aria-invalid': isWrong || undefined };
  const label = { password: t('login.submit'), code: t('login.code.submit'), lost: t('login.submit.lost') }[mode];
  return (
    <>
      {mode !== 'code' && (
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
      {mode === 'code' && (
        <CodeField value={values.code} onChange={(code) => onChange({ ...values, code })} isWrong={isWrong} />
      )}
      <Button type="submit" fullWidth loading={isBusy}>
        {label}
      </Button>
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

function CodeField({
  value,
  onChange,
  isWrong,
}: {
  value: string;
  onChange: (code: string) => void;
  isWrong: boolean;
}) {
  const t = useText(adminLoginDe);
  return (
    <>
      <Text c="dimmed">{t('login.code.about')}</Text>
      <TextInput
        label={t('login.code')}
        description={t('login.code.help')}
        inputWrapperOrder={['label', 'input', 'description']}
        name="code"
        autoComplete="one-time-code"
        // Recovery codes have letters, so the number pad would shut people out.
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        className="tabular"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={isWrong || undefined}
      />
    </>
  );
}
