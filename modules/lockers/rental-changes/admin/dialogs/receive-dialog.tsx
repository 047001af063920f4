import { cents } from '@fachwerk/base/money';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type AccessRight, rentalChangeApi, TakenWay } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const Values = z.object({ way: TakenWay });
type Props = { right: AccessRight; onClose: () => void };

/** What is due was paid at the desk. */
export function ReceiveDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { way: 'cash' });
  const receive = useChange(rentalChangeApi.receive, { isQuiet: true });
  // Kept while the dialog is open: sent again after an answer that was lost, it is the same money.
  const [receiptId] = useState(() => crypto.randomUUID());
  const [due] = useState(right.dueCents);
  const amount = formatMoney(cents(due));
  return (
    <Dialog title={t('access_rights.action.receive')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('access_rights.receive.do', { amount })}
        isReady={due > 0}
        onSave={({ way }) => receive.mutateAsync({ id: right.id, way, cents: due, receiptId })}
        onSaved={() => notify(t('access_rights.receive.done'))}
        onClose={onClose}
      >
        <Text size="sm">{t('access_rights.receive.about', { amount })}</Text>
        <Radio.Group label={t('access_rights.receive.way')} required {...form.field('way')}>
          <Stack gap="xs" mt="xs">
            {TakenWay.options.map((way) => (
              <Radio key={way} value={way} label={t(`access_rights.difference.${way}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </DialogForm>
    </Dialog>
  );
}
