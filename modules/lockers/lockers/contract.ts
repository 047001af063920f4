import { type CapabilityCatalog, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import * as z from 'zod/mini';

const KINDS = ['franchisor', 'franchisee', 'merchant'] as const;

export const lockerCapabilities = {
  'locks.configure': { roles: ['administrator', 'management'], kinds: KINDS },
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
  'lock.controller_gone': 409,
  'lock.channels_used_up': 409,
  'lock.not_occupied': 409,
  'lock.no_controller': 409,
  'lock_note.unknown': 404,
} as const satisfies ProblemCatalog;
export type LockerProblem = keyof typeof lockerProblems;

/** Hints about boxes; a franchisor hears those of its franchisees too. */
export const lockerStream = stream({
  name: 'lockers',
  access: 'staff:locks.read',
  places: ({ locationId }) => [locationId],
  audience: 'company',
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('locks'), locationId: z.uuid(), lockIds: z.array(z.uuid()) }),
    /** Boxes were added, moved or taken away. */
    z.object({ type: z.literal('wall'), locationId: z.uuid() }),
  ]),
});
