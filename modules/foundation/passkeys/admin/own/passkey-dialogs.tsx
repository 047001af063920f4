import { useRefreshedMe } from '@fachwerk/auth/account';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields } from '@fachwerk/react/field-refusal';
import { notify } from '@fachwerk/react/notice';
import { OneQuestion } from '@fachwerk/react/one-question';
import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Passkey, passkeyApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { passkey: Passkey; onDone: () => void };

const NameValues = z.object({ name: passkeyApi.rename.input.shape.name });

export function RenamePasskey({ passkey, onDone }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(NameValues, { name: passkey.name });
  const rename = useChange(passkeyApi.rename, { isQuiet: true });
  const done = () => {
    notify(t('passkeys.renamed'));
    onDone();
  };
  return (
    <OneQuestion
      form={form}
      field="name"
      onAnswer={({ name }) => rename.mutateAsync({ passkeyId: passkey.id, name })}
      onDone={done}
    >
      <TextInput label={t('passkeys.name')} data-autofocus {...form.field('name')} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t('kit.cancel')}
        </Button>
        <Button type="submit" loading={form.state === 'saving'}>
          {t('passkeys.rename')}
        </Button>
      </Group>
    </OneQuestion>
  );
}

const PasswordValues = z.object({ password: passkeyApi.remove.input.shape.password });

export function RemovePasskey({ passkey, onDone }: Props) {
  const t = useText(adminDe);
  const refresh = useRefreshedMe();
  const form = useContractForm(PasswordValues, { password: '' });
  const remove = useChange(passkeyApi.remove, { isQuiet: true, stale: 'nothing' });
  const onAnswer = async ({ password }: z.infer<typeof PasswordValues>) => {
    await remove
      .mutateAsync({ passkeyId: passkey.id, password })
      .catch(atFields({ 'password.wrong': 'password', 'second_factor.demanded': 'password' }));
    await refresh();
  };
  const done = () => {
    notify(t('passkeys.removed'));
    onDone();
  };
  return (
    <OneQuestion form={form} field="password" onAnswer={onAnswer} onDone={done}>
      <Text c="dimmed">{t('passkeys.remove.text')}</Text>
      <SecretField
        label={t('passkeys.password')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('password')}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t('kit.cancel')}
        </Button>
        <Button type="submit" color="danger" loading={form.state === 'saving'}>
          {t('passkeys.remove')}
        </Button>
      </Group>
    </OneQuestion>
  );
}
