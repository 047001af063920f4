import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, Nothing, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Where a period begins. `evening`: yesterday at 18:00; `visit`: the reader's last look; `friday`: the last Friday at 18:00. */
export const PeriodStart = z.enum(['evening', 'visit', 'day', 'friday']);
export type PeriodStart = z.infer<typeof PeriodStart>;

export const HandoverFilter = z.object({
  since: z._default(PeriodStart, 'evening'),
  /** An own period instead; its end is now where it is left out. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  locationId: z.optional(z.uuid()),
  personId: z.optional(z.uuid()),
});
export type HandoverFilter = z.infer<typeof HandoverFilter>;

export const OpenLevel = z.enum(['urgent', 'high', 'normal']);
export type OpenLevel = z.infer<typeof OpenLevel>;

/** Something that waits for a person. Words are those of the reader's language. */
export const OpenLine = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  level: OpenLevel,
  /** Since when it waits. */
  since: Instant,
  path: z.string(),
});
export type OpenLine = z.infer<typeof OpenLine>;

/** One kind of open things: the most pressing lines, how many there are, and the list of all. */
export const OpenPart = z.object({
  name: z.string(),
  label: z.string(),
  total: z.int(),
  path: z.string(),
  lines: z.array(OpenLine),
});
export type OpenPart = z.infer<typeof OpenPart>;

export const FigureUnit = z.enum(['count', 'cents', 'minutes']);

/** A figure of the period beside that of the same time weeks earlier, and the list behind it. */
export const HandoverFigure = z.object({
  name: z.string(),
  label: z.string(),
  unit: FigureUnit,
  value: z.int(),
  before: z.int(),
  path: z.string(),
});
export type HandoverFigure = z.infer<typeof HandoverFigure>;

export const ActivityLine = z.object({
  id: z.uuid(),
  at: Instant,
  text: z.string(),
  about: z.string(),
  path: z.string(),
});
export type ActivityLine = z.infer<typeof ActivityLine>;

/** What one person did of one kind; the newest lines of it. */
export const ActivityGroup = z.object({
  type: z.string(),
  label: z.string(),
  count: z.int(),
  lines: z.array(ActivityLine),
});
export type ActivityGroup = z.infer<typeof ActivityGroup>;

export const PersonActivity = z.object({
  id: z.uuid(),
  name: z.string(),
  count: z.int(),
  lastAt: Instant,
  groups: z.array(ActivityGroup),
  path: z.string(),
});
export type PersonActivity = z.infer<typeof PersonActivity>;

export const MOST_NOTE_LETTERS = 2000;

const Signature = z.object({ name: z.string(), at: Instant });

/** For whoever comes next. It stays until somebody ticks it. */
export const HandoverNote = z.object({
  id: z.uuid(),
  /** Empty where it is the reader's own company. */
  companyName: z.string(),
  text: z.string(),
  written: Signature,
  isOwn: z.boolean(),
  done: z.nullable(Signature),
  /** Everybody but the author who has had it on the screen. */
  seenBy: z.array(Signature),
});
export type HandoverNote = z.infer<typeof HandoverNote>;

const Choice = z.object({ id: z.uuid(), name: z.string() });

/** 1 is Monday. */
export const Weekdays = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7));

/** When somebody gets the handover by e-mail. */
export const MailPlan = z.object({
  isOn: z.boolean(),
  /** Minutes after midnight by the clock of the books. */
  atMinute: z.int().check(z.minimum(0), z.maximum(24 * 60 - 1)),
  weekdays: Weekdays,
});
export type MailPlan = z.infer<typeof MailPlan>;

export const Handover = z.object({
  from: Instant,
  to: Instant,
  /** The time the figures are compared with. */
  comparedFrom: Instant,
  comparedTo: Instant,
  /** Null before the second visit. */
  lastVisitAt: z.nullable(Instant),
  open: z.array(OpenPart),
  figures: z.array(HandoverFigure),
  /** Null: the reader may not read the log. */
  people: z.nullable(z.array(PersonActivity)),
  notes: z.array(HandoverNote),
  /** To filter by; empty where there is nothing to choose. */
  locations: z.array(Choice),
  colleagues: z.array(Choice),
  mailPlan: MailPlan,
});
export type Handover = z.infer<typeof Handover>;

export const handoverCapabilities = {
  'handover.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'reader'],
  },
  'handover.write': { roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting'] },
} as const satisfies CapabilityCatalog;

export const handoverProblems = {
  'handover.period_reversed': 422,
  'handover.period_too_long': 422,
  'handover.note_unknown': 404,
} as const satisfies ProblemCatalog;
export type HandoverProblem = keyof typeof handoverProblems;

export const handoverApi = {
  show: ask({
    method: 'POST',
    path: '/private/handover',
    access: 'staff:handover.read',
    summary: 'What is open, what happened in a period, who did what, and the notes for the next shift.',
    input: z.object({ filter: HandoverFilter }),
    output: Handover,
  }),
  visit: change({
    method: 'POST',
    path: '/private/handover/visit',
    access: 'staff:handover.read',
    repeats: 'same',
    summary: 'Remembers that the caller has looked, and marks the open notes as seen.',
    input: z.object({}),
    output: Nothing,
  }),
  addNote: change({
    method: 'POST',
    path: '/private/handover/notes',
    access: 'staff:handover.write',
    repeats: 'key',
    summary: 'Writes a note for the next shift.',
    input: z.object({ text: paragraph(MOST_NOTE_LETTERS).check(z.minLength(1)) }),
    output: z.object({ id: z.uuid() }),
  }),
  markNote: change({
    method: 'PUT',
    path: '/private/handover/notes/:id/done',
    access: 'staff:handover.write',
    repeats: 'same',
    summary: 'Ticks a note, or opens it again. Whoever ticked it first stays its signature.',
    input: z.object({ id: z.uuid(), isDone: z.boolean() }),
    output: Nothing,
  }),
  planMail: change({
    method: 'PUT',
    path: '/private/handover/mail',
    access: 'staff:handover.read',
    repeats: 'same',
    summary: 'Subscribes the caller to the handover by e-mail, or ends it.',
    input: MailPlan,
    output: MailPlan,
  }),
};
