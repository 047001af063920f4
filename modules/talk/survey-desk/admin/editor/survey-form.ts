import type { ContractForm } from '@fachwerk/react/contract-form';
import { Slug } from '@fachwerk/surveys/contract';
import { SurveyContent } from '@fachwerk/surveys/contract-content';
import * as z from 'zod/mini';

/** What is written of a survey. */
export const WrittenSurvey = z.object({ slug: Slug, content: SurveyContent });
type WrittenSurvey = z.infer<typeof WrittenSurvey>;

export type SurveyForm = ContractForm<WrittenSurvey, WrittenSurvey>;
