import { OrderStatus } from '@fachwerk/orders/contract';
import { useText } from '@fachwerk/react/texts';
import { MultiSelect, NumberInput, Select, Stack } from '@mantine/core';
import { type RuleChoices, type Trigger, TriggerKind } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './rules.module.css';

type Props = {
  readonly trigger: Trigger;
  readonly boardId: string;
  readonly choices: RuleChoices;
  readonly onChange: (trigger: Trigger) => void;
};

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** As it is when it has just been chosen. */
function blank(kind: TriggerKind, choices: RuleChoices): Trigger {
  switch (kind) {
    case 'card_moved':
      return { kind, columnId: null };
    case 'label_set':
      return { kind, labelId: choices.labels[0]?.id ?? '' };
    case 'due_soon':
      return { kind, days: 1 };
    case 'order_status':
      return { kind, status: 'return' };
    case 'weekly':
      return { kind, weekdays: [1], hour: 7 };
    default:
      return { kind };
  }
}

export function TriggerFields({ trigger, boardId, choices, onChange }: Props) {
  const t = useText(adminDe);
  return (
    <fieldset className={classes.part}>
      <legend>{t('rules.when')}</legend>
      <Stack gap="xs">
        <Select
          label={t('rules.when_kind')}
          allowDeselect={false}
          data={TriggerKind.options.map((kind) => ({ value: kind, label: t(`rules.trigger.${kind}`) }))}
          value={trigger.kind}
          onChange={(kind) => kind && onChange(blank(kind as TriggerKind, choices))}
        />
        {trigger.kind === 'card_moved' && (
          <Select
            label={t('rules.column')}
            placeholder={t('rules.column.any')}
            clearable
            data={choices.columns
              .filter((column) => column.boardId === boardId)
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={trigger.columnId}
            onChange={(columnId) => onChange({ kind: 'card_moved', columnId })}
          />
        )}
        {trigger.kind === 'label_set' && (
          <Select
            label={t('rules.label')}
            allowDeselect={false}
            data={choices.labels.map(({ id, name }) => ({ value: id, label: name }))}
            value={trigger.labelId || null}
            onChange={(labelId) => labelId && onChange({ kind: 'label_set', labelId })}
          />
        )}
        {trigger.kind === 'due_soon' && (
          <NumberInput
            label={t('rules.days')}
            min={0}
            max={30}
            allowDecimal={false}
            value={trigger.days}
            onChange={(days) => onChange({ kind: 'due_soon', days: Number(days) })}
          />
        )}
        {trigger.kind === 'order_status' && (
          <Select
            label={t('rules.status')}
            allowDeselect={false}
            data={OrderStatus.options.map((status) => ({
              value: status,
              label: t(`order.status.${status}` as 'rules.status'),
            }))}
            value={trigger.status}
            onChange={(status) => status && onChange({ kind: 'order_status', status: status as OrderStatus })}
          />
        )}
        {trigger.kind === 'weekly' && (
          <>
            <MultiSelect
              label={t('rules.weekdays')}
              data={WEEKDAYS.map((day) => ({ value: day, label: t(`rules.weekday.${day}`) }))}
              value={trigger.weekdays.map(String)}
              onChange={(days) => onChange({ ...trigger, weekdays: days.map(Number).sort() })}
            />
            <NumberInput
              label={t('rules.hour')}
              min={0}
              max={23}
              allowDecimal={false}
              value={trigger.hour}
              onChange={(hour) => onChange({ ...trigger, hour: Number(hour) })}
            />
          </>
        )}
      </Stack>
    </fieldset>
  );
}
