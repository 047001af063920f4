import { cents, centsFromText } from '@fachwerk/base/money';
import { useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type AccessRight, accessRightApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { isReason, ReasonField } from './reason-field.tsx';

type Props = { right: AccessRight; onClose: () => void };

/** Gives a part or all of it back. What went back before only the server knows; more than was charged never is possible. */
export function RefundDialog({ right, onClose }: Props) {
  const t = useText(de);
  const most = right.priceCents + right.surchargeCents;
  const [amountText, setAmountText] = useState((most / 100).toFixed(2).replace('.', ','));
  const [reason, setReason] = useState('');
  const change = useChange(accessRightApi.refund);
  const amountCents = centsFromText(amountText);
  const error = !amountCents ? t('access_rights.refund.bad') : amountCents > most ? t('rental.refund_too_high') : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!amountCents || error !== null || !isReason(reason)) return;
    const given = { id: right.id, amountCents, reason: reason.trim() };
    if (!(await change.mutateAsync(given).catch(() => null))) return;
    notify(t('access_rights.refund.done'));
    onClose();
  };
  return (
    <Dialog title={t('access_rights.action.refund')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm">{t('access_rights.refund.about')}</Text>
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
    </Dialog>
  );
}
