import { companyApi } from '@fachwerk/companies/contract';
import { ActionRow } from '@fachwerk/react/action-row';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { atFields } from '@fachwerk/react/field-refusal';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { SecretField } from '@fachwerk/react/secret-field';
import { useMay } from '@fachwerk/react/session';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconBuilding, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountApi, Password } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useMe, useRefreshedMe } from '../account.tsx';
import { SecondFactorSetup } from '../second-factor/second-factor-setup.tsx';

/** Turns the own second factor on, and off unless the company requires it. */
export function SettingsSecondFactor() {
  const t = useText(adminDe);
  const me = useMe();
  const refresh = useRefreshedMe();
  // The setup steps stay mounted even if the account refreshes meanwhile: the codes are shown only once.
  const [isSettingUp, setSettingUp] = useState(false);
  const company = useAsk(companyApi.own, {}, { isEnabled: useMay('company.read') });
  const isDemanded = company.data?.secondFactorRequired ?? false;
  const finish = () => {
    setSettingUp(false);
    notify(t('factor.on'));
    void refresh().catch(notifyProblem);
  };
  if (isSettingUp) {
    return (
      <Panel>
        <SecondFactorSetup onDone={finish} onCancel={() => setSettingUp(false)} />
      </Panel>
    );
  }
  return (
    <Stack gap="md">
      {isDemanded && !me.hasSecondFactor && (
        <Alert color="info" icon={<IconBuilding stroke={1.5} />} maw={688}>
          {t('factor.demanded')}
        </Alert>
      )}
      <Panel>
        {me.secondFactors.includes('app') ? (
          <SecondFactorOff isDemanded={isDemanded && !me.secondFactors.includes('passkey')} />
        ) : (
          <ActionRow
            headingLevel={2}
            title={t('factor.is_off')}
            text={t('factor.is_off.text')}
            label={t('factor.set_up')}
            icon={IconShieldCheck}
            run={() => setSettingUp(true)}
          />
        )}
      </Panel>
    </Stack>
  );
}

/** Turning it off needs the password, and is disabled while the company requires it. */
function SecondFactorOff({ isDemanded }: { isDemanded: boolean }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        headingLevel={2}
        title={<StateMark look={{ icon: IconShieldCheck, tone: 'ok' }}>{t('factor.is_on')}</StateMark>}
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
  const t = useText(adminDe);
  const refresh = useRefreshedMe();
  const form = useContractForm(Values, { password: '' });
  const remove = useChange(accountApi.removeSecondFactor, { isQuiet: true, stale: 'nothing' });
  const onAnswer = async (values: z.infer<typeof Values>) => {
    await remove.mutateAsync(values).catch(atFields({ 'password.wrong': 'password' }));
    await refresh();
  };
  return (
    <DialogForm
      form={form}
      label={t('factor.turn_off')}
      isDanger
      onSave={onAnswer}
      onSaved={() => notify(t('factor.off'))}
      onClose={onDone}
    >
      <Text c="dimmed">{t('factor.turn_off.text')}</Text>
      <SecretField
        label={t('settings.password.current')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('password')}
      />
    </DialogForm>
  );
}
