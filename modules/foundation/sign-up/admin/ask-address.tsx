import { call } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { signUpApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useStaffLanguage } from './staff-language.ts';

type Props = { onSent: (email: string) => void; onFail: (error: unknown) => void; onTry: () => void };

/** The first question. Its answer is the same for every address. */
export function AskAddress({ onSent, onFail, onTry }: Props) {
  const t = useText(adminDe);
  const language = useStaffLanguage();
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    onTry();
    try {
      await call(signUpApi.request, { email, language });
      onSent(email);
    } catch (error) {
      onFail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('sign_up.about')}</Text>
        <TextInput
          label={t('sign_up.email')}
          description={t('sign_up.email.help')}
          inputWrapperOrder={['label', 'input', 'description']}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          {t('sign_up.request')}
        </Button>
      </Stack>
    </form>
  );
}
