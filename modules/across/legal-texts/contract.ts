import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, paragraph } from '@fachwerk/base/schema';
import { LegalVersion } from '@fachwerk/sites/contract-legal';
import * as z from 'zod/mini';

/** Texts that follow from what a company is and what its site uses. Terms and withdrawal are a matter of choice, and stay templates. */
export const MadeKind = z.enum(['imprint', 'privacy', 'accessibility']);
export type MadeKind = z.infer<typeof MadeKind>;

/** By the name of the question (`rules/documents/`); one that is not answered is empty or missing. */
export const Answers = z.record(line(40, 1), paragraph(600));
export type Answers = z.infer<typeof Answers>;

/** What the house sees by itself. */
export const TextFacts = z.object({
  /** What the site uses and is, one word each (`rules/site-use.ts`). */
  uses: z.array(z.string()),
  /** What the words of a text name: `legalName`, `city`, `tileHosts`. */
  named: z.record(z.string(), z.string()),
});
export type TextFacts = z.infer<typeof TextFacts>;

export const MadeParagraph = z.object({
  name: z.string(),
  /** Its first line. */
  excerpt: z.string(),
  /** Which law asks for it. */
  source: z.string(),
  /** The day on which somebody last compared it with the law. */
  checkedOn: z.iso.date(),
});
export type MadeParagraph = z.infer<typeof MadeParagraph>;

/** In what the text would be another one than when it was taken over. */
export const TextChange = z.object({ change: z.enum(['new', 'changed', 'gone']), excerpt: z.string() });
export type TextChange = z.infer<typeof TextChange>;

export const MadeText = z.object({
  kind: MadeKind,
  answers: Answers,
  /** Of the answers; 0 until somebody has answered. */
  version: z.int(),
  facts: TextFacts,
  /** Fields of the company's data that every text needs. */
  missing: z.array(z.string()),
  /** As it would be today. */
  text: z.object({ de: z.string(), en: z.string() }),
  paragraphs: z.array(MadeParagraph),
  /** Null: it was never taken over. */
  madeOn: z.nullable(z.iso.date()),
  changes: z.array(TextChange),
  /** The newest version of the legal text, which a new one follows. */
  newest: z.int(),
});
export type MadeText = z.infer<typeof MadeText>;

export const legalTextProblems = {
  'legal_text.changed_meanwhile': 409,
  'legal_text.answer_unknown': 422,
  'legal_text.company_incomplete': 409,
  'legal_text.unanswered': 409,
} as const satisfies ProblemCatalog;
export type LegalTextProblem = keyof typeof legalTextProblems;

export const legalTextApi = {
  show: ask({
    method: 'GET',
    path: '/private/legal-texts/:kind',
    access: 'staff:sites.manage',
    summary: 'A legal text as it follows from the answers and from what the site uses today.',
    input: z.object({ kind: MadeKind }),
    output: MadeText,
  }),
  answer: change({
    method: 'POST',
    path: '/private/legal-texts/:kind/answers',
    access: 'staff:sites.manage',
    repeats: 'version',
    summary: 'Keeps answers, those of other questions stay; `version` is the one that was read.',
    input: z.object({ kind: MadeKind, answers: Answers, version: z.int() }),
    output: MadeText,
  }),
  takeOver: change({
    method: 'POST',
    path: '/private/legal-texts/:kind/take-over',
    access: 'staff:sites.manage',
    repeats: 'version',
    summary: 'Makes it the next version of the legal text on the site, at once or from a later moment on.',
    input: z.object({
      kind: MadeKind,
      newest: z.int(),
      /** Left out: at once. */
      validFrom: z.optional(Instant),
    }),
    output: LegalVersion,
  }),
};
