import { cents } from '@fachwerk/base/money';
import { line } from '@fachwerk/base/schema';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import type { Ticket } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { addTap } from '../board/tap-queue.ts';

const Values = z.object({ reason: line(300, 1) });
const REASONS = ['busy', 'sold_out', 'too_far', 'closing'] as const;

/** The customer reads the reason, and gets back what was paid. */
export function RefuseDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { reason: '' });
  const paid = ticket.totalCents - ticket.dueCents - ticket.refundedCents;
  return (
    <Dialog onClose={onClose} title={t('kitchen.refuse_title', { number: ticket.number })}>
      <DialogForm
        form={form}
        label={t('kitchen.refuse')}
        isDanger
        isReady={form.values.reason.trim() !== ''}
        onSave={async ({ reason }) => addTap({ orderId: ticket.orderId, from: ticket.state, to: 'refused', reason })}
        onClose={onClose}
      >
        <Text size="sm">
          {paid > 0 ? t('kitchen.refuse_paid', { amount: formatMoney(cents(paid)) }) : t('kitchen.refuse_unpaid')}
        </Text>
        <Group gap="xs">
          {REASONS.map((reason) => (
            <Button
              key={reason}
              variant="default"
              size="md"
              onClick={() => form.set('reason', t(`kitchen.reason.${reason}`))}
            >
              {t(`kitchen.reason.${reason}`)}
            </Button>
          ))}
        </Group>
        <TextInput
          label={t('kitchen.reason')}
          description={t('kitchen.reason_about')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data-autofocus
          required
          {...form.field('reason')}
        />
      </DialogForm>
    </Dialog>
  );
}
