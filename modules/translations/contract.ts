import { ask } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import * as z from 'zod/mini';

export const translationProblems = {
  'text.unknown': 404,
  'text.empty': 422,
  'text.too_long': 422,
  'text.foreign_placeholder': 422,
} as const satisfies ProblemCatalog;
export type TranslationProblem = keyof typeof translationProblems;

export const translationApi = {
  overrides: ask({
    method: 'GET',
    path: '/private/text-overrides/:language',
    access: 'staff',
    summary: 'The platform texts this company has replaced, in one language and its fallbacks merged.',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: z.object({ texts: z.record(z.string(), z.string()) }),
  }),
};
