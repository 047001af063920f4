import { HOUSE_ZONE } from '@fachwerk/base/time';
import { LandSelect, NextHolidays } from '@fachwerk/opening-hours/parts';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect, NumberInput, Switch, Text } from '@mantine/core';
import { Settings, STEPS, setupApi } from '../../contract.ts';
import { CONFIRM_MINUTES } from '../../rules/confirmation.ts';
import { adminDe } from '../../texts/admin.de.ts';

export function RulesForm({ settings }: { settings: Settings }) {
  const t = useText(adminDe);
  const save = useChange(setupApi.saveSettings, { isQuiet: true });
  const form = useContractForm(Settings, settings);
  const number = (name: keyof Settings, most: number) => ({
    ...form.field(name),
    min: 0,
    max: most,
    allowDecimal: false,
  });
  return (
    <Form form={form} onSave={(checked) => save.mutateAsync({ settings: checked })}>
      <Switch
        label={t('appointments.rules.is_online')}
        description={t('appointments.rules.is_online_about')}
        {...form.check('isOnline')}
      />
      <Switch
        label={t('appointments.rules.confirm')}
        description={t('appointments.rules.confirm_about', { minutes: CONFIRM_MINUTES })}
        {...form.check('needsConfirmation')}
      />
      <NativeSelect
        label={t('appointments.rules.step')}
        data={STEPS.map(String)}
        value={String(form.values.stepMinutes)}
        onChange={({ currentTarget: { value } }) =>
          form.set('stepMinutes', STEPS.find((each) => String(each) === value) ?? settings.stepMinutes)
        }
      />
      <NumberInput
        label={t('appointments.rules.notice')}
        description={t('appointments.rules.notice_about')}
        {...HELP_BELOW}
        {...number('noticeMinutes', 20_160)}
      />
      <NumberInput label={t('appointments.rules.horizon')} {...number('horizonDays', 365)} />
      <NumberInput label={t('appointments.rules.cancel')} {...number('cancelUntilHours', 336)} />
      <LandSelect value={form.values.holidaysOf} onChange={(next) => form.set('holidaysOf', next)} />
      {form.values.holidaysOf && (
        <div>
          <Text size="sm">{t('appointments.rules.holidays_about')}</Text>
          <NextHolidays land={form.values.holidaysOf} timeZone={HOUSE_ZONE} />
        </div>
      )}
      <NumberInput
        label={t('appointments.rules.remind')}
        description={t('appointments.rules.remind_about')}
        {...HELP_BELOW}
        {...number('remindBeforeHours', 168)}
      />
    </Form>
  );
}
