import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Longer than any sentence of the product, short enough that all texts of a company fit into one answer. */
export const LONGEST_TEXT_CHARACTERS = 4000;

/** Where a text is read: on the pages of the site, in mails and on papers, or by staff. */
export const TextArea = z.enum(['site', 'mails', 'admin']);
export type TextArea = z.infer<typeof TextArea>;

const TextLanguage = z.enum(LANGUAGES);

/** Null where the language says nothing of its own: the next one of its chain speaks. */
export const Wording = z.object({ platform: z.nullable(z.string()), own: z.nullable(z.string()) });
export type Wording = z.infer<typeof Wording>;

export const TextConstant = z.object({
  /** The key, by which the code says it. */
  id: z.string(),
  area: TextArea,
  /** Worded by the law: it can be read here, and not changed. */
  isFixed: z.boolean(),
  texts: z.record(TextLanguage, Wording),
});
export type TextConstant = z.infer<typeof TextConstant>;

export const TextVersion = z.object({
  id: z.uuid(),
  language: TextLanguage,
  /** Null: back to the platform's text. */
  text: z.nullable(z.string()),
  at: Instant,
  /** Empty where the product itself did it. */
  personName: z.string(),
});
export type TextVersion = z.infer<typeof TextVersion>;

export const TextState = z.enum(['own', 'missing']);
export type TextState = z.infer<typeof TextState>;

export const TextFilter = z.object({
  /** Found in the key and in every wording. */
  search: z.optional(line(100)),
  area: z.optional(TextArea),
  state: z.optional(TextState),
  /** In which the text is the company's own, or missing; left out: in any. */
  language: z.optional(TextLanguage),
  /** The last one already shown. */
  after: z.optional(line(200)),
});
export type TextFilter = z.infer<typeof TextFilter>;

export const translationCapabilities = {
  'texts.edit': { roles: ['administrator', 'management', 'editor'] },
} as const satisfies CapabilityCatalog;

export const translationProblems = {
  'text.unknown': 404,
  'text.fixed': 409,
  'text.changed_meanwhile': 409,
  'text.empty': 422,
  'text.too_long': 422,
  'text.foreign_placeholder': 422,
  'text.missing_placeholder': 422,
  /** The AI has left a placeholder out, or written too much. */
  'text.draft_unusable': 503,
} as const satisfies ProblemCatalog;
export type TranslationProblem = keyof typeof translationProblems;

const staff = 'staff:texts.edit';

export const translationApi = {
  overrides: ask({
    method: 'GET',
    path: '/private/text-overrides/:language',
    access: 'staff',
    summary: 'The platform texts this company has replaced, in one language and its fallbacks merged.',
    input: z.object({ language: TextLanguage }),
    output: z.object({ texts: z.record(z.string(), z.string()) }),
  }),
  list: ask({
    method: 'POST',
    path: '/private/text-constants',
    access: staff,
    summary: 'Every text of the product in its languages, with the company’s own words; the pages of the site first.',
    input: z.object({ filter: TextFilter }),
    output: z.object({
      constants: z.array(TextConstant),
      next: z.nullable(z.string()),
      total: z.int(),
      /** How many match in each area, whichever is asked for. */
      areas: z.record(TextArea, z.int()),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/text-constant/:key',
    access: staff,
    summary: 'One text, and the last wordings the company gave it.',
    input: z.object({ key: line(200, 1) }),
    output: z.object({
      constant: TextConstant,
      versions: z.array(TextVersion),
      /** Whether an AI is set up that can draft it in another language. */
      canDraft: z.boolean(),
    }),
  }),
  draft: change({
    method: 'POST',
    path: '/private/text-constant/draft',
    access: staff,
    repeats: 'again',
    summary: 'What the text could say in another language, by an AI; a suggestion, nothing is saved.',
    input: z.object({ key: line(200, 1), language: TextLanguage }),
    output: z.object({ text: z.string() }),
    // It waits for somebody else for up to a minute.
    transaction: 'own',
  }),
  edit: change({
    method: 'POST',
    path: '/private/text-constant/edit',
    access: staff,
    repeats: 'same',
    summary: 'Replaces a text in one language; empty brings the platform’s own back. Seen by the next visitor.',
    input: z.object({
      item: z.object({
        key: line(200, 1),
        language: TextLanguage,
        text: paragraph(LONGEST_TEXT_CHARACTERS),
        /** The company's wording that was read; left out, whatever stands there is replaced. */
        was: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_TEXT_CHARACTERS)))),
      }),
    }),
    output: TextConstant,
  }),
};

/** A company has changed a text: pages are drawn anew, screens ask again. */
export const textStream = stream({
  name: 'texts',
  access: 'staff',
  audience: 'company',
  event: z.object({ type: z.literal('texts') }),
});
