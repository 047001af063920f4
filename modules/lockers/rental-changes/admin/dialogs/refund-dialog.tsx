import { cents, centsFromText } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { whyNotRefund } from '../../rules/staff-acts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, Reason } from './reason.ts';
import { ReasonField } from './reason-field.tsx';

const Values = z.object({ amount: z.string(), reason: Reason });
type Props = { right: AccessRight; onClose: () => void };

/** Gives back a part or all of what is left of what was paid, extensions and extra payments included. */
export function RefundDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(rentalChangeApi.find, { id: right.id });
  return (
    <Dialog title={t('access_rights.action.refund')} onClose={onClose}>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={4} />}
      {asked.data && <RefundForm id={right.id} most={asked.data.refundableCents} onClose={onClose} />}
    </Dialog>
  );
}

function RefundForm({ id, most, onClose }: { id: string; most: number; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { amount: (most / 100).toFixed(2).replace('.', ','), reason: '' });
  const refund = useChange(rentalChangeApi.refund, { isQuiet: true });
  // Kept while the dialog is open: sent again after an answer that was lost, it is the same refund.
  const [refundId] = useState(() => crypto.randomUUID());
  const amountCents = centsFromText(form.values.amount);
  const refusal = whyNotRefund(most, amountCents ?? 0);
  const error = amountCents ? refusal && t(refusal) : t('access_rights.refund.bad');
  // Somebody else may have given it back already.
  if (most === 0) return <Alert color="warn">{t('access_rights.why.nothing_to_refund')}</Alert>;
  return (
    <DialogForm
      form={form}
      label={t('access_rights.refund.do', { amount: formatMoney(amountCents ?? cents(0)) })}
      isReady={amountCents !== null && error === null && isReason(form.values.reason)}
      onSave={({ reason }) => refund.mutateAsync({ id, refundId, amountCents: amountCents ?? 0, reason })}
      onSaved={() => notify(t('access_rights.refund.done'))}
      onClose={onClose}
    >
      <Text size="sm">{t('access_rights.refund.about', { amount: formatMoney(cents(most)) })}</Text>
      <TextInput
        label={t('access_rights.refund.amount')}
        inputMode="decimal"
        data-autofocus
        {...form.field('amount')}
        error={error}
      />
      <ReasonField form={form} />
    </DialogForm>
  );
}
