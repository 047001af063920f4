import { type CapabilityCatalog, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import * as z from 'zod/mini';
import { AttemptState } from './contract-open.ts';

const KINDS = ['franchisor', 'franchisee'] as const;

export const lockerCapabilities = {
  'locks.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'reader'],
    kinds: KINDS,
  },
  'locks.open': { roles: ['administrator', 'management', 'staff', 'technician', 'support'], kinds: KINDS },
  /** Who lacks it opens with a reason only. */
  'locks.open_without_reason': { roles: ['administrator', 'management', 'staff', 'technician'], kinds: KINDS },
  'locks.service': { roles: ['administrator', 'management', 'staff', 'technician', 'support'], kinds: KINDS },
  'locks.configure': { roles: ['administrator', 'management'], kinds: KINDS },
  'controllers.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'reader'],
    kinds: KINDS,
  },
  'controllers.manage': { roles: ['administrator', 'management'], kinds: KINDS },
} as const satisfies CapabilityCatalog;

export const lockerProblems = {
  'lock.unknown': 404,
  'lock.changed_meanwhile': 409,
  'lock.number_taken': 409,
  'lock.channel_taken': 409,
  'lock.place_taken': 409,
  'lock.size_unknown': 422,
  'lock.archived': 409,
  'lock.rented': 409,
  'lock.reserved': 409,
  'lock.other_company': 409,
  'lock.already_so': 409,
  'lock.out_of_service': 409,
  'lock.to_check': 409,
  'lock.half_wired': 422,
  'lock.not_occupied': 409,
  'lock.no_controller': 409,
  'lock_note.unknown': 404,
  'open.reason_missing': 422,
  'open.controller_offline': 409,
  'open.under_way': 409,
  'open.too_many': 429,
  'open.attempt_unknown': 404,
  'open.transaction_of_other_lock': 409,
  'controller.unknown': 404,
  'controller.changed_meanwhile': 409,
  'controller.has_locks': 409,
  'controller.offline': 409,
  'controller.archived': 409,
  'controller.of_other_location': 422,
  'provisioning.token_unknown': 404,
  'simulation.not_a_demo': 409,
  'simulation.wrong_place': 422,
  'wall.span_too_long': 422,
  'wall.span_too_old': 422,
} as const satisfies ProblemCatalog;
export type LockerProblem = keyof typeof lockerProblems;

/** Hints about boxes, controllers and attempts; a franchisor hears those of its franchisees too. */
export const lockerStream = stream({
  name: 'lockers',
  access: 'staff:locks.read',
  audience: 'company',
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('locks'), locationId: z.uuid(), lockIds: z.array(z.uuid()) }),
    z.object({ type: z.literal('attempt'), attemptId: z.uuid(), lockId: z.uuid(), state: AttemptState }),
    z.object({ type: z.literal('controllers'), controllerIds: z.array(z.uuid()) }),
    /** Boxes were added, moved or taken away. */
    z.object({ type: z.literal('wall'), locationId: z.uuid() }),
  ]),
});
