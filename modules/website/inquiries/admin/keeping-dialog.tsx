import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Text } from '@mantine/core';
import { inquiryApi, Keeping } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

export const KEEPING_HASH = '#aufbewahrung';

/** How long the company keeps what countIndependent wrote to it. */
export function KeepingDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(KEEPING_HASH);
  const asked = useAsk(inquiryApi.keeping, {}, { isEnabled: isOpen });
  return (
    <Dialog title={t('inquiries.keeping')} isOpen={isOpen} onClose={close}>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!asked.data && !asked.isError && <Loading lines={3} />}
      {asked.data && <KeepingForm keeping={asked.data} onClose={close} />}
    </Dialog>
  );
}

function KeepingForm({ keeping, onClose }: { keeping: Keeping; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(Keeping, keeping);
  const save = useChange(inquiryApi.saveKeeping, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('inquiries.keeping.save')}
      onSave={(values) => save.mutateAsync(values)}
      onSaved={() => notify(t('inquiries.keeping.saved'))}
      onClose={onClose}
    >
      <Text size="sm">{t('inquiries.keeping.text')}</Text>
      <NumberInput
        label={t('inquiries.keeping.doneMonths')}
        min={1}
        max={36}
        allowDecimal={false}
        {...form.field('doneMonths')}
      />
      <NumberInput
        label={t('inquiries.keeping.mostMonths')}
        min={1}
        max={60}
        allowDecimal={false}
        {...form.field('mostMonths')}
      />
    </DialogForm>
  );
}
