import { ask, change } from '@fachwerk/base/contract';
import { FONT_PAIRS } from '@fachwerk/base/font-pairs';
import { WebPage } from '@fachwerk/pages/contract';
import { ShownBlock } from '@fachwerk/pages/contract-shown';
import * as z from 'zod/mini';

export const TRADES = ['lockers', 'pizzeria', 'cafe', 'shop', 'hairdresser', 'workshop', 'practice', 'club'] as const;
export const Trade = z.enum(TRADES);
export type Trade = z.infer<typeof Trade>;

export const siteTemplateApi = {
  list: ask({
    method: 'GET',
    path: '/private/site-templates',
    access: 'staff:pages.edit',
    summary: 'Sites to begin with, and the pages each brings.',
    input: z.object({}),
    output: z.object({ templates: z.array(z.object({ trade: Trade, pages: z.array(z.string()) })) }),
  }),
  show: ask({
    method: 'GET',
    path: '/private/site-templates/:trade/start',
    access: 'staff:pages.edit',
    summary: 'The start page of a template as visitors of this company would see it, and the fonts it is set in.',
    input: z.object({ trade: Trade }),
    output: z.object({ title: z.string(), fonts: z.enum(FONT_PAIRS), blocks: z.array(ShownBlock) }),
  }),
  apply: change({
    method: 'POST',
    path: '/private/site-templates/:trade/apply',
    access: 'staff:pages.edit',
    repeats: 'key',
    summary:
      'Adds the pages of a template as drafts, in German and, where it is wanted and a language of the site, in English. Nothing that is there is changed.',
    input: z.object({ trade: Trade, isInEnglish: z.optional(z.boolean()) }),
    output: z.object({ pages: z.array(WebPage) }),
  }),
};
