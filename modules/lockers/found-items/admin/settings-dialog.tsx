import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { notify } from '@fachwerk/react/notice';
import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Text } from '@mantine/core';
import { FoundItemSettings, foundItemApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

export function SettingsDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog('#settings');
  const asked = useAsk(foundItemApi.settings, {}, { isEnabled: isOpen });
  return (
    <Dialog isOpen={isOpen} title={t('found_items.settings')} onClose={close}>
      {asked.data ? <SettingsForm settings={asked.data} onClose={close} /> : <Loading lines={4} />}
    </Dialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: FoundItemSettings; onClose: () => void }) {
  const t = useText(adminDe);
  const save = useChange(foundItemApi.saveSettings, { isQuiet: true });
  const form = useContractForm(FoundItemSettings, settings);
  return (
    <DialogForm
      form={form}
      label={t('found_items.settings.save')}
      onSave={(values) => save.mutateAsync(values)}
      onSaved={() => notify(t('found_items.settings.saved'))}
      onClose={onClose}
    >
      <Text size="sm">{t('found_items.settings.about')}</Text>
      <NumberInput
        label={t('found_items.settings.valuable')}
        min={1}
        max={60}
        allowDecimal={false}
        {...form.field('valuableMonths')}
      />
      <NumberInput
        label={t('found_items.settings.other')}
        min={1}
        max={60}
        allowDecimal={false}
        {...form.field('otherMonths')}
      />
    </DialogForm>
  );
}
