import { line } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';

import { useText } from '@fachwerk/react/texts';
import { Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Parcel, pickupApi } from '../../contract.ts';
import { whyNotReason } from '../../rules/parcel.ts';
import { adminDe } from '../../texts/admin.de.ts';

const Values = z.object({ reason: line(300) });

type Props = { readonly parcel: Parcel; readonly what: 'take_back' | 'counter'; readonly onClose: () => void };

/** The customer reads the reason. */
export function ReasonDialog({ parcel, what, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { reason: '' });
  const takeBack = useChange(pickupApi.takeBack, { isQuiet: true });
  const giveUp = useChange(pickupApi.giveUp, { isQuiet: true });
  const { id: parcelId, orderId, orderNumber: number, boxNumber: box } = parcel;
  return (
    <Dialog onClose={onClose} title={t(`pickup.${what}_ask`, { number, box })}>
      <DialogForm
        form={form}
        label={t(`pickup.${what}`)}
        isReady={whyNotReason(form.values.reason) === null}
        onSave={({ reason }) =>
          what === 'take_back'
            ? takeBack.mutateAsync({ parcelId, transactionId: crypto.randomUUID(), reason })
            : giveUp.mutateAsync({ orderId, reason })
        }
        onClose={onClose}
      >
        <Text size="sm">{t(`pickup.${what}_text`)}</Text>
        <TextInput label={t('pickup.reason')} data-autofocus required {...form.field('reason')} />
      </DialogForm>
    </Dialog>
  );
}
