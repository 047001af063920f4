import { useDurationLabels } from '@fachwerk/pricing/parts';
import { PAUSE_CHOICES, withPresent } from '@fachwerk/pricing/rules/duration';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Select } from '@mantine/core';
import { OverrunSince } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './limit-drawer.module.css';
import type { LimitForms } from './limit-forms.ts';

type Props = { form: LimitForms };

const PERCENTS = ['warningPercent', 'outPercent', 'backPercent'] as const;
const NO_SIGNAL_CHOICES = [5, 10, 15, 20, 30, 45, 60, 120, 240];
const REMINDER_CHOICES = [15, 30, 45, 60, 90, 120, 180, 240, 360, 720, 1440];
const SHORT_REMINDER_CHOICES = [5, 10, 15, 20, 30];

export function BatteryFields({ form }: Props) {
  const t = useText(adminDe);
  return (
    <div className={classes.row}>
      {PERCENTS.map((name) => (
        <NumberInput
          key={name}
          label={t(`limits.battery.${name}`)}
          suffix=" %"
          min={1}
          max={100}
          allowDecimal={false}
          {...form.field(`battery.${name}`)}
        />
      ))}
    </div>
  );
}

export function NoSignalFields({ form }: Props) {
  const t = useText(adminDe);
  const { noSignal } = form.values;
  return (
    <MinutesSelect
      id={form.idOf('noSignal.minutes')}
      label={t('limits.noSignal.minutes')}
      help={t('limits.noSignal.help')}
      choices={NO_SIGNAL_CHOICES}
      value={noSignal.minutes}
      onChange={(minutes) => form.set('noSignal', { minutes })}
    />
  );
}

export function OverrunFields({ form }: Props) {
  const t = useText(adminDe);
  const { overrun } = form.values;
  return (
    <>
      <MinutesSelect
        id={form.idOf('overrun.graceMinutes')}
        label={t('limits.overrun.graceMinutes')}
        help={t('limits.overrun.grace.help')}
        choices={PAUSE_CHOICES}
        value={overrun.graceMinutes}
        onChange={(graceMinutes) => form.set('overrun', { ...overrun, graceMinutes })}
      />
      <Select
        label={t('limits.overrun.since')}
        description={t('limits.overrun.since.help')}
        {...HELP_BELOW}
        data={OverrunSince.options.map((value) => ({ value, label: t(`limits.overrun.since.${value}`) }))}
        allowDeselect={false}
        {...form.field('overrun.since')}
      />
    </>
  );
}

export function ReminderFields({ form }: Props) {
  const t = useText(adminDe);
  const { reminders } = form.values;
  return (
    <div className={classes.row}>
      <MinutesSelect
        id={form.idOf('reminders.minutes')}
        label={t('limits.reminders.minutes')}
        choices={REMINDER_CHOICES}
        value={reminders.minutes}
        onChange={(minutes) => form.set('reminders', { ...reminders, minutes })}
      />
      <MinutesSelect
        id={form.idOf('reminders.shortMinutes')}
        label={t('limits.reminders.shortMinutes')}
        choices={SHORT_REMINDER_CHOICES}
        value={reminders.shortMinutes}
        onChange={(shortMinutes) => form.set('reminders', { ...reminders, shortMinutes })}
      />
    </div>
  );
}

type SelectProps = {
  id: string;
  label: string;
  help?: string;
  choices: readonly number[];
  value: number;
  onChange: (minutes: number) => void;
};

export function MinutesSelect({ id, label, help, choices, value, onChange }: SelectProps) {
  const words = useDurationLabels();
  return (
    <Select
      id={id}
      label={label}
      {...(help && { description: help, ...HELP_BELOW })}
      data={withPresent(choices, value).map((minutes) => ({ value: String(minutes), label: words(minutes) }))}
      allowDeselect={false}
      value={String(value)}
      onChange={(next) => onChange(Number(next ?? value))}
    />
  );
}
