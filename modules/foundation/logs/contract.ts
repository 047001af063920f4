import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line } from '@fachwerk/base/schema';
import { secretAddress } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/** What an entry is about, the first word of its type: `door.opened`, `user.changed`. */
export const LogSubject = z.enum([
  'lock',
  'door',
  'battery',
  'controller',
  'location',
  'rental',
  'user',
  'alert',
  'company',
  'other',
]);
export type LogSubject = z.infer<typeof LogSubject>;

/** Something that happened. Names are as they were then: a box that was renamed keeps its old name in old entries. */
export const LogEntry = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  at: Instant,
  /** Its sentence has the text key `log.<type>`, or `audit.<type>` where somebody changed a record. */
  type: z.string(),
  locationId: z.nullable(z.uuid()),
  locationName: z.string(),
  lockId: z.nullable(z.uuid()),
  lockName: z.string(),
  controllerId: z.nullable(z.uuid()),
  personId: z.nullable(z.uuid()),
  personName: z.string(),
  orderNumber: z.string(),
  /** Parameters of the sentence, and what else is known. */
  data: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const LogFilter = z.object({
  /** Words, each of which begins one in the entry: names, order numbers, reasons. */
  search: z.optional(line(100)),
  from: z.optional(Instant),
  to: z.optional(Instant),
  locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  lockIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  controllerId: z.optional(z.uuid()),
  subjects: z.optional(z.array(LogSubject).check(z.maxLength(10))),
  /** Exact types, as entries have them. */
  types: z.optional(z.array(line(60)).check(z.maxLength(50))),
  personId: z.optional(z.uuid()),
  orderNumber: z.optional(line(40)),
});
export type LogFilter = z.infer<typeof LogFilter>;

/** Where a page ended: what comes after it is older. */
export const LogCursor = z.object({ at: Instant, id: z.uuid() });
export type LogCursor = z.infer<typeof LogCursor>;

/** What the log speaks of, to choose filters from. */
export const KnownKind = z.enum(['type', 'location', 'lock', 'controller', 'person']);
export type KnownKind = z.infer<typeof KnownKind>;
export const KnownName = z.object({
  id: z.string(),
  name: z.string(),
  /** The location of a lock. */
  parentId: z.nullable(z.uuid()),
});
export type KnownName = z.infer<typeof KnownName>;

export const RequestDirection = z.enum(['in', 'out']);
export type RequestDirection = z.infer<typeof RequestDirection>;
/** `refused`: 4xx. `failed`: 5xx, or no answer at all. */
export const RequestOutcome = z.enum(['ok', 'refused', 'failed']);
export type RequestOutcome = z.infer<typeof RequestOutcome>;
export const RequestLogHead = z.object({
  id: z.uuid(),
  at: Instant,
  direction: RequestDirection,
  method: z.string(),
  /** Without secrets. */
  url: z.string(),
  /** Null: no answer came. */
  status: z.nullable(z.int()),
  milliseconds: z.int(),
  personName: z.string(),
  /** The entry this one was a repetition of. */
  replayOf: z.nullable(z.uuid()),
  /** A secret was taken out of it before it was stored. */
  isRedacted: z.boolean(),
  /** Its body is here to the last sign. */
  isWhole: z.boolean(),
  /** Code of the problem it ended with; empty when it ended well. */
  error: z.string(),
});
export type RequestLogHead = z.infer<typeof RequestLogHead>;

export const RequestLog = z.extend(RequestLogHead, {
  requestId: z.string(),
  requestHeaders: z.record(z.string(), z.string()),
  requestBody: z.string(),
  answerHeaders: z.record(z.string(), z.string()),
  answerBody: z.string(),
});
export type RequestLog = z.infer<typeof RequestLog>;

const manyIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(50));

export const logCapabilities = {
  'logs.read': {
    roles: ['administrator', 'management', 'technician', 'support', 'reader'],
    kinds: ['franchisor', 'franchisee', 'merchant'],
  },
  'request_logs.read': { roles: ['administrator'] },
  'request_logs.replay': { roles: ['administrator'] },
} as const satisfies CapabilityCatalog;

export const logProblems = {
  'log_entry.unknown': 404,
  'request_log.unknown': 404,
  'request_log.incoming': 409,
  'request_log.redacted': 409,
  'request_log.not_repeatable': 409,
  'call.host_not_allowed': 422,
  'call.address_refused': 422,
  'call.failed': 409,
} as const satisfies ProblemCatalog;
export type LogProblem = keyof typeof logProblems;

/** `id` is the call's own entry, which appears a moment later. */
export const CallResult = z.object({ id: z.uuid(), status: z.int(), milliseconds: z.int(), body: z.string() });
export type CallResult = z.infer<typeof CallResult>;

/** A host name as it stands in an address: without protocol, port and path. */
export const Host = line(253, 1).check(
  z.toLowerCase(),
  z.regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/, 'field.host'),
  // A number is no name, and names of the own network lead nowhere that may be called.
  z.refine((host) => !/(?:^|\.)(?:\d+|local|localhost|internal|intranet|lan|home|corp|arpa)$/.test(host), 'field.host'),
);

