import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { ErasePreview } from '../../contract.ts';
import { type CustomerStory, customerApi } from '../../contract-staff.ts';
import { isConfirmed } from '../../rules/customer.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCustomerName } from '../customer-state.tsx';
import { ErasePlan } from './erase-plan.tsx';

type Props = { customer: CustomerStory; isOpen: boolean; onClose: () => void };

/** What goes, what stays and why; then the address is typed, so that nobody erases by a slip. */
export function EraseModal({ customer, isOpen, onClose }: Props) {
  const t = useText(adminDe);
  const name = useCustomerName()(customer);
  const preview = useAsk(customerApi.previewErase, { id: customer.id }, { isEnabled: isOpen });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={t('customers.erase.title', { name })}>
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.isPending && <Loading lines={6} />}
      {preview.data && <EraseForm id={customer.id} preview={preview.data} onClose={onClose} />}
    </Dialog>
  );
}

const Typed = z.object({ email: z.string() });

function EraseForm({ id, preview, onClose }: { id: string; preview: ErasePreview; onClose: () => void }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const form = useContractForm(Typed, { email: '' });
  const erase = useChange(customerApi.erase, { isQuiet: true, stale: 'nothing' });
  const done = () => {
    notify(t('customers.erased'));
    navigate('/admin/customers');
  };
  const isReady = preview.problem === null && isConfirmed(form.values.email, preview.toType);
  return (
    <DialogForm
      form={form}
      label={t('customers.erase.go')}
      isReady={isReady}
      isDanger
      onSave={({ email }) => erase.mutateAsync({ id, email })}
      onSaved={done}
      onClose={onClose}
    >
      <ErasePlan preview={preview} />
      {preview.problem ? (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
          {t('customer.has_open_business')}
        </Alert>
      ) : (
        <TextInput
          label={t('customers.erase.confirm', { word: preview.toType })}
          autoComplete="off"
          data-autofocus
          {...form.field('email')}
        />
      )}
    </DialogForm>
  );
}
