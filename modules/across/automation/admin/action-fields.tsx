import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Action, RuleChoices, RuleInput } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = {
  readonly form: ContractForm<RuleInput, RuleInput>;
  readonly at: number;
  readonly action: Action;
  readonly choices: RuleChoices;
  readonly onChange: (action: Action) => void;
};

/** What one step needs to know. */
export function ActionFields({ form, at, action, choices, onChange }: Props) {
  const t = useText(adminDe);
  const field = (name: string) => form.field(`actions.${at}.${name}`);
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  switch (action.kind) {
    case 'move':
      return <ColumnSelect choices={choices} props={field('columnId')} />;
    case 'label':
      return (
        <>
          <Select label={t('rules.label')} allowDeselect={false} data={named(choices.labels)} {...field('labelId')} />
          <Checkbox label={t('rules.label.off')} {...form.check(`actions.${at}.isOff`)} />
        </>
      );
    case 'assign':
      return (
        <Select
          label={t('rules.person')}
          allowDeselect={false}
          searchable
          data={named(choices.people)}
          {...field('userId')}
        />
      );
    case 'due':
      return <NumberInput label={t('rules.days_later')} min={0} max={365} allowDecimal={false} {...field('days')} />;
    case 'checklist':
      return <ItemsField items={action.items} onChange={(items) => onChange({ kind: 'checklist', items })} />;
    case 'comment':
    case 'message':
      return <Textarea label={t('rules.text')} autosize minRows={2} {...field('text')} />;
    case 'card':
      return (
        <>
          <ColumnSelect choices={choices} props={field('columnId')} />
          <TextInput label={t('rules.card_title')} {...field('title')} />
          <Textarea label={t('rules.text')} autosize minRows={2} {...field('description')} />
        </>
      );
    case 'mail':
      return (
        <>
          <MultiSelect
            label={t('rules.to')}
            placeholder={action.to.length > 0 ? '' : t('rules.to.assignees')}
            searchable
            data={named(choices.people)}
            {...field('to')}
          />
          <TextInput label={t('rules.subject')} {...field('subject')} />
          <Textarea label={t('rules.text')} autosize minRows={3} {...field('text')} />
        </>
      );
    case 'webhook': {
      const { hosts } = choices;
      const help = hosts.length > 0 ? t('rules.url.help', { hosts: hosts.join(', ') }) : t('rules.url.none');
      return <TextInput label={t('rules.url')} description={help} {...field('url')} />;
    }
    case 'finish_alerts':
      return null;
  }
}

type FieldProps = ReturnType<ContractForm['field']>;

/** Of all boards, each named where it lies. */
function ColumnSelect({ choices, props }: { readonly choices: RuleChoices; readonly props: FieldProps }) {
  const t = useText(adminDe);
  const byBoard = Map.groupBy(choices.columns, ({ boardId }) => boardId);
  const data = [...byBoard.values()].map((columns) => ({
    group: columns[0]!.boardName,
    items: columns.map(({ id, name }) => ({ value: id, label: name })),
  }));
  return <Select label={t('rules.column')} allowDeselect={false} data={data} {...props} />;
}

type ItemsProps = { readonly items: readonly string[]; readonly onChange: (items: string[]) => void };

function ItemsField({ items, onChange }: ItemsProps) {
  const t = useText(adminDe);
  const [text, setText] = useState(items.join('\n'));
  return (
    <Textarea
      label={t('rules.items')}
      autosize
      minRows={3}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(currentTarget.value.split('\n').flatMap((line) => line.trim() || []));
      }}
    />
  );
}