export const RequestFilter = z.object({
  /** Words of the address, the person, the request's number or the problem's code. */
  search: z.optional(line(200)),
  direction: z.optional(RequestDirection),
  status: z.optional(RequestOutcome),
  method: z.optional(line(10)),
  from: z.optional(Instant),
  to: z.optional(Instant),
});
export type RequestFilter = z.infer<typeof RequestFilter>;

export const logApi = {
  list: ask({
    method: 'POST',
    path: '/private/logs',
    access: 'staff:logs.read',
    summary: 'What happened to locks, rentals, users and controllers, newest first.',
    input: z.object({ filter: z.extend(LogFilter, { before: z.optional(LogCursor) }) }),
    output: z.object({
      entries: z.array(LogEntry),
      next: z.nullable(LogCursor),
      /** A search that finds little stops after a while: it has looked back to here. Null: there is nothing further back. */
      searchedTo: z.nullable(Instant),
    }),
  }),
  plot: ask({
    method: 'POST',
    path: '/private/logs/plot',
    access: 'staff:logs.read',
    summary: 'How many entries there are in each stretch of a span; without one, in the last 31 days.',
    input: z.object({ filter: LogFilter }),
    output: z.object({
      from: Instant,
      to: Instant,
      stepMinutes: z.int(),
      /** Stretches with nothing in them are left out. */
      bars: z.array(z.object({ at: Instant, count: z.int() })),
    }),
  }),
  find: ask({
    method: 'POST',
    path: '/private/log',
    access: 'staff:logs.read',
    summary: 'One entry; its time leads to it.',
    input: z.object({ at: Instant, id: z.uuid() }),
    output: LogEntry,
  }),
  exportCsv: ask({
    method: 'POST',
    path: '/private/logs/export',
    access: 'staff:logs.read',
    summary: 'The same as a table (CSV), up to 50,000 entries.',
    input: z.object({ filter: LogFilter }),
    output: FileAnswer,
  }),
  names: ask({
    method: 'GET',
    path: '/private/logs/names',
    access: 'staff:logs.read',
    summary:
      'Locations, locks, controllers, people and types that the log speaks of, found by a part of their name; 200 at most.',
    input: z.object({ kind: KnownKind, search: z.optional(line(100)), parentId: z.optional(z.uuid()) }),
    output: z.object({ names: z.array(KnownName) }),
  }),
  requests: ask({
    method: 'POST',
    path: '/private/request-logs',
    access: 'staff:request_logs.read',
    summary: 'Calls in and out, newest first, without their secrets.',
    input: z.object({ filter: z.extend(RequestFilter, { before: z.optional(LogCursor) }) }),
    output: z.object({
      requests: z.array(RequestLogHead),
      next: z.nullable(LogCursor),
      searchedTo: z.nullable(Instant),
    }),
  }),
  request: ask({
    method: 'GET',
    path: '/private/request-log/:id',
    access: 'staff:request_logs.read',
    summary: 'One call with its bodies, without its secrets.',
    input: z.object({ id: z.uuid() }),
    output: RequestLog,
  }),
  replay: change({
    method: 'GET',
    path: '/private/request-log/:id/replay',
    access: 'staff:request_logs.replay',
    repeats: 'again',
    transaction: 'own',
    summary: 'Sends an outgoing call once more.',
    input: z.object({ id: z.uuid() }),
    output: CallResult,
  }),
  replayMany: change({
    method: 'POST',
    path: '/private/request-logs/replay',
    access: 'staff:request_logs.replay',
    repeats: 'again',
    transaction: 'own',
    summary: 'Sends several outgoing calls once more, one after the other, and says of each what became of it.',
    input: z.object({ ids: manyIds }),
    output: z.object({
      results: z.array(z.object({ id: z.uuid(), problem: z.nullable(z.string()), status: z.nullable(z.int()) })),
    }),
  }),
  sendGetCall: change({
    method: 'POST',
    path: '/private/send-get-call',
    access: 'staff:request_logs.replay',
    repeats: 'again',
    transaction: 'own',
    summary: 'Asks an address on the company’s allow-list.',
    input: z.object({ url: secretAddress(line(2000, 1)) }),
    output: CallResult,
  }),
  allowedHosts: ask({
    method: 'GET',
    path: '/private/allowed-hosts',
    access: 'staff:request_logs.read',
    summary: 'The hosts that calls may go to.',
    input: z.object({}),
    output: z.object({ hosts: z.array(z.string()) }),
  }),
  saveAllowedHosts: change({
    method: 'POST',
    path: '/private/allowed-hosts',
    access: 'staff:request_logs.replay',
    repeats: 'same',
    summary: 'Replaces the hosts that calls may go to.',
    input: z.object({ hosts: z.array(Host).check(z.maxLength(100)) }),
    output: z.object({ hosts: z.array(z.string()) }),
  }),
};
