import { Password, type User } from '@fachwerk/auth/contract';
import { PasswordChoice } from '@fachwerk/auth/parts';
import { whyNotPassword } from '@fachwerk/auth/rules/password';
import { ActionRow } from '@fachwerk/react/action-row';
import { fullName } from '@fachwerk/react/avatar';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { atFields, fieldRefusal } from '@fachwerk/react/field-refusal';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** For who gets no mail: a colleague in the kitchen, a shared phone. */
export function UserPassword({ user, whyNot }: { user: User; whyNot: string | null }) {
  const t = useText(adminDe);
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
      <Dialog isOpen={isOpen} title={t('users.password.title', { name })} onClose={() => setOpen(false)}>
        <PasswordForm user={user} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const Values = z.object({ password: Password });

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { password: '' });
  const save = useChange(userApi.save, { isQuiet: true });
  const owner = { ...user.contact, email: user.email };
  const onAnswer = async ({ password }: z.infer<typeof Values>) => {
    const whyNot = whyNotPassword(password, owner);
    if (whyNot) throw fieldRefusal('password', whyNot, translate(whyNot));
    await save.mutateAsync({ id: user.id, password }).catch(atFields({ password: 'password' }));
  };
  const done = () => notify(t('users.password.done', { name: fullName(user.contact) }));
  return (
    <DialogForm form={form} label={t('users.password.set')} onSave={onAnswer} onSaved={done} onClose={onDone}>
      <Text c="dimmed">{t('users.password.consequence')}</Text>
      <PasswordChoice
        label={t('users.password.new')}
        owner={owner}
        {...form.field('password')}
        value={form.values.password}
        data-autofocus
      />
    </DialogForm>
  );
}
