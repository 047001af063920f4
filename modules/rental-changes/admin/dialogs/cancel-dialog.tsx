import { cents, centsFromText } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { whyNotRefund } from '../../rules/staff-acts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, ReasonField } from './reason-field.tsx';

type Props = { right: AccessRight; onClose: () => void };

/** Calls off what has not begun, and asks what becomes of the money. */
export function CancelDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(rentalChangeApi.find, { id: right.id });
  return (
    <Dialog title={t('access_rights.action.cancel')} onClose={onClose}>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={4} />}
      {asked.data && <CancelForm right={right} most={asked.data.refundableCents} onClose={onClose} />}
    </Dialog>
  );
}

type Choice = 'all' | 'part' | 'none';

function CancelForm({ right, most, onClose }: Props & { most: number }) {
  const t = useText(adminDe);
  const mayRefund = useMay('rentals.refund');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [amountText, setAmountText] = useState('');
  const [reason, setReason] = useState('');
  const change = useChange(rentalChangeApi.end);
  const isAsked = most > 0 && mayRefund;
  const part = centsFromText(amountText);
  const refusal = part ? whyNotRefund(most, part) : null;
  const error = part ? refusal && t(refusal) : t('access_rights.refund.bad');
  const refundCents = choice === 'all' ? most : choice === 'part' ? (part ?? 0) : 0;
  const isReady = isReason(reason) && (!isAsked || (choice !== null && (choice !== 'part' || error === null)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const wish = { id: right.id, reason: reason.trim(), ...(isAsked && { refundCents }) };
    if (!(await change.mutateAsync(wish).catch(() => null))) return;
    notify(t('access_rights.cancel.done'));
    onClose();
  };
  const amount = formatMoney(cents(most));
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{t('access_rights.cancel.about', { box: right.lockNumber })}</Text>
        {most > 0 && !mayRefund && <Text size="sm">{t('access_rights.cancel.keeps', { amount })}</Text>}
        {isAsked && (
          <Radio.Group
            label={t('access_rights.cancel.money', { amount })}
            value={choice}
            onChange={(value) => setChoice(value as Choice)}
            required
          >
            <Stack gap="xs" mt="xs">
              {(['all', 'part', 'none'] as const).map((value) => (
                <Radio key={value} value={value} label={t(`access_rights.cancel.${value}`, { amount })} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {isAsked && choice === 'part' && (
          <TextInput
            label={t('access_rights.refund.amount')}
            inputMode="decimal"
            value={amountText}
            onChange={(event) => setAmountText(event.currentTarget.value)}
            error={amountText === '' ? null : error}
          />
        )}
        <ReasonField value={reason} onChange={setReason} isFirst={!isAsked} />
      </Stack>
      <DialogButtons
        label={t('access_rights.action.cancel')}
        isBusy={change.isPending}
        isReady={isReady}
        isDanger
        onClose={onClose}
      />
    </form>
  );
}
