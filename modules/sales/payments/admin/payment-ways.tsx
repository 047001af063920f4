import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Alert, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconFlask } from '@tabler/icons-react';
import type { PaymentSettings } from '../contract-settings.ts';
import { paymentWays, type WayState } from '../rules/account-rules.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './settings-payments.module.css';

const LOOKS: StateStyles<WayState> = {
  offered: { icon: IconCircleCheck, tone: 'ok' },
  test_money: { icon: IconFlask, tone: 'warn' },
  bank_data: { icon: IconCircleCheck, tone: 'ok' },
  no_account: { icon: IconCircleDashed, tone: 'quiet' },
  no_bank_data: { icon: IconCircleDashed, tone: 'quiet' },
  real_account: { icon: IconCircleDashed, tone: 'quiet' },
};

/** Which ways to pay are open now, and why not the others. */
export function PaymentWays({ settings }: { settings: PaymentSettings }) {
  const t = useText(adminDe);
  const cannotBePaid = settings.accounts.length === 0 && !settings.isDemo;
  return (
    <>
      <Title order={2} size="h3" mb="xs">
        {t('payment_accounts.ways')}
      </Title>
      {cannotBePaid && (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} mb="xs">
          {t('payment_accounts.cannot_be_paid')}
        </Alert>
      )}
      <ul className={classes.rows}>
        {paymentWays(settings).map(({ way, state }) => (
          <li key={way}>
            <span>{t(`payment_accounts.way.${way}`)}</span>
            <StateMark look={LOOKS[state]} isQuiet={LOOKS[state].tone === 'quiet'}>
              {t(`payment_accounts.state.${state}`)}
            </StateMark>
          </li>
        ))}
      </ul>
    </>
  );
}
