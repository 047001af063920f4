import { cents } from '@fachwerk/base/money';
import { line } from '@fachwerk/base/schema';
import { dayOf } from '@fachwerk/base/time';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import { payLaterApi } from '@fachwerk/pay-later/contract';
import { whyNotSettle } from '@fachwerk/pay-later/rules/paying';
import { LaterOption } from '@fachwerk/payments/contract';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Select, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

const Values = z.object({ option: LaterOption, paidOn: z.iso.date('field.date'), note: line(300) });
type Props = { order: OrderStory; onClose: () => void };

/** Somebody has the money in hand, or sees it on the account. The same rule as the server's says which day it can have been. */
export function SettleModal({ order, onClose }: Props) {
  const t = useText(adminDe);
  const settle = useChange(payLaterApi.settle, { isQuiet: true });
  const now = new Date();
  const amount = formatMoney(cents(toPayCents(order)));
  const form = useContractForm(Values, {
    option: order.laterOption ?? 'cash',
    paidOn: dayOf(now).toString(),
    note: '',
  });
  const said = { amountCents: toPayCents(order), paidOn: form.values.paidOn };
  const refusal = whyNotSettle(order, said, now);
  const day = form.field('paidOn');
  return (
    <Dialog onClose={onClose} title={t('order.settle')}>
      <DialogForm
        form={form}
        label={t('order.settle')}
        isReady={refusal === null}
        onSave={(values) => settle.mutateAsync({ orderId: order.id, amountCents: toPayCents(order), ...values })}
        onSaved={() => notify(t('order.settled', { number: order.number }))}
        onClose={onClose}
      >
        <Text size="sm">{t('order.settle_about', { amount })}</Text>
        <Select
          label={t('order.settle_option')}
          data={optionsFor(order).map((value) => ({ value, label: t(`order.option.${value}`) }))}
          allowDeselect={false}
          data-autofocus
          {...form.field('option')}
        />
        <DateField
          label={t('order.settle_day')}
          {...day}
          error={day.error ?? (refusal === 'settling.other_day' ? t(refusal) : undefined)}
        />
        <TextInput
          label={t('order.settle_note')}
          {...HELP_BELOW}
          description={t('order.settle_note_about')}
          {...form.field('note')}
        />
      </DialogForm>
    </Dialog>
  );
}

/** What was agreed comes first; whoever wanted to transfer may come with cash. */
function optionsFor({ laterOption }: OrderStory): LaterOption[] {
  return [...new Set<LaterOption>([...(laterOption ? [laterOption] : []), 'cash', 'card_on_site'])];
}
