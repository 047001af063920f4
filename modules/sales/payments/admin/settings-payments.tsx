import { useAsk } from '@fachwerk/react/call';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type PaymentSettings, paymentAccountApi } from '../contract-settings.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AccountPanel } from './account-panel.tsx';
import { useBackFromStripe } from './back-from-stripe.tsx';
import { BankPanel } from './bank-panel.tsx';
import { PaymentWays } from './payment-ways.tsx';
import classes from './settings-payments.module.css';

/** How customers can pay this company, and into which accounts. */
export function SettingsPayments() {
  const asked = useAsk(paymentAccountApi.show, {});
  const settings = asked.data;
  const back = useBackFromStripe();
  if (!settings) return <PendingPanel asked={asked} />;
  return (
    <Stack gap="md">
      {back}
      <Panel>
        <PaymentWays settings={settings} />
      </Panel>
      <Panel>
        <AccountPanel provider="stripe" settings={settings} />
      </Panel>
      <Panel>
        <AccountPanel provider="paypal" settings={settings} />
      </Panel>
      <Panel>
        <BankPanel bank={settings.bank} />
      </Panel>
      {settings.franchisees.length > 0 && (
        <Panel>
          <Franchisees franchisees={settings.franchisees} />
        </Panel>
      )}
    </Stack>
  );
}

function Franchisees({ franchisees }: Pick<PaymentSettings, 'franchisees'>) {
  const t = useText(adminDe);
  return (
    <>
      <Title order={2} size="h3">
        {t('payment_accounts.franchisees')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('payment_accounts.franchisees.about')}
      </Text>
      <ul className={classes.rows}>
        {franchisees.map(({ id, name, isConnected }) => (
          <li key={id}>
            <span>{name}</span>
            <StateMark
              look={isConnected ? { icon: IconCircleCheck, tone: 'ok' } : { icon: IconCircleDashed, tone: 'quiet' }}
            >
              {t(isConnected ? 'payment_accounts.connected' : 'payment_accounts.not_connected')}
            </StateMark>
          </li>
        ))}
      </ul>
    </>
  );
}
