import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const AlertKind = z.enum([
  'uncommanded_open',
  'jam',
  'controller_offline',
  'terminal_offline',
  'lock_unseen',
  'battery_low',
  'signal_lost',
  'command_failed',
  'box_reported',
  'box_missing',
  'pin_tries',
  'things_inside',
  'parcel_too_long',
  'parcel_uncollected',
  'parcel_without_box',
]);
export type AlertKind = z.infer<typeof AlertKind>;

export const AlertPriority = z.enum(['urgent', 'high', 'normal']);
export type AlertPriority = z.infer<typeof AlertPriority>;

/** `open`: somebody has to look. `settled`: the cause went away by itself. `done`: somebody said so. */
export const AlertState = z.enum(['open', 'settled', 'done']);
export type AlertState = z.infer<typeof AlertState>;

/** A terminal is a controller too; `kind` of the alert says which it is. */
export const AlertSubject = z.object({ kind: z.enum(['lock', 'controller']), id: z.uuid(), name: z.string() });
export type AlertSubject = z.infer<typeof AlertSubject>;

export const Alert = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  kind: AlertKind,
  priority: AlertPriority,
  state: AlertState,
  subject: AlertSubject,
  locationId: z.nullable(z.uuid()),
  locationName: z.string(),
  raisedAt: Instant,
  /** It came back, or happened again, before it was over: one alert, counted. */
  lastAt: Instant,
  times: z.int(),
  endedAt: z.nullable(Instant),
  assignee: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Parameters of its sentence (`alert.<kind>.about`): battery, answer of the controller, … */
  data: z.record(z.string(), z.unknown()),
  comments: z.int(),
});
export type Alert = z.infer<typeof Alert>;

export const AlertComment = z.object({ id: z.uuid(), at: Instant, personName: z.string(), text: z.string() });
export type AlertComment = z.infer<typeof AlertComment>;

/** What somebody did about an alert, apart from writing. */
export const AlertActivity = z.object({
  id: z.uuid(),
  at: Instant,
  personName: z.string(),
  action: z.enum(['assigned', 'prioritized', 'done', 'reopened']),
  /** Whom it was given to; null for nobody, and for every other deed. */
  assigneeName: z.nullable(z.string()),
  priority: z.nullable(AlertPriority),
});
export type AlertActivity = z.infer<typeof AlertActivity>;

/** An alert with its story. */
export const AlertStory = z.extend(Alert, {
  mailedAt: z.nullable(Instant),
  talk: z.array(AlertComment),
  deeds: z.array(AlertActivity),
});
export type AlertStory = z.infer<typeof AlertStory>;

