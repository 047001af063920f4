import { cents, centsFromText } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { GiftRequest, LEAST_GIFT_CENTS, MOST_GIFT_CENTS } from '@fachwerk/vouchers/contract-gift';
import { Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { EntryContact, EntryPayment, orderEntryApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type Draft, languageOf } from './draft.ts';

const Values = z.object({
  contact: EntryContact,
  amount: z.string().check(z.refine((text) => centsFromText(text) !== null, 'field.money')),
  recipient: GiftRequest.shape.recipient,
  message: GiftRequest.shape.message,
  payment: EntryPayment,
});

type Props = { draft: Draft; onClose: () => void; onPlaced: () => void };

/** Who is on the telephone buys a gift voucher: it is an order of its own, without goods. */
export function GiftDialog({ draft, onClose, onPlaced }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(orderEntryApi.giftPayments, {});
  const payments = asked.data?.payments ?? [];
  return (
    <Dialog onClose={onClose} title={t('order_entry.gift')}>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={4} />}
      {asked.data && payments.length === 0 && <Text size="sm">{t('order_entry.gift_none')}</Text>}
      {payments.length > 0 && <GiftForm draft={draft} payments={payments} onClose={onClose} onPlaced={onPlaced} />}
    </Dialog>
  );
}

function GiftForm({ draft, payments, onClose, onPlaced }: Props & { payments: readonly EntryPayment[] }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const sell = useChange(orderEntryApi.placeGift, { isQuiet: true });
  const first = payments.includes('link') ? 'link' : payments[0]!;
  const none = { amount: '', recipient: '', message: '', payment: first };
  const form = useContractForm(Values, { contact: draft.contact, ...none });
  const save = async ({ contact, amount, recipient, message, payment }: z.infer<typeof Values>) => {
    const wish = { amountCents: centsFromText(amount) ?? 0, recipient, message };
    const { entryId, caller } = draft;
    const buyer = { contact, customerId: caller?.customerId ?? null, language: languageOf(draft) };
    const { number, orderId } = await sell.mutateAsync({ entryId, wish, payment, ...buyer });
    onPlaced();
    notify(t('order_entry.placed', { number }));
    navigate(`/admin/orders/${orderId}`);
  };
  const range = {
    least: formatMoney(cents(LEAST_GIFT_CENTS)),
    most: formatMoney(cents(MOST_GIFT_CENTS)),
  };
  const amount = form.field('amount');
  return (
    <DialogForm form={form} label={t('order_entry.gift_sell')} onSave={save} onClose={onClose}>
      <Text size="sm">{t('order_entry.gift_about')}</Text>
      <TextInput
        label={t('order_entry.gift_amount')}
        {...HELP_BELOW}
        description={t('order_entry.gift_amount_help', range)}
        inputMode="decimal"
        data-autofocus
        {...amount}
        error={amount.error ?? form.errors['wish.amountCents']}
      />
      <TextInput label={t('order_entry.gift_recipient')} {...form.field('recipient')} />
      <Textarea label={t('order_entry.gift_message')} rows={2} {...form.field('message')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label={t('order_entry.first_name')} autoComplete="off" {...form.field('contact.firstName')} />
        <TextInput label={t('order_entry.last_name')} autoComplete="off" {...form.field('contact.lastName')} />
        <TextInput label={t('order_entry.phone')} autoComplete="off" {...form.field('contact.phone')} />
        <TextInput label={t('order_entry.email')} autoComplete="off" required {...form.field('contact.email')} />
      </SimpleGrid>
      <Select
        label={t('order_entry.payment')}
        data={payments.map((value) => ({ value, label: t(`order_entry.payment.${value}`) }))}
        allowDeselect={false}
        {...form.field('payment')}
      />
    </DialogForm>
  );
}
