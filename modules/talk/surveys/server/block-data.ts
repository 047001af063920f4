import type { BlockData } from '@fachwerk/pages/facade-blocks';
import type { SiteSurvey } from '../contract-site.ts';
import { inLanguage, shownById } from './answer/shown-survey.ts';

/** What the answers are known by is made for one form alone: a page with it is drawn for every visitor anew. */
export const KEEP_SURVEY_SECONDS = 0;

/** Null while none is chosen or it was never published. */
export const surveyData: BlockData = async (ctx, { content, language }): Promise<SiteSurvey | null> => {
  const { survey } = content as { readonly survey: string | null };
  const shown = survey ? await shownById(ctx, survey) : null;
  return shown && inLanguage(shown, language, shown.survey.state === 'open' ? 'open' : 'closed');
};
