import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const InquiryKind = z.enum(['contact', 'callback']);
export type InquiryKind = z.infer<typeof InquiryKind>;

export const InquiryState = z.enum(['open', 'done']);
export type InquiryState = z.infer<typeof InquiryState>;

/** What a form can be made of. */
export const ElementType = z.enum(['short', 'long', 'email', 'phone', 'choice', 'checkbox', 'date']);
export type ElementType = z.infer<typeof ElementType>;

/** One answer beside what was asked. A ticked box is `yes`, a day is `2026-11-16`, a choice its words. */
export const Answer = z.object({ label: z.string(), type: ElementType, value: z.string() });
export type Answer = z.infer<typeof Answer>;

export const Inquiry = z.object({
  id: z.uuid(),
  kind: InquiryKind,
  receivedAt: Instant,
  pageId: z.uuid(),
  pageTitle: z.string(),
  /** As far as the form asked for it; empty otherwise. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** In which the visitor wrote. */
  language: z.enum(LANGUAGES),
  answers: z.array(Answer),
  note: z.string(),
  /** Null while somebody waits. */
  doneAt: z.nullable(Instant),
  version: z.int(),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const InquiryFilter = z.object({
  search: z.optional(line(100)),
  state: z.optional(InquiryState),
  kind: z.optional(InquiryKind),
  pageId: z.optional(z.uuid()),
  /** The last one already shown. */
  before: z.optional(z.uuid()),
});
export type InquiryFilter = z.infer<typeof InquiryFilter>;

/** How long inquiries are kept, in months: after they were done, and at the most. */
export const Keeping = z
  .object({
    doneMonths: z.int().check(z.minimum(1), z.maximum(36)),
    mostMonths: z.int().check(z.minimum(1), z.maximum(60)),
  })
  .check(
    z.refine(({ doneMonths, mostMonths }) => doneMonths <= mostMonths, {
      message: 'field.keeping_order',
      path: ['mostMonths'],
    }),
  );
export type Keeping = z.infer<typeof Keeping>;

export const inquiryCapabilities = {
  'inquiries.manage': {
    roles: ['administrator', 'management', 'staff', 'support', 'editor'],
    kinds: ['franchisor', 'merchant'],
  },
  /** What is kept for how long is a promise to visitors. */
  'inquiries.keep': { roles: ['administrator', 'management'], kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const inquiryProblems = {
  'inquiry.unknown': 404,
  'inquiry.changed_meanwhile': 409,
  /** There is no such form where visitors see it. */
  'inquiry.no_form': 404,
  'inquiry.incomplete': 422,
  'inquiry.looks_automatic': 422,
  'inquiry.too_fast': 422,
  'inquiry.form_old': 409,
  'inquiry.too_many_links': 422,
  'inquiry.too_many': 429,
} as const satisfies ProblemCatalog;
export type InquiryProblem = keyof typeof inquiryProblems;

const One = z.object({ id: z.uuid() });
const staff = 'staff:inquiries.manage';

export const inquiryApi = {
  list: ask({
    method: 'POST',
    path: '/private/inquiries',
    access: staff,
    summary: 'What visitors wrote, the newest first.',
    input: z.object({ filter: InquiryFilter }),
    output: z.object({ inquiries: z.array(Inquiry), next: z.nullable(z.uuid()) }),
  }),
  overview: ask({
    method: 'GET',
    path: '/private/inquiries/overview',
    access: staff,
    summary: 'How many wait, counted up to a thousand, and the pages they came from.',
    input: z.object({}),
    output: z.object({ open: z.int(), pages: z.array(z.object({ id: z.uuid(), title: z.string() })) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/inquiry/:id',
    access: staff,
    summary: 'One inquiry with all its answers.',
    input: One,
    output: Inquiry,
  }),
  mark: change({
    method: 'POST',
    path: '/private/inquiry/mark',
    access: staff,
    repeats: 'same',
    summary: 'Done, or open again.',
    input: z.object({ id: z.uuid(), isDone: z.boolean() }),
    output: Inquiry,
  }),
  saveNote: change({
    method: 'POST',
    path: '/private/inquiry/note',
    access: staff,
    repeats: 'version',
    summary: 'What colleagues should know; `version` is the one that was read.',
    input: z.object({ id: z.uuid(), version: z.int(), note: paragraph(2000) }),
    output: Inquiry,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/inquiry/:id',
    access: staff,
    repeats: 'same',
    summary: 'Deletes an inquiry for good.',
    input: One,
    output: Nothing,
  }),
  keeping: ask({
    method: 'GET',
    path: '/private/inquiries/keeping',
    access: 'staff:inquiries.keep',
    summary: 'How long inquiries are kept.',
    input: z.object({}),
    output: Keeping,
  }),
  saveKeeping: change({
    method: 'POST',
    path: '/private/inquiries/keeping',
    access: 'staff:inquiries.keep',
    repeats: 'same',
    summary: 'How long inquiries are kept from now on; what is older goes within a day.',
    input: Keeping,
    output: Keeping,
  }),
};

/** Hints for the screens of staff: an inquiry came in, was changed, or is gone. */
export const inquiryStream = stream({
  name: 'inquiries',
  access: staff,
  audience: 'company',
  event: z.object({ type: z.literal('inquiries') }),
});

/** Somebody has sent a form. At least once to each listener. */
export const inquiryReceived = event({
  name: 'inquiry.received',
  payload: z.object({ companyId: z.uuid(), inquiryId: z.uuid() }),
});
