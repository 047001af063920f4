import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** `2026-11`. The list of months begins with January 2024 (spec §9). */
export const Month = z.string().check(z.regex(/^20(2[4-9]|[3-9]\d)-(0[1-9]|1[0-2])$/, 'field.date'));

/** Without the sign in front; as one types them: letters, digits, hyphen and underscore. */
const Hashtag = z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,40}$/u, 'field.hashtag'));
export const Hashtags = z.array(Hashtag).check(z.maxLength(10));

const Description = paragraph(500);

export const TimeLog = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  projectName: z.string(),
  userId: z.uuid(),
  userName: z.string(),
  startTime: Instant,
  /** Null while the timer runs. */
  endTime: z.nullable(Instant),
  /** Whole minutes; null while the timer runs. */
  totalTime: z.nullable(z.int()),
  description: z.string(),
  hashtags: z.array(z.string()),
  /** The rate it was logged at. */
  hourlyRateCents: z.int(),
});
export type TimeLog = z.infer<typeof TimeLog>;

const cents = (least: number) => z.int().check(z.minimum(least), z.maximum(100_000_000));

export const ProjectData = z.object({
  name: line(80, 1),
  description: paragraph(500),
  /** Null: no budget was agreed. */
  budgetMonthlyCents: z.nullable(cents(1)),
  hourlyRateCents: cents(0),
});
export type ProjectData = z.infer<typeof ProjectData>;

export const Project = z.extend(ProjectData, {
  id: z.uuid(),
  isClosed: z.boolean(),
  /** What everybody has logged on it in the month. */
  spentMinutes: z.int(),
  spentCents: z.int(),
  /** One's own of the month, newest first. */
  timeLogs: z.array(TimeLog),
  /** One's own timer, when it runs here. */
  timeLog: z.nullable(TimeLog),
});
export type Project = z.infer<typeof Project>;

/** What is typed when a timer is stopped, or a time is put in afterwards. */
export const TimeLogData = z.object({
  startTime: Instant,
  endTime: z.nullable(Instant),
  description: Description,
  hashtags: Hashtags,
});
export type TimeLogData = z.infer<typeof TimeLogData>;

const TRACKERS = ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'editor'] as const;

export const timeLogCapabilities = {
  /** A guest works for their own company, and logs their time there. */
  'time_log.track': { roles: TRACKERS, isOwnStaffOnly: true },
  'time_log.team': { roles: ['administrator', 'management', 'accounting'] },
  'time_log.manage': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

export const timeLogProblems = {
  'time_log.unknown': 404,
  'time_log.project_unknown': 404,
  'time_log.project_closed': 409,
  /** Another project of the same name. */
  'time_log.project_name_taken': 409,
  'time_log.already_running': 409,
  'time_log.already_stopped': 409,
  'time_log.not_described': 422,
  'time_log.ends_before_start': 422,
  'time_log.too_short': 422,
  'time_log.to_come': 422,
  'time_log.too_early': 422,
  'time_log.too_long': 422,
  'time_log.month_handed_in': 409,
  'time_log.month_approved': 409,
} as const satisfies ProblemCatalog;
export type TimeLogProblem = keyof typeof timeLogProblems;

/** One's own times, on another device or by somebody who may. */
export const timeLogStream = stream({
  name: 'time-log',
  access: 'staff:time_log.track',
  audience: 'user',
  event: z.object({ type: z.literal('changed') }),
});

export const timeLogApi = {
  projects: ask({
    method: 'GET',
    path: '/private/projects/company',
    access: 'staff:time_log.track',
    summary: 'Projects of the company with what was spent in a month, and one’s own time logs of it.',
    input: z.object({ month: z.optional(Month) }),
    output: z.object({ projects: z.array(Project) }),
  }),
  running: ask({
    method: 'GET',
    path: '/private/time-log/running',
    access: 'staff:time_log.track',
    summary: 'One’s own running timer, or null.',
    input: z.object({}),
    output: z.object({ timeLog: z.nullable(TimeLog) }),
  }),
  /** Without a time log a timer is started; with one it is kept on, stopped, or a time is put in afterwards. */
  save: change({
    method: 'POST',
    path: '/private/time-log',
    access: 'staff:time_log.track',
    repeats: 'key',
    summary: 'Starts one’s own timer, changes it while it runs, stops it by an end, or puts a time in afterwards.',
    input: z.object({
      projectId: z.uuid(),
      timeLogId: z.optional(z.nullable(z.uuid())),
      timeLog: z.optional(z.nullable(TimeLogData)),
    }),
    output: z.object({ timeLog: TimeLog }),
  }),
  edit: change({
    method: 'POST',
    path: '/private/time-log/edit',
    access: 'staff:time_log.track',
    repeats: 'same',
    summary: 'Corrects a finished time log: one’s own, or anybody’s for who manages times.',
    input: z.object({
      timeLog: z.extend(TimeLogData, { id: z.uuid(), projectId: z.uuid(), endTime: Instant }),
    }),
    output: z.object({ timeLog: TimeLog }),
  }),
  delete: change({
    method: 'POST',
    path: '/private/time-log/delete',
    access: 'staff:time_log.track',
    repeats: 'same',
    summary: 'Removes a time log: one’s own, or anybody’s for who manages times.',
    input: z.object({ timeLog: z.object({ id: z.uuid() }) }),
    output: Nothing,
  }),
  list: ask({
    method: 'POST',
    path: '/private/time-logs',
    access: 'staff:time_log.track',
    summary:
      'Finished time logs that began within these days, newest first: one’s own, or everybody’s for who may see the team.',
    input: z.object({
      filter: z.object({
        from: Instant,
        to: Instant,
        projectId: z.optional(z.uuid()),
        userId: z.optional(z.uuid()),
        hashtag: z.optional(Hashtag),
        /** Everybody’s; otherwise one’s own. */
        isTeam: z.optional(z.boolean()),
      }),
    }),
    output: z.object({ timeLogs: z.array(TimeLog) }),
  }),
  addProject: change({
    method: 'POST',
    path: '/private/time-project',
    access: 'staff:time_log.manage',
    repeats: 'key',
    summary: 'Adds a project that time is logged on.',
    input: z.object({ project: ProjectData }),
    output: z.object({ id: z.uuid() }),
  }),
  saveProject: change({
    method: 'POST',
    path: '/private/time-project/edit',
    access: 'staff:time_log.manage',
    repeats: 'same',
    summary: 'Changes a project; what was logged keeps its rate. A closed one takes no more time.',
    input: z.object({ project: z.extend(ProjectData, { id: z.uuid(), isClosed: z.boolean() }) }),
    output: Nothing,
  }),
};
