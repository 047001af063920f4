import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type TemplateCard, type TemplateChoices, TemplateInput, templateApi } from '../../contract-template.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ValueInput } from '../field/value-input.tsx';
import { RhythmFields } from './rhythm-fields.tsx';

type Props = {
  readonly template: TemplateInput;
  readonly choices: TemplateChoices;
  readonly onClose: () => void;
};

const WIDTH = 640;

const writable = ({ id, boardId, columnId, title, card, rhythm }: TemplateInput): TemplateInput => ({
  ...(id && { id }),
  boardId,
  columnId,
  title,
  card,
  rhythm,
});

export function TemplateForm({ template, choices, onClose }: Props) {
  const t = useText(adminDe);
  const save = useChange(templateApi.save, { isQuiet: true });
  const form = useContractForm(TemplateInput, writable(template));
  const { card, columnId, rhythm } = form.values;
  const [points, setPoints] = useState(template.card.checklist.join('\n'));
  const put = (change: Partial<TemplateCard>) => form.set('card', { ...card, ...change });
  const { labels, people, columns, fields } = choices;
  const known = (ids: readonly string[], among: readonly { id: string }[]) =>
    ids.filter((id) => among.some((each) => each.id === id));
  const data = (among: readonly { id: string; name: string }[]) =>
    among.map(({ id, name }) => ({ value: id, label: name }));
  const setValue = (fieldId: string, value: string) =>
    put({
      values: [...card.values.filter((each) => each.fieldId !== fieldId), ...(value ? [{ fieldId, value }] : [])],
    });
  return (
    <Dialog
      title={template.id ? t('templates.edit', { name: template.title }) : t('templates.add')}
      onClose={onClose}
      size={WIDTH}
      isKept
    >
      <DialogForm
        form={form}
        label={t('templates.save')}
        onSave={(checked) => save.mutateAsync({ template: checked })}
        onClose={onClose}
      >
        <TextInput label={t('templates.card_title')} data-autofocus {...form.field('title')} />
        <RhythmFields rhythm={rhythm} onChange={(next) => form.set('rhythm', next)} />
        <Select
          label={t('templates.column')}
          placeholder={t('templates.column_first')}
          data={data(columns)}
          value={columnId}
          onChange={(chosen) => form.set('columnId', chosen)}
          clearable
        />
        <Textarea
          label={t('templates.description')}
          autosize
          minRows={2}
          maxRows={8}
          value={card.description}
          onChange={({ currentTarget }) => put({ description: currentTarget.value })}
        />
        <MultiSelect
          label={t('templates.people')}
          data={data(people)}
          value={known(card.assignees, people)}
          onChange={(assignees) => put({ assignees })}
          searchable
        />
        {labels.length > 0 && (
          <MultiSelect
            label={t('templates.labels')}
            data={data(labels)}
            value={known(card.labels, labels)}
            onChange={(chosen) => put({ labels: chosen })}
            searchable
          />
        )}
        <Textarea
          label={t('templates.checklist')}
          description={t('templates.checklist_help')}
          autosize
          minRows={2}
          maxRows={8}
          value={points}
          onChange={({ currentTarget }) => {
            setPoints(currentTarget.value);
            put({
              checklist: currentTarget.value
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean),
            });
          }}
        />
        <NumberInput
          label={t('templates.due_days')}
          description={t('templates.due_help')}
          min={0}
          max={365}
          allowDecimal={false}
          value={card.dueDays ?? ''}
          onChange={(days) => put({ dueDays: typeof days === 'number' ? days : null })}
        />
        {fields.map((field) => (
          <ValueInput
            key={field.id}
            field={field}
            value={card.values.find(({ fieldId }) => fieldId === field.id)?.value}
            onChange={(value) => setValue(field.id, value)}
          />
        ))}
      </DialogForm>
    </Dialog>
  );
}
