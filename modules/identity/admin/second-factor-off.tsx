import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Text } from '@mantine/core';
import { IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountApi, Password } from '../contract.ts';
import { de } from '../texts/de.ts';
import { ActionRow } from './action-row.tsx';
import { atFields } from './field-refusal.ts';
import { OneQuestion } from './one-question.tsx';
import { SecretField } from './secret-field.tsx';
import { useRefreshedMe } from './use-refreshed-me.ts';
import { SecondFactorMark } from './user-state.tsx';

/** It is on. Turning it off takes the password, and is greyed while the company demands it. */
export function SecondFactorOff({ isDemanded }: { isDemanded: boolean }) {
  const t = useText(de);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        headingOrder={2}
        title={<SecondFactorMark isOn />}
        text={t('factor.is_on.text')}
        label={t('factor.turn_off')}
        icon={IconShieldOff}
        isDanger
        run={() => setOpen(true)}
        whyNot={isDemanded ? t('second_factor.demanded') : null}
      />
      <Dialog isOpen={isOpen} title={t('factor.turn_off.title')} onClose={() => setOpen(false)}>
        <TurnOffForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const Values = z.object({ password: Password });

function TurnOffForm({ onDone }: { onDone: () => void }) {
  const t = useText(de);
  const refresh = useRefreshedMe();
  const form = useContractForm(Values, { password: '' });
  const remove = useChange(accountApi.removeSecondFactor, { isQuiet: true, stale: 'nothing' });
  const onAnswer = async (values: z.infer<typeof Values>) => {
    await remove.mutateAsync(values).catch(atFields({ 'password.wrong': 'password' }));
    await refresh();
  };
  const done = () => {
    notify(t('factor.off'));
    onDone();
  };
  return (
    <OneQuestion form={form} field="password" onAnswer={onAnswer} onDone={done}>
      <Text c="dimmed">{t('factor.turn_off.text')}</Text>
      <SecretField
        label={t('settings.password.current')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('password')}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t('kit.cancel')}
        </Button>
        <Button type="submit" color="danger" loading={form.state === 'saving'}>
          {t('factor.turn_off')}
        </Button>
      </Group>
    </OneQuestion>
  );
}
