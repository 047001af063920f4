import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Month } from './contract.ts';

export const SheetState = z.enum(['open', 'submitted', 'approved']);

const Span = z.object({ from: Instant, to: Instant });

/** A working day and what §§ 3–5 ArbZG say to it. */
export const Shift = z.extend(Span, {
  on: z.iso.date(),
  workMinutes: z.int(),
  gaps: z.array(Span),
  overlaps: z.array(Span),
  hints: z.array(z.enum(['over_ten_hours', 'missing_break', 'short_rest'])),
});
export type Shift = z.infer<typeof Shift>;

export const AbsenceKind = z.enum(['vacation', 'sick', 'training', 'other']);
export type AbsenceKind = z.infer<typeof AbsenceKind>;

export const Absence = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  userName: z.string(),
  kind: AbsenceKind,
  fromOn: z.iso.date(),
  untilOn: z.iso.date(),
  note: z.string(),
});
export type Absence = z.infer<typeof Absence>;

const day = z.iso.date('field.date').check(z.refine((on) => on >= '2024-01-01' && on < '2100', 'field.date'));

export const AbsenceData = z.object({ kind: AbsenceKind, fromOn: day, untilOn: day, note: line(200) });

/** A month of a person, as who approves it reads it. */
export const Sheet = z.object({
  userId: z.uuid(),
  userName: z.string(),
  state: SheetState,
  /** Who decided last. */
  decidedBy: z.string(),
  minutes: z.int(),
  cents: z.int(),
  shifts: z.array(Shift),
  absences: z.array(Absence),
});
export type Sheet = z.infer<typeof Sheet>;

export const ReportFormat = z.enum(['csv', 'xlsx', 'pdf']);
/** Minutes that a begun step is rounded up to; 0: not at all. */
export const ReportRounding = z.enum(['0', '5', '15', '30', '60']);

export const teamProblems = {
  'time_sheet.not_open': 409,
  'time_sheet.not_handed_in': 409,
  /** A month that has not ended, or a timer that still runs in it. */
  'time_sheet.to_come': 422,
  'time_sheet.running': 409,
  'absence.unknown': 404,
  'absence.ends_before_start': 422,
  'absence.twice': 409,
  'absence.too_long': 422,
} as const satisfies ProblemCatalog;
export type TeamProblem = keyof typeof teamProblems;

export const teamApi = {
  sheet: ask({
    method: 'GET',
    path: '/private/time-sheet',
    access: 'staff:time_log.track',
    summary: 'One’s own month: working days, gaps, overlaps, absences, and whether it is handed in.',
    input: z.object({ month: Month }),
    output: z.object({ sheet: Sheet }),
  }),
  sheets: ask({
    method: 'GET',
    path: '/private/time-sheets',
    access: 'staff:time_log.team',
    summary: 'The month of everybody who has logged time or was away in it, by name.',
    input: z.object({ month: Month }),
    output: z.object({ sheets: z.array(Sheet) }),
  }),
  submit: change({
    method: 'POST',
    path: '/private/time-sheet/submit',
    access: 'staff:time_log.track',
    repeats: 'once',
    summary: 'Hands in one’s own month: from then on only who manages times changes it.',
    input: z.object({ month: Month }),
    output: Nothing,
  }),
  decide: change({
    method: 'POST',
    path: '/private/time-sheet/decide',
    access: 'staff:time_log.manage',
    repeats: 'once',
    summary: 'Approves the month of a person, which closes it for everybody, or gives it back.',
    input: z.object({ userId: z.uuid(), month: Month, decision: z.enum(['approve', 'give_back']) }),
    output: Nothing,
  }),
  addAbsence: change({
    method: 'POST',
    path: '/private/absence',
    access: 'staff:time_log.track',
    repeats: 'key',
    summary: 'Enters an absence of one’s own.',
    input: z.object({ absence: AbsenceData }),
    output: z.object({ id: z.uuid() }),
  }),
  removeAbsence: change({
    method: 'POST',
    path: '/private/absence/delete',
    access: 'staff:time_log.track',
    repeats: 'same',
    summary: 'Takes an absence back: one’s own, or anybody’s for who manages times.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  export: ask({
    method: 'GET',
    path: '/private/time-logs/export',
    access: 'staff:time_log.track',
    summary: 'The time logs of a month as a table or a paper, rounded as asked: one’s own, or the team’s.',
    input: z.object({
      month: Month,
      format: ReportFormat,
      scope: z.enum(['own', 'team']),
      rounding: ReportRounding,
    }),
    output: FileAnswer,
  }),
};
