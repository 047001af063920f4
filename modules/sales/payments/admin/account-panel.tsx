import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { CopyValue } from '@fachwerk/react/copy-value';
import { Dialog } from '@fachwerk/react/dialog';
import { Fact, Facts } from '@fachwerk/react/facts';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { AccountProvider } from '../contract-account.ts';
import {
  type ConnectedAccount,
  EVENTS_TO_SUBSCRIBE,
  type PaymentSettings,
  paymentAccountApi,
} from '../contract-settings.ts';
import { whyNotRemove } from '../rules/account-rules.ts';
import { adminDe } from '../texts/admin.de.ts';
import { PaypalForm, StripeForm } from './account-forms.tsx';
import classes from './settings-payments.module.css';

type Props = { provider: AccountProvider; settings: PaymentSettings };

/** Names of firms are the same in every language. */
const NAMES = { stripe: 'Stripe', paypal: 'PayPal' } as const;
const FORMS = { stripe: StripeForm, paypal: PaypalForm } as const;

/** One provider: what is connected, and the way to connect, replace or remove it. */
export function AccountPanel({ provider, settings }: Props) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  const account = settings.accounts.find((one) => one.provider === provider);
  const own = account && !account.isInstallation ? account : undefined;
  const name = NAMES[provider];
  // One primary action: the first account.
  const isFirst = settings.accounts.length === 0 && provider === 'stripe';
  const hasLink = provider === 'stripe' && settings.hasConnect && !own;
  const ConnectForm = FORMS[provider];
  const saved = () => notify(t('payment_accounts.saved', { name }));
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {name}
      </Title>
      <Text size="sm" c="dimmed">
        {t(`payment_accounts.${provider}.about`)}
      </Text>
      {account?.isInstallation && <Text size="sm">{t('payment_accounts.installation')}</Text>}
      {own && <AccountFacts account={own} />}
      <Group gap="xs">
        {hasLink && <ConnectButton isFirst={isFirst} />}
        <Button variant={isFirst && !hasLink ? 'filled' : 'default'} onClick={() => setOpen(true)}>
          {t(own ? 'payment_accounts.replace' : hasLink ? 'payment_accounts.own_keys' : 'payment_accounts.connect', {
            name,
          })}
        </Button>
        {own && <RemoveButton account={own} name={name} />}
      </Group>
      <Dialog
        title={t(own ? 'payment_accounts.replace' : 'payment_accounts.connect', { name })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        isKept
      >
        <Stack gap="md">
          {own && <Text size="sm">{t('payment_accounts.replace.about')}</Text>}
          <EventAddress provider={provider} address={settings.eventAddresses[provider]} />
          <ConnectForm onSaved={saved} onClose={() => setOpen(false)} />
        </Stack>
      </Dialog>
    </Stack>
  );
}

/** At Stripe itself: no key is copied, and it leads back here. */
function ConnectButton({ isFirst }: { isFirst: boolean }) {
  const t = useText(adminDe);
  const begin = useChange(paymentAccountApi.beginConnect);
  const go = async () => window.location.assign((await begin.mutateAsync({})).url);
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      loading={begin.isPending}
      onClick={() => void go().catch(() => undefined)}
    >
      {t('payment_accounts.connect_link')}
    </Button>
  );
}

function AccountFacts({ account }: { account: ConnectedAccount }) {
  const t = useText(adminDe);
  return (
    <Facts>
      <Fact name={t('payment_accounts.key')}>{`…${account.keyEnd}`}</Fact>
      <Fact name={t('payment_accounts.mode')}>{t(`payment_accounts.mode.${account.environment}`)}</Fact>
      <Fact name={t('payment_accounts.savedAt')}>
        {account.savedAt && <Ago at={account.savedAt} />}
        {account.savedBy && `, ${account.savedBy}`}
      </Fact>
    </Facts>
  );
}

/** Greyed by the rule the server asks; the reason stands below for everybody to read. */
function RemoveButton({ account, name }: { account: ConnectedAccount; name: string }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const reason = useId();
  const remove = useChange(paymentAccountApi.remove);
  const refusal = whyNotRemove(account);
  const run = async () => {
    const title = t('payment_accounts.remove.title', { name });
    const question = { title, text: t('payment_accounts.remove.text'), confirm: t('payment_accounts.remove') };
    if (!(await confirm({ ...question, isDanger: true }))) return;
    await remove.mutateAsync({ provider: account.provider });
    notify(t('payment_accounts.removed', { name }));
  };
  const state = refusal
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason }
    : { onClick: () => void run().catch(() => {}), loading: remove.isPending };
  return (
    <>
      <Button variant="subtle" color="danger" {...state}>
        {t('payment_accounts.remove')}
      </Button>
      {refusal && (
        <Text size="sm" id={reason}>
          {t(refusal, { count: account.openPayments })}
        </Text>
      )}
    </>
  );
}

/** Before the keys: the provider gives the signing secret, or the webhook's id, only for an address. */
function EventAddress({ provider, address }: { provider: AccountProvider; address: string }) {
  const t = useText(adminDe);
  return (
    <Stack gap="xs">
      <Text size="sm">{t(`payment_accounts.${provider}.steps`)}</Text>
      <CopyValue label={t('payment_accounts.event_address')} value={address} />
      <details>
        <summary>{t('payment_accounts.events', { count: EVENTS_TO_SUBSCRIBE[provider].length })}</summary>
        <ul className={classes.events}>
          {EVENTS_TO_SUBSCRIBE[provider].map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}
