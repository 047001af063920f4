import { ask } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import * as z from 'zod/mini';

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
