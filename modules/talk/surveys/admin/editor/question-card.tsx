import { IconButton, Words } from '@fachwerk/dialogues/parts';
import { useText } from '@fachwerk/react/texts';
import { Group, NativeSelect, NumberInput, Paper, Stack, Switch, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type Question, QuestionType } from '../../contract-content.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ConditionFields } from './condition-fields.tsx';
import { OptionList } from './option-list.tsx';
import type { SurveyForm } from './survey-form.ts';

type Props = {
  readonly form: SurveyForm;
  readonly question: Question;
  readonly at: number;
  readonly before: readonly Question[];
  readonly isLast: boolean;
  readonly onChange: (question: Question) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

export function QuestionCard({ form, question, at, before, isLast, onChange, onMove, onRemove }: Props) {
  const t = useText(adminDe);
  const number = at + 1;
  const path = `content.questions.${at}`;
  const { type, isRequired, options, rows } = question;
  const hasOptions = type === 'choice' || type === 'several' || type === 'matrix';
  return (
    <Paper component="section" withBorder p="md" aria-label={t('surveys.question', { number })}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {t('surveys.question', { number })}
          </Title>
          <Group gap={4}>
            <IconButton
              label={t('surveys.question.up', { number })}
              icon={IconArrowUp}
              isDisabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              label={t('surveys.question.down', { number })}
              icon={IconArrowDown}
              isDisabled={isLast}
              onClick={() => onMove(at + 1)}
            />
            <IconButton label={t('surveys.question.remove', { number })} icon={IconTrash} onClick={onRemove} />
          </Group>
        </Group>
        <Words form={form} path={`${path}.title`} label={t('surveys.question.title')} isRequired />
        <NativeSelect
          label={t('surveys.question.type')}
          {...form.field(`${path}.type`)}
          data={QuestionType.options.map((value) => ({ value, label: t(`surveys.type.${value}`) }))}
        />
        <Words form={form} path={`${path}.help`} label={t('surveys.question.help')} />
        {hasOptions && (
          <OptionList
            form={form}
            path={`${path}.options`}
            kind={type === 'matrix' ? 'columns' : 'options'}
            options={options}
            onChange={(next) => onChange({ ...question, options: next })}
          />
        )}
        {type === 'matrix' && (
          <OptionList
            form={form}
            path={`${path}.rows`}
            kind="rows"
            options={rows}
            onChange={(next) => onChange({ ...question, rows: next })}
          />
        )}
        {type === 'scale' && (
          <NumberInput
            label={t('surveys.question.most')}
            min={3}
            max={10}
            allowDecimal={false}
            {...form.field(`${path}.scaleMost`)}
          />
        )}
        {(type === 'scale' || type === 'nps') && (
          <>
            <Words form={form} path={`${path}.low`} label={t('surveys.question.low')} />
            <Words form={form} path={`${path}.high`} label={t('surveys.question.high')} />
          </>
        )}
        <Switch
          label={t('surveys.question.required')}
          checked={isRequired}
          onChange={({ currentTarget }) => onChange({ ...question, isRequired: currentTarget.checked })}
        />
        <ConditionFields
          before={before}
          condition={question.showIf}
          onChange={(showIf) => onChange({ ...question, showIf })}
        />
      </Stack>
    </Paper>
  );
}
