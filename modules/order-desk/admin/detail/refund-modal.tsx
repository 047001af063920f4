import { cents, centsFromText } from '@fachwerk/base/money';
import { type OrderRow, orderApi } from '@fachwerk/orders/contract-staff';
import { refundableCents, whyNotRefund } from '@fachwerk/orders/rules/payment';
import { useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { order: OrderRow; onClose: () => void };

/** Gives a part or all of it back; refuses by the same rule as the server. */
export function RefundModal({ order, onClose }: Props) {
  const t = useText(adminDe);
  const rest = refundableCents(order);
  const [amountText, setAmountText] = useState((rest / 100).toFixed(2).replace('.', ','));
  const [reason, setReason] = useState('');
  const change = useChange(orderApi.refund);
  const amountCents = centsFromText(amountText);
  const refusal = amountCents ? whyNotRefund(order, amountCents) : null;
  const error = amountCents ? refusal && t(refusal) : t('order.refund_bad');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!amountCents) return;
    const done = await change.mutateAsync({ orderId: order.id, amountCents, reason }).catch(() => null);
    if (!done) return;
    notify(t('order.refund_asked'));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('order.refund')}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm">{t('order.refund_about', { amount: formatMoney(cents(rest)) })}</Text>
          <TextInput
            label={t('order.refund_amount')}
            inputMode="decimal"
            value={amountText}
            onChange={(event) => setAmountText(event.currentTarget.value)}
            error={error}
            data-autofocus
          />
          <TextInput
            label={t('order.reason')}
            description={t('order.reason_about')}
            inputWrapperOrder={['label', 'input', 'description']}
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
          />
        </Stack>
        <DialogButtons
          label={t('order.refund_do', { amount: formatMoney(amountCents ?? cents(0)) })}
          isBusy={change.isPending}
          isReady={error === null && reason.trim() !== ''}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
