import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** The choices of the dashboard (spec §7), in its words. */
export const TextMode = z.enum(['optimize', 'create']);
export const TextTone = z.enum(['freundlich', 'professionell', 'locker', 'verkaufsstark']);
export const TextLanguage = z.enum(['deutsch', 'englisch']);

/** Longest input, in characters. */
export const MOST_INPUT = 6000;

export const TextOptions = z.object({
  mode: TextMode,
  tone: TextTone,
  language: TextLanguage,
  input: paragraph(MOST_INPUT).check(z.minLength(1)),
});
export type TextOptions = z.infer<typeof TextOptions>;

export const aiTextCapabilities = {
  'ai_text.use': { roles: ['administrator', 'management', 'staff', 'support', 'editor'] },
} as const satisfies CapabilityCatalog;

export const aiTextProblems = {
  /** Whatever went wrong at the other end (spec §8). */
  'ai_text.failed': 503,
  'ai_text.not_set_up': 409,
  /** The company has used up what it may in this month. */
  'ai_text.used_up': 429,
} as const satisfies ProblemCatalog;

/** What is written, while it is written: for whoever asked for it. */
export const aiTextStream = stream({
  name: 'ai-text',
  access: 'staff:ai_text.use',
  audience: 'user',
  event: z.object({ id: z.uuid(), text: z.string() }),
});

export const aiTextApi = {
  generate: change({
    method: 'POST',
    path: '/ai/generate-text',
    access: 'staff:ai_text.use',
    repeats: 'again',
    summary:
      'Has a text written or improved; the parts arrive on the stream under the given id, whoever breaks off stops it.',
    input: z.extend(TextOptions, { id: z.optional(z.uuid()) }),
    output: z.object({ result: z.string() }),
    // It waits for somebody else for up to a minute.
    transaction: 'own',
  }),
  state: ask({
    method: 'GET',
    path: '/ai/state',
    access: 'staff:ai_text.use',
    summary: 'Whether texts can be written here, and how much of the month’s limit the company has used at what cost.',
    input: z.object({}),
    output: z.object({
      isSetUp: z.boolean(),
      texts: z.int(),
      usedPercent: z.int(),
      costCents: z.number(),
    }),
  }),
};
