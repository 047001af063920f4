import { LimitedRole, OwnRole, RoleId, UserState } from '@fachwerk/auth/contract';
import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const roleCapabilities = {
  'roles.manage': { roles: ['administrator', 'management'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const roleProblems = {
  'role.unknown': 404,
  'role.place_unknown': 404,
  'role.more_rights_than_own': 403,
  'role.own_management': 409,
  'role.in_use': 409,
  'role.changed_meanwhile': 409,
  'role.too_many': 409,
  'capability.unknown': 404,
} as const satisfies ProblemCatalog;
export type RoleProblem = keyof typeof roleProblems;

/** More than anybody tells apart; every list of roles stays short. */
export const MOST_OWN_ROLES = 50;

/** The most holders a refusal names. */
export const MOST_NAMED = 5;

export const RoleDraft = z.object({
  name: line(60, 1),
  description: line(200),
  capabilities: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(300)),
});
export type RoleDraft = z.infer<typeof RoleDraft>;

/** Somebody who may do something, by which roles, and since when. */
export const Holder = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: UserState,
  hasPassword: z.boolean(),
  /** By which they have it, everywhere or limited. */
  roles: z.array(RoleId),
  /** Those of the roles that hold at some places only; empty when one of them holds everywhere. */
  limits: z.array(LimitedRole),
  since: Instant,
  lastSignInAt: z.nullable(Instant),
});
export type Holder = z.infer<typeof Holder>;

export const roleApi = {
  summary: ask({
    method: 'GET',
    path: '/private/backend-roles-summary',
    access: 'staff:users.read',
    summary: 'How many active people have each role.',
    input: z.object({}),
    output: z.object({ counts: z.array(z.object({ role: RoleId, people: z.int() })) }),
  }),
  create: change({
    method: 'POST',
    path: '/private/backend-roles',
    access: 'staff:roles.manage',
    repeats: 'key',
    summary: 'Makes a role of the company from capabilities.',
    input: RoleDraft,
    output: OwnRole,
  }),
  save: change({
    method: 'PUT',
    path: '/private/backend-roles/:id',
    access: 'staff:roles.manage',
    repeats: 'version',
    summary: 'Changes an own role; everybody who has it may do the new at once.',
    input: z.extend(RoleDraft, { id: z.uuid(), version: z.int() }),
    output: OwnRole,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/backend-roles/:id',
    access: 'staff:roles.manage',
    repeats: 'same',
    summary: 'Deletes an own role. Its holders get the replacement; without one, a role in use is refused.',
    input: z.object({ id: z.uuid(), replacement: z.optional(RoleId) }),
    output: Nothing,
  }),
  assign: change({
    method: 'POST',
    path: '/private/backend-roles/:id/people',
    access: 'staff:users.manage',
    repeats: 'same',
    summary: 'Gives a role to people, or takes it from them.',
    input: z.object({
      id: RoleId,
      give: z._default(z.array(z.uuid()).check(z.maxLength(100)), []),
      take: z._default(z.array(z.uuid()).check(z.maxLength(100)), []),
    }),
    output: Nothing,
  }),
  holders: ask({
    method: 'GET',
    path: '/private/capability-holders/:capability',
    access: 'staff:users.read',
    summary: 'Active people who have a capability, everywhere or at a location, by which roles, and since when.',
    input: z.object({ capability: z.string().check(z.maxLength(80)), locationId: z.optional(z.uuid()) }),
    output: z.object({ holders: z.array(Holder) }),
  }),
  places: ask({
    method: 'GET',
    path: '/private/role-places',
    access: 'staff:users.read',
    summary: 'What a role can be limited to: locations in sight, and franchisees.',
    input: z.object({}),
    output: z.object({
      locations: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          city: z.string(),
          companyId: z.uuid(),
          companyName: z.string(),
        }),
      ),
      franchisees: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
};