export const AlertFilter = z.object({
  search: z.optional(line(100)),
  states: z.optional(z.array(AlertState).check(z.maxLength(3))),
  kinds: z.optional(z.array(AlertKind).check(z.maxLength(AlertKind.options.length))),
  priorities: z.optional(z.array(AlertPriority).check(z.maxLength(3))),
  locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  /** `mine` or `nobody`. */
  assigned: z.optional(z.enum(['mine', 'nobody'])),
  subjectId: z.optional(z.uuid()),
  /** Raised on these days, by the clock of the books; both count. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export type AlertFilter = z.infer<typeof AlertFilter>;

export const alertCapabilities = {
  'alerts.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'reader'],
    kinds: ['franchisor', 'franchisee', 'merchant'],
  },
  'alerts.handle': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support'],
    kinds: ['franchisor', 'franchisee', 'merchant'],
  },
} as const satisfies CapabilityCatalog;

export const alertProblems = {
  'alert.unknown': 404,
  'alert.already_done': 409,
  'alert.not_done': 409,
  /** The same cause has been reported anew meanwhile. */
  'alert.open_anew': 409,
  'alert.assignee_unknown': 404,
} as const satisfies ProblemCatalog;
export type AlertProblem = keyof typeof alertProblems;

const one = z.object({ id: z.uuid() });

export const alertApi = {
  list: ask({
    method: 'POST',
    path: '/private/alerts',
    access: 'staff:alerts.read',
    places: true,
    summary: 'Alerts, the most urgent and newest first among the open ones; otherwise newest first.',
    input: z.object({ filter: z.extend(AlertFilter, { before: z.optional(z.uuid()) }) }),
    output: z.object({ alerts: z.array(Alert), next: z.nullable(z.uuid()) }),
  }),
  counts: ask({
    method: 'GET',
    path: '/private/alerts/counts',
    access: 'staff:alerts.read',
    places: true,
    summary: 'Open alerts by priority and by kind.',
    input: z.object({}),
    output: z.object({
      open: z.int(),
      unassigned: z.int(),
      mine: z.int(),
      byPriority: z.record(AlertPriority, z.int()),
      byKind: z.partialRecord(AlertKind, z.int()),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/alerts/:id',
    access: 'staff:alerts.read',
    places: true,
    summary: 'One alert with its comments and what was done about it.',
    input: one,
    output: AlertStory,
  }),
  assign: change({
    method: 'POST',
    path: '/private/alerts/:id/assign',
    access: 'staff:alerts.handle',
    places: true,
    repeats: 'same',
    summary: 'Gives an alert to somebody of the caller’s company or of the one it belongs to, or to nobody.',
    input: z.extend(one, { userId: z.nullable(z.uuid()) }),
    output: Alert,
  }),
  comment: change({
    method: 'POST',
    path: '/private/alerts/:id/comment',
    access: 'staff:alerts.handle',
    places: true,
    repeats: 'key',
    summary: 'Adds a comment.',
    input: z.extend(one, { text: paragraph(2000).check(z.minLength(1)) }),
    output: AlertComment,
  }),
  prioritize: change({
    method: 'POST',
    path: '/private/alerts/:id/priority',
    access: 'staff:alerts.handle',
    places: true,
    repeats: 'same',
    summary: 'Changes how urgent it is.',
    input: z.extend(one, { priority: AlertPriority }),
    output: Alert,
  }),
  finish: change({
    method: 'POST',
    path: '/private/alerts/done',
    access: 'staff:alerts.handle',
    places: true,
    repeats: 'key',
    summary: 'Says of alerts that they are dealt with. Those already done stay as they are.',
    input: z.object({
      ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(200)),
      comment: z.optional(paragraph(2000)),
    }),
    output: z.object({ finished: z.int() }),
  }),
  reopen: change({
    method: 'POST',
    path: '/private/alerts/:id/reopen',
    access: 'staff:alerts.handle',
    places: true,
    repeats: 'same',
    summary: 'Takes an alert up again.',
    input: one,
    output: Alert,
  }),
  people: ask({
    method: 'GET',
    path: '/private/alerts/:id/people',
    access: 'staff:alerts.read',
    places: true,
    summary: 'Who an alert can be given to.',
    input: one,
    output: z.object({ people: z.array(z.object({ id: z.uuid(), name: z.string(), companyName: z.string() })) }),
  }),
};

/** One event for everything a transaction has done to alerts. */
export const alertStream = stream({
  name: 'alerts',
  access: 'staff:alerts.read',
  places: ({ locationIds }) => locationIds,
  audience: 'company',
  event: z.object({
    type: z.enum(['raised', 'changed']),
    kinds: z.array(AlertKind),
    subjectIds: z.array(z.uuid()),
    locationIds: z._default(z.array(z.uuid()), []),
  }),
});

/** New, or back after it was settled. At least once to each listener. */
export const alertRaised = event({
  name: 'alerts.raised',
  payload: z.object({
    companyId: z.uuid(),
    at: Instant,
    alerts: z.array(z.object({ id: z.uuid(), kind: AlertKind, locationId: z._default(z.nullable(z.uuid()), null) })),
  }),
});
