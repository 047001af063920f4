import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { Select, TextInput } from '@mantine/core';
import { PaypalKeys, paymentAccountApi, StripeKeys } from '../contract-settings.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { onSaved: () => void; onClose: () => void };

/** Nothing the browser should keep, and nothing it may fill in by itself. */
const UNKEPT = { autoComplete: 'off', spellCheck: false } as const;

export function StripeForm({ onSaved, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(StripeKeys, { secretKey: '', webhookSecret: '' });
  const connect = useChange(paymentAccountApi.connectStripe, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('payment_accounts.try_and_save')}
      onSave={(keys) => connect.mutateAsync(keys)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <SecretField
        label={t('payment_accounts.stripe.secretKey')}
        description={t('payment_accounts.stripe.secretKey.help')}
        {...UNKEPT}
        {...form.field('secretKey')}
      />
      <SecretField
        label={t('payment_accounts.stripe.webhookSecret')}
        description={t('payment_accounts.stripe.webhookSecret.help')}
        {...UNKEPT}
        {...form.field('webhookSecret')}
      />
    </DialogForm>
  );
}

export function PaypalForm({ onSaved, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(PaypalKeys, { environment: 'live', clientId: '', clientSecret: '', webhookId: '' });
  const connect = useChange(paymentAccountApi.connectPaypal, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('payment_accounts.try_and_save')}
      onSave={(keys) => connect.mutateAsync(keys)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label={t('payment_accounts.mode')}
        data={(['live', 'sandbox'] as const).map((value) => ({ value, label: t(`payment_accounts.mode.${value}`) }))}
        allowDeselect={false}
        {...form.field('environment')}
      />
      <TextInput label={t('payment_accounts.paypal.clientId')} {...UNKEPT} {...form.field('clientId')} />
      <SecretField label={t('payment_accounts.paypal.clientSecret')} {...UNKEPT} {...form.field('clientSecret')} />
      <TextInput
        label={t('payment_accounts.paypal.webhookId')}
        {...HELP_BELOW}
        description={t('payment_accounts.paypal.webhookId.help')}
        {...UNKEPT}
        {...form.field('webhookId')}
      />
    </DialogForm>
  );
}
