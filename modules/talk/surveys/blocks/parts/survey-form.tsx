import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import { Prose } from '@fachwerk/site/prose';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { type SyntheticEvent, useState } from 'react';
import type { SiteSurvey } from '../../contract-site.ts';
import { askedQuestions } from '../../rules/answers.ts';
import { answersIn, FORM_NAMES } from '../../rules/form-names.ts';
import { isSent, surveyAnchor } from '../../rules/survey-path.ts';
import { siteDe } from '../../texts/site.de.ts';
import { QuestionField } from './question-field.tsx';
import css from './survey-form.module.css';

type Props = { readonly survey: SiteSurvey; readonly invitation: string };

/** Works without JavaScript. After it was sent, the thanks stand where it was. */
export function SurveyForm({ survey, invitation }: Props) {
  const t = useText(siteDe);
  const { path } = useSite();
  const { slug, state, thanks } = survey;
  return (
    <div id={surveyAnchor(slug)} className={css.survey}>
      {isSent(path, slug) ? (
        <Notice kind="ok" title={t('survey.sent')} isAnswer>
          <Prose text={thanks} />
        </Notice>
      ) : state === 'open' ? (
        <OpenForm survey={survey} invitation={invitation} />
      ) : (
        <Notice kind="info">
          <p>{t(`survey.state.${state}`)}</p>
        </Notice>
      )}
    </div>
  );
}

const answersOf = (form: Parameters<typeof answersIn>[0]) =>
  Object.fromEntries(answersIn(form).map(({ key, values }) => [key, values]));

function OpenForm({ survey, invitation }: Props) {
  const t = useText(siteDe);
  const { form, problem } = useSite();
  // There may be two on a page: only the one that was sent says what was wrong.
  const isOurs = form[FORM_NAMES.slug]?.[0] === survey.slug;
  const [answers, setAnswers] = useState(() => (isOurs ? answersOf(form) : {}));
  const asked = askedQuestions(survey.questions, answers);
  const look = ({ currentTarget }: SyntheticEvent<HTMLDivElement>) => {
    const sent = new FormData(currentTarget.closest('form')!);
    const names = [...new Set(sent.keys())];
    setAnswers(answersOf(Object.fromEntries(names.map((name) => [name, sent.getAll(name).map(String)]))));
  };
  const hidden = {
    [FORM_NAMES.slug]: survey.slug,
    [FORM_NAMES.edition]: `${survey.edition}`,
    [FORM_NAMES.answerId]: (isOurs && form[FORM_NAMES.answerId]?.[0]) || survey.answerId,
    [FORM_NAMES.invitation]: (isOurs && form[FORM_NAMES.invitation]?.[0]) || invitation,
    [FORM_NAMES.shown]: asked.map(({ id }) => id).join(','),
  };
  return (
    <Form hasOwnNotice hidden={hidden}>
      {isOurs && (problem?.code === 'survey.more_questions' ? <MoreQuestions /> : <ProblemNotice />)}
      {survey.intro && <Prose text={survey.intro} />}
      {survey.isAnonymous && <p className={css.quiet}>{t('survey.anonymous')}</p>}
      <div className={css.questions} onChange={look}>
        {asked.map((question) => (
          <QuestionField key={question.id} slug={survey.slug} question={question} />
        ))}
        <Trap slug={survey.slug} />
      </div>
      <div>
        <Button act={FORM_NAMES.act}>{t('survey.send')}</Button>
      </div>
    </Form>
  );
}

/** Nothing was wrong: what was answered asks for more. */
function MoreQuestions() {
  const t = useText(siteDe);
  return (
    <Notice kind="info" isAnswer>
      <p>{t('survey.more_questions')}</p>
    </Notice>
  );
}

/** Nobody sees it, hears it or comes to it by the keyboard; what fills in whatever it finds does. */
function Trap({ slug }: { readonly slug: string }) {
  const t = useText(siteDe);
  const id = `${surveyAnchor(slug)}-${FORM_NAMES.trap}`;
  return (
    <div className={css.trap} aria-hidden="true">
      <label htmlFor={id}>{t('survey.trap')}</label>
      <input id={id} name={FORM_NAMES.trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
