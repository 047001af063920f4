import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import { DoorFact } from '@fachwerk/devices/wire';
import * as z from 'zod/mini';

const KINDS = ['franchisor', 'franchisee', 'merchant'] as const;

export const openingCapabilities = {
  'locks.open': { roles: ['administrator', 'management', 'staff', 'technician', 'support'], kinds: KINDS },
  /** Without it a reason is required. */
  'locks.open_without_reason': { roles: ['administrator', 'management', 'staff', 'technician'], kinds: KINDS },
} as const satisfies CapabilityCatalog;

export const openingProblems = {
  'open.reason_missing': 422,
  'open.controller_offline': 409,
  'open.under_way': 409,
  'open.too_many': 429,
  'open.attempt_unknown': 404,
  'open.transaction_of_other_lock': 409,
} as const satisfies ProblemCatalog;
export type OpeningProblem = keyof typeof openingProblems;

export const OpenType = z.enum(['customer', 'operator', 'service', 'test', 'emergency']);
export type OpenType = z.infer<typeof OpenType>;

/** States of an attempt; the last six are final. */
export const AttemptState = z.enum([
  'requested',
  'sent',
  'acknowledged',
  'opened',
  'already_open',
  'jammed',
  'denied',
  'failed',
  'timed_out',
]);
export type AttemptState = z.infer<typeof AttemptState>;

export const OpenAttempt = z.object({
  id: z.uuid(),
  lockId: z.uuid(),
  lockName: z.string(),
  type: OpenType,
  sendAltSignal: z.boolean(),
  reason: z.string(),
  state: AttemptState,
  /** Why it was denied or failed, as the controller reports it. */
  detail: z.string(),
  personName: z.string(),
  requestedAt: Instant,
  sentAt: z.nullable(Instant),
  acknowledgedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  expiresAt: Instant,
  /** Current sensor state of the door: `opened` requires proof. */
  doorState: DoorFact,
});
export type OpenAttempt = z.infer<typeof OpenAttempt>;

export const openApi = {
  open: change({
    method: 'POST',
    path: '/location/lock/open',
    access: 'staff:locks.open',
    places: true,
    repeats: 'by item',
    summary: 'Opens a box. The same `transactionId` again is the same attempt.',
    input: z.object({
      item: z.object({ id: z.uuid(), transactionId: z.uuid(), reason: z.optional(line(300)) }),
      sendAltSignal: z._default(z.boolean(), false),
      type: z._default(z.enum(['operator', 'service', 'test', 'emergency']), 'operator'),
    }),
    output: OpenAttempt,
  }),
  attempt: ask({
    method: 'GET',
    path: '/location/open-attempt/:id',
    access: 'staff:locks.read',
    places: true,
    summary: 'One attempt, as far as it has come.',
    input: z.object({ id: z.uuid() }),
    output: OpenAttempt,
  }),
  attempts: ask({
    method: 'POST',
    path: '/location/open-attempts',
    access: 'staff:locks.read',
    places: true,
    summary: 'Attempts to open, newest first.',
    input: z.object({
      filter: z.object({
        lockId: z.optional(z.uuid()),
        locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
        states: z.optional(z.array(AttemptState).check(z.maxLength(9))),
        before: z.optional(z.uuid()),
      }),
    }),
    output: z.object({ attempts: z.array(OpenAttempt), next: z.nullable(z.uuid()) }),
  }),
};

/** An attempt has reached a final state. */
export const attemptEnded = event({
  name: 'open_attempt.ended',
  payload: z.object({ companyId: z.uuid(), attemptId: z.uuid(), lockId: z.uuid(), state: AttemptState }),
});

/** Staff opened a rented box: the rental module notifies the renter. */
export const rentedBoxOpened = event({
  name: 'rented_box.opened_by_staff',
  payload: z.object({ companyId: z.uuid(), lockId: z.uuid(), attemptId: z.uuid(), reason: z.string() }),
});

/** Hints about attempts; a franchisor also gets those of its franchisees. */
export const openingStream = stream({
  name: 'openings',
  access: 'staff:locks.read',
  places: ({ locationId }) => [locationId],
  audience: 'company',
  event: z.object({
    type: z.literal('attempt'),
    attemptId: z.uuid(),
    lockId: z.uuid(),
    locationId: z.uuid(),
    state: AttemptState,
  }),
});
