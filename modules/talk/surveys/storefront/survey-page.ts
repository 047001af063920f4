import { page } from '@fachwerk/site/page';
import { surveySiteApi } from '../contract-site.ts';
import { INVITATION_QUERY } from '../rules/survey-path.ts';
import { acts } from './send-answers.ts';
import type { SurveyData } from './survey-data.ts';

/** Without an account; an invitation only says who need not be reminded. Visits are not counted: they would tell when somebody answered. */
export const surveyPage = page<SurveyData>({
  path: '/umfrage/:slug',
  isUncounted: true,
  load: async (ctx) => {
    const invitation = ctx.query.get(INVITATION_QUERY) ?? '';
    return { survey: await ctx.ask(surveySiteApi.show, { slug: ctx.params.slug!, invitation }), invitation };
  },
  acts,
  title: ({ survey }) => survey.title,
  view: () => import('./survey-view.tsx'),
});
