import { line } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type CustomerStory, customerApi } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCustomerName } from '../customer-state.tsx';

type Props = { customer: CustomerStory; isOpen: boolean; onClose: () => void };

const Reason = z.object({ reason: line(300, 3) });

/** Says what it means, and asks why. */
export function BlockModal({ customer, isOpen, onClose }: Props) {
  const t = useText(adminDe);
  const name = useCustomerName()(customer);
  const what = customer.blockedAt ? 'unblock' : 'block';
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(`customers.${what}.title`, { name })}>
      <ReasonForm customer={customer} what={what} name={name} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = { customer: CustomerStory; what: 'block' | 'unblock'; name: string; onClose: () => void };

function ReasonForm({ customer, what, name, onClose }: FormProps) {
  const t = useText(adminDe);
  const form = useContractForm(Reason, { reason: '' });
  const block = useChange(customerApi.block, { isQuiet: true });
  const unblock = useChange(customerApi.unblock, { isQuiet: true });
  const change = what === 'block' ? block : unblock;
  return (
    <DialogForm
      form={form}
      label={t(`customers.${what}`)}
      isDanger={what === 'block'}
      onSave={({ reason }) => change.mutateAsync({ id: customer.id, reason })}
      onSaved={() => notify(t(`customers.${what}ed`, { name }))}
      onClose={onClose}
    >
      <Text>{t(`customers.${what}.text`)}</Text>
      <TextInput
        label={t('customers.reason')}
        description={t('customers.reason.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
