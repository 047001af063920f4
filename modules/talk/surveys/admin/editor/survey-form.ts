import type { ContractForm } from '@fachwerk/react/contract-form';
import * as z from 'zod/mini';
import { Slug } from '../../contract.ts';
import { SurveyContent } from '../../contract-content.ts';

/** What is written of a survey. */
export const WrittenSurvey = z.object({ slug: Slug, content: SurveyContent });
type WrittenSurvey = z.infer<typeof WrittenSurvey>;

export type SurveyForm = ContractForm<WrittenSurvey, WrittenSurvey>;
