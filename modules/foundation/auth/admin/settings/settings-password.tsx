import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields, fieldRefusal } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountApi, Password } from '../../contract.ts';
import { whyNotPassword } from '../../rules/password.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PasswordChoice } from '../account/password-choice.tsx';
import { useMe } from '../account.tsx';

export function SettingsPassword() {
  const t = useText(adminDe);
  const [times, setTimes] = useState(0);
  const onSaved = () => {
    notify(t('settings.password.saved'));
    setTimes(times + 1);
  };
  return (
    <Panel isForm>
      {/* A new form after each change, so that no password stays on screen. */}
      <PasswordForm key={times} onSaved={onSaved} />
    </Panel>
  );
}

const Values = z.object({ current: Password, password: Password, repeat: Password });

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const t = useText(adminDe);
  const { contact, email, companyObject } = useMe();
  const owner = { ...contact, email, companyName: companyObject.name };
  const form = useContractForm(Values, { current: '', password: '', repeat: '' });
  const change = useChange(accountApi.changePassword, { isQuiet: true });
  const onSave = async ({ current, password, repeat }: z.infer<typeof Values>) => {
    const whyNot = whyNotPassword(password, owner);
    if (whyNot) throw fieldRefusal('password', whyNot, t(whyNot));
    if (repeat !== password) throw fieldRefusal('repeat', 'reset.mismatch', t('reset.mismatch'));
    await change
      .mutateAsync({ current, password })
      .catch(atFields({ 'password.wrong': 'current', password: 'password' }));
  };
  return (
    <Form form={form} onSave={onSave} onSaved={onSaved} saveLabel={t('settings.password.save')}>
      {/* Tells password managers which account this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <SecretField label={t('settings.password.current')} autoComplete="current-password" {...form.field('current')} />
      <PasswordChoice
        label={t('settings.password.new')}
        owner={owner}
        {...form.field('password')}
        value={form.values.password}
      />
      <SecretField label={t('settings.password.repeat')} autoComplete="new-password" {...form.field('repeat')} />
    </Form>
  );
}
