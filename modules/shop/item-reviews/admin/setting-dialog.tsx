import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Switch } from '@mantine/core';
import { ReviewSetting, reviewApi, USUAL_MAIL_DAYS } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

export const SETTING_HASH = '#einstellungen';

/** Whether customers review items, and when they are asked to. */
export function SettingDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(SETTING_HASH);
  const asked = useAsk(reviewApi.setting, {}, { isEnabled: isOpen });
  return (
    <Dialog title={t('item-reviews.setting')} isOpen={isOpen} onClose={close}>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!asked.data && !asked.isError && <Loading lines={3} />}
      {asked.data && <SettingForm setting={asked.data} onClose={close} />}
    </Dialog>
  );
}

function SettingForm({ setting, onClose }: { setting: ReviewSetting; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(ReviewSetting, setting);
  const save = useChange(reviewApi.saveSetting, { isQuiet: true });
  const { isOn, mailDays } = form.values;
  return (
    <DialogForm
      form={form}
      label={t('item-reviews.setting.save')}
      onSave={(values) => save.mutateAsync(values)}
      onSaved={() => notify(t('item-reviews.setting.saved'))}
      onClose={onClose}
    >
      <Switch
        label={t('item-reviews.setting.isOn')}
        description={t('item-reviews.setting.isOn.help')}
        {...form.check('isOn')}
      />
      <Switch
        label={t('item-reviews.setting.asks')}
        description={t('item-reviews.setting.asks.help')}
        checked={mailDays !== null}
        disabled={!isOn}
        onChange={({ currentTarget }) => form.set('mailDays', currentTarget.checked ? USUAL_MAIL_DAYS : null)}
      />
      {mailDays !== null && (
        <NumberInput
          label={t('item-reviews.setting.mailDays')}
          min={1}
          max={60}
          allowDecimal={false}
          disabled={!isOn}
          {...form.field('mailDays')}
        />
      )}
    </DialogForm>
  );
}
