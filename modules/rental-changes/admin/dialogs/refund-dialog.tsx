import { cents, centsFromText } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { whyNotRefund } from '../../rules/staff-acts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, ReasonField } from './reason-field.tsx';

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
  const [amountText, setAmountText] = useState((most / 100).toFixed(2).replace('.', ','));
  const [reason, setReason] = useState('');
  const change = useChange(rentalChangeApi.refund);
  const amountCents = centsFromText(amountText);
  const refusal = whyNotRefund(most, amountCents ?? 0);
  const error = amountCents ? refusal && t(refusal) : t('access_rights.refund.bad');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!amountCents || error !== null || !isReason(reason)) return;
    if (!(await change.mutateAsync({ id, amountCents, reason: reason.trim() }).catch(() => null))) return;
    notify(t('access_rights.refund.done'));
    onClose();
  };
  // Somebody else may have given it back already.
  if (most === 0) return <Alert color="warn">{t('access_rights.why.nothing_to_refund')}</Alert>;
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{t('access_rights.refund.about', { amount: formatMoney(cents(most)) })}</Text>
        <TextInput
          label={t('access_rights.refund.amount')}
          inputMode="decimal"
          value={amountText}
          onChange={(event) => setAmountText(event.currentTarget.value)}
          error={error}
          data-autofocus
        />
        <ReasonField value={reason} onChange={setReason} />
      </Stack>
      <DialogButtons
        label={t('access_rights.refund.do', { amount: formatMoney(amountCents ?? cents(0)) })}
        isBusy={change.isPending}
        isReady={error === null && isReason(reason)}
        onClose={onClose}
      />
    </form>
  );
}
