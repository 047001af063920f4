import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Text } from '@mantine/core';
import { messageApi, QuietHours } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

export const QUIET_HASH = '#ruhezeiten';

/** When the company leaves its customers in peace. */
export function QuietDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(QUIET_HASH);
  const asked = useAsk(messageApi.quietHours, {}, { isEnabled: isOpen });
  return (
    <Dialog title={t('messages.quiet')} isOpen={isOpen} onClose={close}>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!asked.data && !asked.isError && <Loading lines={3} />}
      {asked.data && <QuietForm hours={asked.data} onClose={close} />}
    </Dialog>
  );
}

function QuietForm({ hours, onClose }: { hours: QuietHours; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(QuietHours, hours);
  const save = useChange(messageApi.saveQuietHours, { isQuiet: true });
  const hour = { min: 0, max: 23, allowDecimal: false };
  return (
    <DialogForm
      form={form}
      label={t('messages.quiet.save')}
      onSave={(values) => save.mutateAsync(values)}
      onSaved={() => notify(t('messages.quiet.saved'))}
      onClose={onClose}
    >
      <Text size="sm">{t('messages.quiet.text')}</Text>
      <NumberInput label={t('messages.quiet.from')} {...hour} {...form.field('fromHour')} />
      <NumberInput label={t('messages.quiet.until')} {...hour} {...form.field('untilHour')} />
    </DialogForm>
  );
}
