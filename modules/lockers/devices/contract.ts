import { type CapabilityCatalog, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import * as z from 'zod/mini';

const KINDS = ['franchisor', 'franchisee', 'merchant'] as const;

/** Capabilities for both locks and devices are declared here, in the lower module. */
export const deviceCapabilities = {
  'locks.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'reader'],
    kinds: KINDS,
  },
  'locks.service': { roles: ['administrator', 'management', 'staff', 'technician', 'support'], kinds: KINDS },
  'controllers.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'reader'],
    kinds: KINDS,
  },
  'controllers.manage': { roles: ['administrator', 'management'], kinds: KINDS, isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const deviceProblems = {
  'controller.unknown': 404,
  'controller.changed_meanwhile': 409,
  'controller.has_locks': 409,
  'controller.offline': 409,
  'controller.archived': 409,
  'controller.of_other_location': 422,
  'provisioning.token_unknown': 404,
  'simulation.not_a_demo': 409,
  'simulation.wrong_place': 422,
} as const satisfies ProblemCatalog;
export type DeviceProblem = keyof typeof deviceProblems;

/** Hints about controllers and terminals; a franchisor also gets those of its franchisees. */
export const deviceStream = stream({
  name: 'devices',
  access: 'staff:locks.read',
  audience: 'company',
  event: z.object({ type: z.literal('controllers'), controllerIds: z.array(z.uuid()) }),
});
