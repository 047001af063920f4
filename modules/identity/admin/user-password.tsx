import { fullName } from '@fachwerk/react/avatar';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { ErrorSummary } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Password, type User, userApi } from '../contract.ts';
import { whyNotPassword } from '../rules/password.ts';
import { de } from '../texts/de.ts';
import { ActionRow } from './action-row.tsx';
import { atFields, fieldRefusal } from './field-refusal.ts';
import { PasswordChoice } from './password-choice.tsx';

/** For who gets no mail: a colleague in the kitchen, a shared phone. */
export function UserPassword({ user, whyNot }: { user: User; whyNot: string | null }) {
  const t = useText(de);
  const [isOpen, setOpen] = useState(false);
  const name = fullName(user.contact);
  return (
    <>
      <ActionRow
        title={t('users.password')}
        text={t('users.password.text')}
        label={t('users.password.set')}
        icon={IconKey}
        run={() => setOpen(true)}
        whyNot={whyNot}
      />
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('users.password.title', { name })}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
      >
        <PasswordForm user={user} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

const Values = z.object({ password: Password });

/** Without the guard of a whole form: nothing is lost by closing it. */
function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useText(de);
  const form = useContractForm(Values, { password: '' });
  const save = useChange(userApi.save, { isQuiet: true });
  const owner = { ...user.contact, email: user.email };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await form.submit(async ({ password }) => {
      const whyNot = whyNotPassword(password, owner);
      if (whyNot) throw fieldRefusal('password', whyNot, t(whyNot));
      await save.mutateAsync({ id: user.id, password }).catch(atFields({ password: 'password' }));
    });
    if (!isSaved) return;
    notify(t('users.password.done', { name: fullName(user.contact) }));
    onDone();
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      <Stack gap="md">
        <Text c="dimmed">{t('users.password.consequence')}</Text>
        <PasswordChoice
          label={t('users.password.new')}
          owner={owner}
          {...form.field('password')}
          value={form.values.password}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('users.password.set')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
