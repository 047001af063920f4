import { type CapabilityCatalog, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { Position } from '@fachwerk/locations/contract';
import * as z from 'zod/mini';

/** `cancelled`: called off by the office. What was done all the same still arrives. */
export const RoundState = z.enum(['planned', 'running', 'finished', 'cancelled']);
export type RoundState = z.infer<typeof RoundState>;

export const TaskKind = z.enum(['alert', 'battery', 'check', 'out_of_service', 'manual']);
export type TaskKind = z.infer<typeof TaskKind>;

export const TaskState = z.enum(['open', 'done', 'skipped']);
export type TaskState = z.infer<typeof TaskState>;

export const NextVisitReason = z.enum(['open_tasks', 'battery', 'routine', 'chosen']);
export type NextVisitReason = z.infer<typeof NextVisitReason>;

/** What a phone reports. `added` is a task found on the spot; its id is the record's. */
export const RecordKind = z.enum([
  'started',
  'done',
  'skipped',
  'reopened',
  'added',
  'note',
  'part',
  'photo',
  'stop_finished',
  'finished',
]);
export type RecordKind = z.infer<typeof RecordKind>;

/**
 * `already`: somebody else was quicker, or the source was settled meanwhile. `not_settled`: the person lacks the right to settle the source. The
 * record is kept either way.
 */
export const RecordOutcome = z.enum(['applied', 'already', 'not_settled']);
export type RecordOutcome = z.infer<typeof RecordOutcome>;

export const RoundTask = z.object({
  id: z.uuid(),
  stopId: z.uuid(),
  kind: TaskKind,
  lockId: z.nullable(z.uuid()),
  boxNumber: z.string(),
  /** What the sticker on the box says; empty without one. */
  qrCode: z.string(),
  sourceId: z.nullable(z.uuid()),
  /** Typed by a person; the others are worded by their kind and data. */
  title: z.string(),
  data: z.record(z.string(), z.unknown()),
  state: TaskState,
  reason: z.string(),
  endedAt: z.nullable(Instant),
  endedByName: z.string(),
});
export type RoundTask = z.infer<typeof RoundTask>;

export const RoundRecord = z.object({
  id: z.uuid(),
  kind: RecordKind,
  stopId: z.nullable(z.uuid()),
  taskId: z.nullable(z.uuid()),
  text: z.string(),
  count: z.int(),
  /** Of a photo. */
  url: z.nullable(z.string()),
  madeAt: Instant,
  personName: z.string(),
  outcome: RecordOutcome,
});
export type RoundRecord = z.infer<typeof RoundRecord>;

export const RoundStop = z.object({
  id: z.uuid(),
  locationId: z.uuid(),
  companyName: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  position: z.nullable(Position),
  timeZone: z.string(),
  isAlwaysOpen: z.boolean(),
  /** The hours of the round's day; none: closed. */
  spans: z.array(z.object({ opensAt: Instant, closesAt: Instant })),
  /** Estimated. */
  arrivesAt: z.nullable(Instant),
  /** Not open on arrival. */
  isClosed: z.boolean(),
  state: z.enum(['open', 'finished']),
  finishedAt: z.nullable(Instant),
  nextVisitOn: z.nullable(z.iso.date()),
  nextVisitReason: z.nullable(NextVisitReason),
  tasks: z.array(RoundTask),
});
export type RoundStop = z.infer<typeof RoundStop>;

export const Round = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  day: z.iso.date(),
  technicianId: z.uuid(),
  technicianName: z.string(),
  state: RoundState,
  startedAt: z.nullable(Instant),
  finishedAt: z.nullable(Instant),
  stops: z.int(),
  stopsFinished: z.int(),
  tasks: z.int(),
  tasksOpen: z.int(),
  tasksSkipped: z.int(),
  /** The next stop that is not finished; empty at the end. */
  nextStopName: z.string(),
});
export type Round = z.infer<typeof Round>;

/** A round with everything that is needed without a network. */
export const RoundSheet = z.object({
  round: Round,
  startsAt: Instant,
  stops: z.array(RoundStop),
  /** In the order in which they were made. */
  records: z.array(RoundRecord),
  /** Names of parts used before, the most recent first. */
  partNames: z.array(z.string()),
});
export type RoundSheet = z.infer<typeof RoundSheet>;

/** A location with its open work, as it is proposed for a round. */
export const ProposedLocation = z.object({
  locationId: z.uuid(),
  name: z.string(),
  city: z.string(),
  companyName: z.string(),
  position: z.nullable(Position),
  counts: z.record(TaskKind, z.int()),
  urgent: z.int(),
  /** Proposed on the last visit, and due by the day of the round. */
  dueOn: z.nullable(z.iso.date()),
  lastVisitAt: z.nullable(Instant),
  /** Of another round that is planned or runs. */
  plannedOn: z.nullable(z.iso.date()),
  score: z.int(),
});
export type ProposedLocation = z.infer<typeof ProposedLocation>;

/** Beyond that a search finds them. */
export const MOST_PROPOSED = 50;

const KINDS = ['franchisor', 'franchisee', 'merchant'] as const;

export const roundCapabilities = {
  'rounds.read': { roles: ['administrator', 'management', 'technician', 'support'], kinds: KINDS },
  'rounds.plan': { roles: ['administrator', 'management', 'technician'], kinds: KINDS },
  'rounds.work': { roles: ['administrator', 'management', 'technician'], kinds: KINDS },
} as const satisfies CapabilityCatalog;

export const roundProblems = {
  'round.unknown': 404,
  'round.technician_unknown': 404,
  'round.location_unknown': 404,
  'round.stop_unknown': 404,
  'round.task_unknown': 404,
  'round.day_past': 422,
  'round.started': 409,
  'round.over': 409,
  'round.stops_changed': 409,
  'round.stops_full': 409,
  'round.stop_begun': 409,
  'round.last_stop': 409,
  'round.reason_missing': 422,
  'round.photo_not_taken': 422,
  'round.photo_too_large': 413,
} as const satisfies ProblemCatalog;
export type RoundProblem = keyof typeof roundProblems;

export const roundStream = stream({
  name: 'rounds',
  access: 'staff:rounds.read',
  audience: 'company',
  event: z.object({ roundId: z.uuid() }),
});
