import { cents, centsFromText } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { whyNotRefund } from '../../rules/staff-acts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, Reason } from './reason.ts';
import { ReasonField } from './reason-field.tsx';

const CHOICES = ['all', 'part', 'none'] as const;
const Values = z.object({ back: z.enum(['', ...CHOICES]), amount: z.string(), reason: Reason });
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

function CancelForm({ right, most, onClose }: Props & { most: number }) {
  const t = useText(adminDe);
  const mayRefund = useMay('rentals.refund');
  const form = useContractForm(Values, { back: '', amount: '', reason: '' });
  const end = useChange(rentalChangeApi.end, { isQuiet: true });
  const { back, amount, reason } = form.values;
  const part = centsFromText(amount);
  const refusal = part ? whyNotRefund(most, part) : null;
  const wrong = part ? refusal && t(refusal) : t('access_rights.refund.bad');
  const isAsked = most > 0 && mayRefund;
  const isChosen = back !== '' && (back !== 'part' || wrong === null);
  const refundCents = { '': 0, none: 0, all: most, part: part ?? 0 }[back];
  const paid = { amount: formatMoney(cents(most)) };
  return (
    <DialogForm
      form={form}
      label={t('access_rights.action.cancel')}
      isReady={isReason(reason) && (!isAsked || isChosen)}
      isDanger
      onSave={(checked) => end.mutateAsync({ id: right.id, reason: checked.reason, ...(isAsked && { refundCents }) })}
      onSaved={() => notify(t('access_rights.cancel.done'))}
      onClose={onClose}
    >
      <Text size="sm">{t('access_rights.cancel.about', { box: right.lockNumber })}</Text>
      {most > 0 && !mayRefund && <Text size="sm">{t('access_rights.cancel.keeps', paid)}</Text>}
      {isAsked && (
        <Radio.Group label={t('access_rights.cancel.money', paid)} required {...form.field('back')}>
          <Stack gap="xs" mt="xs">
            {CHOICES.map((choice) => (
              <Radio key={choice} value={choice} label={t(`access_rights.cancel.${choice}`, paid)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {isAsked && back === 'part' && (
        <TextInput
          label={t('access_rights.refund.amount')}
          inputMode="decimal"
          {...form.field('amount')}
          error={amount === '' ? null : wrong}
        />
      )}
      <ReasonField form={form} isFirst={!isAsked} />
    </DialogForm>
  );
}
