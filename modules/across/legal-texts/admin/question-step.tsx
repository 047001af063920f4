import { paragraph } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { type FieldProps, useContractForm } from '@fachwerk/react/contract-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { ErrorSummary } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { StepHead } from '@fachwerk/react/step-head';
import { translate, useText } from '@fachwerk/react/texts';
import { Radio, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { type Answers, legalTextApi } from '../contract.ts';
import { openQuestions, type Question, questionsOf, type Step } from '../rules/document.ts';
import { DOCUMENTS } from '../rules/documents.ts';
import { adminDe } from '../texts/admin.de.ts';
import type { StepProps } from './maker-steps.ts';
import { StepButtons } from './step-buttons.tsx';

/** More than these stand in a list that opens. */
const MOST_RADIOS = 4;

/** One page of the sequence: a question, and what follows from its answer. Every page is kept as one goes on. */
export function QuestionStep({ step: name, made, at, of, onNext, onBack }: { step: string } & StepProps) {
  const t = useText(adminDe);
  const step = DOCUMENTS[made.kind].steps.find((each) => each.name === name)!;
  const form = useContractForm(schemaOf(step), initialOf(step, made.answers));
  const answer = useChange(legalTextApi.answer, { isQuiet: true });
  const known = { facts: made.facts, answers: { ...made.answers, ...(form.values as Answers) } };
  const onSave = async () => {
    const open = openQuestions(step, known);
    if (open.length > 0) {
      throw refusalAt(
        open.map((question) => ({ path: question.name, code: 'field.missing' })),
        () => t('legal_texts.required'),
      );
    }
    const { kind, version } = made;
    await answer.mutateAsync({ kind, version, answers: form.values as Answers });
  };
  const guard = useLeaveGuard(form.state === 'changed');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit(onSave))) return;
    guard.release();
    onNext();
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      <Stack gap="md">
        <StepHead at={at} of={of} title={translate(`legal_step.${name}`)}>
          {translate(`legal_step.${name}.about`)}
        </StepHead>
        {questionsOf(step, known).map((question) => (
          <Asked key={question.name} question={question} field={form.field(question.name)} />
        ))}
        <Text size="xs" c="dimmed">
          {t('legal_texts.source', { source: step.source })}
        </Text>
      </Stack>
      <StepButtons isBusy={form.state === 'saving'} onBack={onBack} />
    </form>
  );
}

function Asked({ question: { name, input, isOptional = false }, field }: { question: Question; field: FieldProps }) {
  const label = translate(`legal_question.${name}`);
  if (input === 'line') return <TextInput label={label} required={!isOptional} {...field} />;
  if (input === 'lines') {
    const help = translate(`legal_question.${name}.help`);
    return <Textarea label={label} description={help} {...HELP_BELOW} required={!isOptional} rows={4} {...field} />;
  }
  const options = input.options.map((value) => ({ value, label: translate(`legal_question.${name}.${value}`) }));
  if (options.length > MOST_RADIOS) {
    return <Select label={label} data={options} searchable allowDeselect={false} {...field} />;
  }
  return (
    <Radio.Group label={label} required={!isOptional} {...field}>
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const schemaOf = ({ questions }: Step) =>
  z.object(Object.fromEntries(questions.map(({ name }) => [name, paragraph(600)])));

const initialOf = ({ questions }: Step, answers: Answers): Record<string, string> =>
  Object.fromEntries(questions.map(({ name }) => [name, answers[name] ?? '']));
