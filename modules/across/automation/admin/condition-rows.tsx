import { AlertKind, AlertPriority } from '@fachwerk/alerts/contract';
import { InquiryKind } from '@fachwerk/inquiries/contract';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, MultiSelect, Select, TagsInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  type Condition,
  type ConditionField,
  MOST_CONDITIONS,
  type RuleChoices,
  type TriggerKind,
} from '../contract.ts';
import { FIELDS_OF, isOfWords } from '../rules/fit.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './rules.module.css';

type Props = {
  readonly kind: TriggerKind;
  readonly boardId: string;
  readonly conditions: readonly Condition[];
  readonly choices: RuleChoices;
  readonly onChange: (conditions: Condition[]) => void;
};

/** Only what can be asked of what starts the rule. */
export function ConditionRows({ kind, boardId, conditions, choices, onChange }: Props) {
  const t = useText(adminDe);
  const fields = FIELDS_OF[kind];
  const optionsOf = useOptions(boardId, choices);
  if (fields.length === 0) return null;
  const replace = (at: number, next: Condition) =>
    onChange(conditions.map((each, index) => (index === at ? next : each)));
  return (
    <fieldset className={classes.part}>
      <legend>{t('rules.if')}</legend>
      {conditions.map((condition, at) => {
        const number = at + 1;
        const { field, isNot, values } = condition;
        const setValues = (next: string[]) => replace(at, { ...condition, values: next });
        return (
          <div key={at} className={classes.step}>
            <div className={classes.head}>
              <Select
                label={t('rules.if.field', { number })}
                allowDeselect={false}
                data={fields.map((name) => ({ value: name, label: t(`rules.field.${name}`) }))}
                value={field}
                onChange={(name) => name && replace(at, { field: name as ConditionField, isNot, values: [] })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('rules.if.remove', { number })}
                onClick={() => onChange(conditions.filter((_, index) => index !== at))}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </div>
            <Select
              aria-label={t('rules.if.is', { number })}
              allowDeselect={false}
              data={[
                { value: 'yes', label: t(isOfWords(field) ? 'rules.if.has' : 'rules.if.yes') },
                { value: 'no', label: t(isOfWords(field) ? 'rules.if.has_not' : 'rules.if.no') },
              ]}
              value={isNot ? 'no' : 'yes'}
              onChange={(how) => replace(at, { ...condition, isNot: how === 'no' })}
            />
            {isOfWords(field) ? (
              <TagsInput aria-label={t('rules.if.values', { number })} value={values} onChange={setValues} />
            ) : (
              <MultiSelect
                aria-label={t('rules.if.values', { number })}
                data={optionsOf(field)}
                value={values}
                onChange={setValues}
                searchable
              />
            )}
          </div>
        );
      })}
      {conditions.length < MOST_CONDITIONS && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => onChange([...conditions, { field: fields[0]!, isNot: false, values: [] }])}
        >
          {t('rules.if.add')}
        </Button>
      )}
    </fieldset>
  );
}

type Option = { readonly value: string; readonly label: string };

/** What can be chosen for a field that is not of words. */
export function useOptions(
  boardId: string,
  { columns, labels, people }: Pick<RuleChoices, 'columns' | 'labels' | 'people'>,
): (field: ConditionField) => Option[] {
  const t = useText(adminDe);
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  return (field) => {
    if (field === 'column') return named(columns.filter((column) => column.boardId === boardId));
    if (field === 'label') return named(labels);
    if (field === 'assignee') return [{ value: 'nobody', label: t('rules.nobody') }, ...named(people)];
    if (field === 'alert_kind')
      return AlertKind.options.map((kind) => ({ value: kind, label: t(`alert.${kind}` as 'rules.title') }));
    if (field === 'priority')
      return AlertPriority.options.map((name) => ({
        value: name,
        label: t(`alerts.priority.${name}` as 'rules.title'),
      }));
    return InquiryKind.options.map((kind) => ({ value: kind, label: t(`rules.form.${kind}`) }));
  };
}
