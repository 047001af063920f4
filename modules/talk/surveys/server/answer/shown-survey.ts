import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { SurveyContent } from '../../contract-content.ts';
import type { SiteSurvey } from '../../contract-site.ts';
import { problem } from '../problem.ts';
import { findBySlug, findEdition, findSurvey, type StoredSurvey } from '../survey/survey-store.ts';

export type Shown = { readonly survey: StoredSurvey; readonly edition: number; readonly content: SurveyContent };

/** As visitors see it at this moment; a draft is there for nobody. */
export async function shownSurvey(ctx: CompanyCtx, slug: string): Promise<Shown> {
  return shown(ctx, await findBySlug(ctx, slug));
}

/** Null where it cannot be shown: a page stands without it. */
export async function shownById(ctx: CompanyCtx, id: string): Promise<Shown | null> {
  const survey = await findSurvey(ctx, id);
  return survey?.edition ? shown(ctx, survey) : null;
}

async function shown(ctx: CompanyCtx, survey: StoredSurvey | undefined): Promise<Shown> {
  const edition = survey?.edition;
  const content = survey && edition ? await findEdition(ctx, survey.id, edition) : undefined;
  if (!survey || !edition || !content) throw problem('survey.unknown');
  return { survey, edition, content };
}

export function inLanguage(
  { survey, edition, content }: Shown,
  language: Language,
  state: SiteSurvey['state'],
): SiteSurvey {
  const options = (all: SurveyContent['questions'][number]['options']) =>
    all.map(({ id, label }) => ({ id, label: textIn(label, language) }));
  return {
    slug: survey.slug,
    edition,
    state,
    isAnonymous: survey.isAnonymous,
    title: textIn(content.title, language),
    intro: textIn(content.intro, language),
    thanks: textIn(content.thanks, language),
    questions: content.questions.map(({ title, help, low, high, options: given, rows, ...question }) => ({
      ...question,
      title: textIn(title, language),
      help: textIn(help, language),
      low: textIn(low, language),
      high: textIn(high, language),
      options: options(given),
      rows: options(rows),
    })),
    // At random, unlike other ids: it tells nothing about when.
    answerId: crypto.randomUUID(),
  };
}
