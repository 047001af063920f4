import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { addAnswer, countTogether } from '../answer/answer-store.ts';
import { addEdition, addSurvey, listSurveys } from '../survey/survey-store.ts';
import { DEMO_SURVEYS, demoAnswers } from './demo-survey.ts';

const ANSWERS = 40;
const DAYS_BETWEEN = 3;

/** Leaves alone what is already there. */
export async function createDemoSurveys(ctx: WorkCtx): Promise<void> {
  for (const [code, { slug, content }] of Object.entries(DEMO_SURVEYS)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const scoped = { ...ctx, companyId: company.id };
    if ((await listSurveys(scoped, { limit: 1 })).length > 0) continue;
    const surveyId = await addSurvey(scoped, { slug, isAnonymous: true, content });
    await addEdition(scoped, surveyId);
    for (let number = 0; number < ANSWERS; number++) {
      const at = { ...scoped, now: addDays(ctx.now, -number * DAYS_BETWEEN) };
      const answers = demoAnswers(content, number);
      const nobody = { isAnonymous: true, language: '', customerId: null, browser: '', isInvited: false };
      await addAnswer(at, { ...nobody, id: crypto.randomUUID(), surveyId, edition: 1, answers });
    }
    await countTogether(scoped, surveyId);
  }
}
