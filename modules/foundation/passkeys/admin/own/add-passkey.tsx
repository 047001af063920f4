import { RecoveryCodes } from '@fachwerk/auth/parts';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields } from '@fachwerk/react/field-refusal';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notifyProblem } from '@fachwerk/react/notice';
import { OneQuestion } from '@fachwerk/react/one-question';
import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import * as z from 'zod/mini';
import { passkeyApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { creationOptions, usualName, whyNotConfirmed } from '../device.ts';

const Values = z.object({
  name: passkeyApi.add.input.shape.name,
  password: passkeyApi.begin.input.shape.password,
});

type Props = { onDone: () => void; onCancel: () => void };

/** Name and password, then the device asks, then, with the first factor of all, the recovery codes. */
export function AddPasskey({ onDone, onCancel }: Props) {
  const t = useText(adminDe);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useContractForm(Values, { name: usualName(t), password: '' });
  const begin = useChange(passkeyApi.begin, { isQuiet: true, stale: 'nothing' });
  // The recovery codes stand on the screen next; asking everything again could take them away.
  const add = useChange(passkeyApi.add, { isQuiet: true, stale: 'nothing' });

  const onAnswer = async ({ name, password }: z.infer<typeof Values>) => {
    setRefusal(null);
    const { options } = await begin.mutateAsync({ password }).catch(atFields({ 'password.wrong': 'password' }));
    try {
      const credential = await startRegistration({ optionsJSON: creationOptions(options) });
      const { id, rawId, type, response } = credential;
      const made = { id, rawId, type, response, clientExtensionResults: {} };
      const { recoveryCodes } = await add.mutateAsync({ name, credential: made });
      if (recoveryCodes) setCodes(recoveryCodes);
      else onDone();
    } catch (error) {
      const key = whyNotConfirmed(error);
      if (key) setRefusal(t(key));
      else notifyProblem(error);
    }
  };

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <OneQuestion form={form} field="password" onAnswer={onAnswer}>
      <Text c="dimmed">{t('passkeys.add.text')}</Text>
      {refusal && (
        <Alert color="danger" role="alert">
          {refusal}
        </Alert>
      )}
      <TextInput
        label={t('passkeys.name')}
        {...HELP_BELOW}
        description={t('passkeys.name.help')}
        {...form.field('name')}
      />
      <SecretField
        label={t('passkeys.password')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('password')}
      />
      <Group gap="xs">
        <Button type="submit" loading={form.state === 'saving'}>
          {t('passkeys.add')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
      </Group>
    </OneQuestion>
  );
}
