import type { Language } from '@fachwerk/base/language';
import { Words, WordsLanguage } from '@fachwerk/dialogues/parts';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { useWrittenLanguages } from '@fachwerk/react/written-languages';
import { Button, NativeSelect, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconWorldUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type SurveyDetail, surveyApi } from '../../contract.ts';
import { AskedAfter, MOST_QUESTIONS, type Question } from '../../contract-content.ts';
import { whyNotPublish } from '../../rules/whether-to-publish.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { newQuestion } from './new-question.ts';
import { QuestionCard } from './question-card.tsx';
import { type SurveyForm, WrittenSurvey } from './survey-form.ts';

/** What is asked, in the order in which it is asked; one language at a time. */
export function SurveyEditor({ survey }: { readonly survey: SurveyDetail }) {
  const t = useText(adminDe);
  const { id, version, slug, content } = survey;
  const form = useContractForm(WrittenSurvey, { slug, content });
  const save = useChange(surveyApi.save, { isQuiet: true });
  const languages = useWrittenLanguages();
  const [language, setLanguage] = useState<Language>('de');
  const { questions } = form.values.content;
  const setQuestions = (next: Question[]) => form.set('content', { ...form.values.content, questions: next });
  return (
    <WordsLanguage value={language}>
      <Panel isWide isForm>
        <Form
          form={form}
          saveLabel={t('surveys.save')}
          onSave={(values) => save.mutateAsync({ id, version, ...values })}
          onSaved={() => notify(t('surveys.saved'))}
        >
          {languages.length > 1 && (
            <NativeSelect
              label={t('surveys.language')}
              value={language}
              onChange={({ currentTarget: { value } }) => setLanguage(value as Language)}
              data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
            />
          )}
          <Words form={form} path="content.title" label={t('surveys.field.title')} isRequired />
          <Words form={form} path="content.intro" label={t('surveys.field.intro')} rows={3} />
          <Words form={form} path="content.thanks" label={t('surveys.field.thanks')} rows={2} />
          <TextInput
            label={t('surveys.field.slug')}
            description={t('surveys.field.slug.help')}
            {...HELP_BELOW}
            required
            {...form.field('slug')}
          />
          <NativeSelect
            label={t('surveys.field.askedAfter')}
            description={t('surveys.field.askedAfter.help')}
            {...HELP_BELOW}
            {...form.field('content.askedAfter')}
            data={AskedAfter.options.map((value) => ({ value, label: t(`surveys.askedAfter.${value}`) }))}
          />
          <Questions form={form} questions={questions} onChange={setQuestions} />
        </Form>
      </Panel>
      <PublishPanel survey={survey} isChanged={form.state === 'changed'} />
    </WordsLanguage>
  );
}

type QuestionsProps = {
  readonly form: SurveyForm;
  readonly questions: readonly Question[];
  readonly onChange: (questions: Question[]) => void;
};

function Questions({ form, questions, onChange }: QuestionsProps) {
  const t = useText(adminDe);
  const [said, translate] = useState('');
  const move = (from: number, to: number) => {
    const next = [...questions];
    const [moved] = next.splice(from, 1);
    next.splice(to, 0, moved!);
    onChange(next);
    translate(t('surveys.question.moved', { number: to + 1 }));
  };
  return (
    <>
      {questions.map((question, at) => (
        <QuestionCard
          key={question.id}
          form={form}
          question={question}
          at={at}
          before={questions.slice(0, at)}
          isLast={at === questions.length - 1}
          onChange={(next) => onChange(questions.map((each, index) => (index === at ? next : each)))}
          onMove={(to) => move(at, to)}
          onRemove={() => onChange(questions.filter((_, index) => index !== at))}
        />
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {questions.length < MOST_QUESTIONS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => onChange([...questions, newQuestion()])}
          >
            {t('surveys.question.add')}
          </Button>
        </div>
      )}
    </>
  );
}

/** By the rule the server asks; why not stands beside it. */
function PublishPanel({ survey, isChanged }: { readonly survey: SurveyDetail; readonly isChanged: boolean }) {
  const t = useText(adminDe);
  const reasonId = useId();
  const publish = useChange(surveyApi.publish);
  const fault = whyNotPublish(survey.content, survey.isAnonymous);
  const reason = isChanged
    ? t('surveys.publish.first')
    : fault
      ? t(fault.code, { number: fault.number })
      : !survey.isChanged && survey.state === 'open'
        ? t('surveys.publish.same')
        : null;
  const run = () =>
    publish.mutateAsync({ id: survey.id, version: survey.version }).then(
      () => notify(t('surveys.published')),
      () => undefined,
    );
  return (
    <Panel isWide>
      <Button
        leftSection={<IconWorldUpload size={16} stroke={1.5} />}
        loading={publish.isPending}
        onClick={() => reason === null && void run()}
        {...(reason !== null && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId })}
      >
        {t('surveys.publish')}
      </Button>
      <Text id={reasonId} size="sm" mt="xs" role="status">
        {reason}
      </Text>
    </Panel>
  );
}
