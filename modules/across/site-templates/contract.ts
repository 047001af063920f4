import { ask, change } from '@fachwerk/base/contract';
import { FONT_PAIRS } from '@fachwerk/base/font-pairs';
import { LANGUAGES } from '@fachwerk/base/language';
import { WebPage } from '@fachwerk/pages/contract';
import { ShownBlock } from '@fachwerk/pages/contract-shown';
import { SiteTemplate as SiteTheme } from '@fachwerk/sites/contract';
import * as z from 'zod/mini';

export const TRADES = ['lockers', 'pizzeria', 'cafe', 'shop', 'hairdresser', 'workshop', 'practice', 'club'] as const;
export const Trade = z.enum(TRADES);
export type Trade = z.infer<typeof Trade>;

/** Two for every trade, apart in layout, letters and rhythm. */
export const TEMPLATE_KEYS = [
  'lockers-station',
  'lockers-town',
  'pizzeria-oven',
  'pizzeria-menu',
  'cafe-morning',
  'cafe-slow',
  'shop-shelf',
  'shop-finds',
  'hairdresser-mirror',
  'hairdresser-barber',
  'workshop-bench',
  'workshop-repair',
  'practice-room',
  'practice-calm',
  'club-pitch',
  'club-house',
] as const;
export const TemplateKey = z.enum(TEMPLATE_KEYS);
export type TemplateKey = z.infer<typeof TemplateKey>;

/** What a template is drawn in. */
export const TemplateLook = z.object({ template: SiteTheme, fonts: z.enum(FONT_PAIRS), accent: z.string() });
export type TemplateLook = z.infer<typeof TemplateLook>;

export const TemplateLine = z.object({
  key: TemplateKey,
  trade: Trade,
  look: TemplateLook,
  /** Made for what the company does. */
  isOwn: z.boolean(),
  pages: z.array(z.string()),
});
export type TemplateLine = z.infer<typeof TemplateLine>;

export const siteTemplateApi = {
  list: ask({
    method: 'GET',
    path: '/private/site-templates',
    access: 'staff:pages.edit',
    summary: 'Sites to begin with, those for the own trade first, and the pages each brings.',
    input: z.object({}),
    output: z.object({ templates: z.array(TemplateLine), languages: z.array(z.enum(LANGUAGES)) }),
  }),
  show: ask({
    method: 'GET',
    path: '/private/site-templates/:template/start',
    access: 'staff:pages.edit',
    summary: 'The start page of a template as visitors of this company would see it, and what it is drawn in.',
    input: z.object({ template: TemplateKey, language: z.optional(z.enum(LANGUAGES)) }),
    output: z.object({ title: z.string(), look: TemplateLook, blocks: z.array(ShownBlock) }),
  }),
  apply: change({
    method: 'POST',
    path: '/private/site-templates/:template/apply',
    access: 'staff:pages.edit',
    repeats: 'key',
    summary:
      'Adds the pages of a template as drafts, in German or in all languages of the site, and its pictures to the library. With `takesLook` the site takes its fonts, colour and ground, for whoever may change those; nothing else that is there is changed.',
    input: z.object({
      template: TemplateKey,
      isTranslated: z.optional(z.boolean()),
      takesLook: z.optional(z.boolean()),
    }),
    output: z.object({ pages: z.array(WebPage) }),
  }),
};
