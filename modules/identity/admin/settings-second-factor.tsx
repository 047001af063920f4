import { companyApi } from '@fachwerk/companies/contract';
import { useAsk } from '@fachwerk/react/call';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Alert, Stack } from '@mantine/core';
import { IconBuilding, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { de } from '../texts/de.ts';
import { useMe } from './account.tsx';
import { ActionRow } from './action-row.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useRefreshedMe } from './use-refreshed-me.ts';

/** Turning one's own second factor on, and off again where the company does not demand it. */
export function SettingsSecondFactor() {
  const t = useText(de);
  const me = useMe();
  const refresh = useRefreshedMe();
  // While it is being set up the steps stay, whatever is known about the account meanwhile: the codes are shown only once.
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
      <SettingsPanel>
        <SecondFactorSetup onDone={finish} onCancel={() => setSettingUp(false)} />
      </SettingsPanel>
    );
  }
  return (
    <Stack gap="md">
      {isDemanded && !me.hasSecondFactor && (
        <Alert color="info" icon={<IconBuilding stroke={1.5} />} maw={688}>
          {t('factor.demanded')}
        </Alert>
      )}
      <SettingsPanel>
        {me.hasSecondFactor ? (
          <SecondFactorOff isDemanded={isDemanded} />
        ) : (
          <ActionRow
            headingOrder={2}
            title={t('factor.is_off')}
            text={t('factor.is_off.text')}
            label={t('factor.set_up')}
            icon={IconShieldCheck}
            run={() => setSettingUp(true)}
          />
        )}
      </SettingsPanel>
    </Stack>
  );
}
