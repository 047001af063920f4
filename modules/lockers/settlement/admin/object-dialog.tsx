import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Textarea } from '@mantine/core';
import { settlementApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

export function ObjectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(adminDe);
  const object = useChange(settlementApi.object, { isQuiet: true });
  const form = useContractForm(settlementApi.object.input, { id, reason: '' });
  return (
    <Dialog title={t('settlement.object')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('settlement.object')}
        onSave={(checked) => object.mutateAsync(checked)}
        onSaved={() => notify(t('settlement.objected'))}
        onClose={onClose}
      >
        <Textarea label={t('settlement.reason')} rows={4} required data-autofocus {...form.field('reason')} />
      </DialogForm>
    </Dialog>
  );
}
