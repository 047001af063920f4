import { cents, centsFromText } from '@fachwerk/base/money';
import { line } from '@fachwerk/base/schema';
import { type OrderStory, orderApi } from '@fachwerk/orders/contract-staff';
import { refundableCents, whyNotRefund } from '@fachwerk/orders/rules/payment';
import { RefundWay } from '@fachwerk/payments/contract';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

const Values = z.object({ amount: z.string(), reason: line(300, 1), way: z.enum([...RefundWay.options, 'not_yet']) });
type Props = { order: OrderStory; onClose: () => void };

/** Gives a part or all of it back; refuses by the same rule as the server. */
export function RefundModal({ order, onClose }: Props) {
  const t = useText(adminDe);
  const rest = refundableCents(order);
  const form = useContractForm(Values, { amount: (rest / 100).toFixed(2).replace('.', ','), reason: '', way: 'cash' });
  const refund = useChange(orderApi.refund, { isQuiet: true });
  // Kept while the dialog is open: sent again after an answer that was lost, it is the same refund.
  const [refundId] = useState(() => crypto.randomUUID());
  const isByHand = order.payments.find(({ id }) => id === order.paymentId)?.provider === 'manual';
  const amountCents = centsFromText(form.values.amount);
  const refusal = amountCents ? whyNotRefund(order, amountCents) : null;
  const error = amountCents ? refusal && t(refusal) : t('order.refund_bad');
  return (
    <Dialog onClose={onClose} title={t('order.refund')}>
      <DialogForm
        form={form}
        label={t('order.refund_do', { amount: formatMoney(amountCents ?? cents(0)) })}
        isReady={amountCents !== null && error === null && form.values.reason.trim() !== ''}
        onSave={({ reason, way }) =>
          refund.mutateAsync({
            refundId,
            orderId: order.id,
            amountCents: amountCents ?? 0,
            reason,
            ...(isByHand && way !== 'not_yet' && { way }),
          })
        }
        onSaved={() => notify(t(isByHand ? 'order.given_back' : 'order.refund_asked'))}
        onClose={onClose}
      >
        <Text size="sm">
          {t(isByHand ? 'order.refund_by_hand' : 'order.refund_about', { amount: formatMoney(cents(rest)) })}
        </Text>
        <TextInput
          label={t('order.refund_amount')}
          inputMode="decimal"
          data-autofocus
          {...form.field('amount')}
          error={error}
        />
        {isByHand && (
          <Select
            label={t('order.way')}
            data={[...RefundWay.options, 'not_yet' as const].map((value) => ({
              value,
              label: t(`order.way.${value}`),
            }))}
            allowDeselect={false}
            {...form.field('way')}
          />
        )}
        <TextInput
          label={t('order.reason')}
          description={t('order.reason_about')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...form.field('reason')}
        />
      </DialogForm>
    </Dialog>
  );
}
