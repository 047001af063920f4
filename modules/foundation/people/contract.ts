import { Contact, LimitedRole, Me, OwnRole, Password, RoleId, Session, User, UserState } from '@fachwerk/auth/contract';
import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, jsonText, line, Nothing, Upload } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const userCapabilities = {
  'users.read': { roles: ['administrator', 'management', 'support', 'reader'] },
  'users.manage': { roles: ['administrator', 'management'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const peopleProblems = {
  'user.changed_meanwhile': 409,
  'user.own_account': 409,
  'user.own_password': 409,
  'user.last_administrator': 409,
  'user.more_rights_than_own': 403,
  'user.role_not_grantable': 403,
  'user.is_deactivated': 409,
  'avatar.not_an_image': 422,
  'avatar.too_large': 413,
  'avatar.too_many_pixels': 422,
  'second_factor.own': 409,
} as const satisfies ProblemCatalog;
export type PeopleProblem = keyof typeof peopleProblems;

/** What the list can be narrowed to. `invited` are those of the active who have not chosen a password yet. */
export const UserStateFilter = z.enum([...UserState.options, 'invited']);

/** With a second factor, or without. */
export const SecondFactorFilter = z.enum(['on', 'off']);

export const AuditEntry = z.object({
  id: z.uuid(),
  at: Instant,
  actorId: z.nullable(z.uuid()),
  actorName: z.string(),
  action: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const UserSort = z.enum(['name', 'email', 'lastSignInAt', 'createdAt']);
export type UserSort = z.infer<typeof UserSort>;

/** Browsers send what a form does not know as null; such a field counts as left out (spec §5). */
const withoutNulls = z.transform((value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
});

/** Fields of the multipart form; a field that is left out keeps its value. */
const userForm = {
  email: Email,
  contact: jsonText(z.pipe(withoutNulls, Contact)),
  backendRoles: jsonText(z.array(RoleId).check(z.maxLength(20))),
  /** Roles that hold at some places only; all of them, like `backendRoles`. */
  limitedRoles: z.optional(jsonText(z.array(LimitedRole).check(z.maxLength(20)))),
  language: z.optional(z.enum(LANGUAGES)),
  /** A new picture; `removeAvatar` takes the old one away. */
  avatar: z.optional(Upload),
};

/** Five megabytes, judged again by content on the server. */
export const AVATAR_MOST_BYTES = 5 * 1024 * 1024;

export const userApi = {
  list: ask({
    method: 'GET',
    path: '/private/users/:offset/:limit',
    access: 'staff:users.read',
    summary: 'A page of the company’s users, and how many there are in all.',
    input: z.object({
      offset: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
      limit: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
      search: z.optional(line(100)),
      sort: z._default(UserSort, 'name'),
      dir: z._default(z.enum(['asc', 'desc']), 'asc'),
      role: z.optional(RoleId),
      /** Of a role: only who has it everywhere. */
      reach: z.optional(z.literal('everywhere')),
      state: z.optional(UserStateFilter),
      secondFactor: z.optional(SecondFactorFilter),
    }),
    output: z.object({ users: z.array(User), total: z.int() }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/user/:id',
    access: 'staff:users.read',
    summary: 'One user.',
    input: z.object({ id: z.uuid() }),
    output: User,
  }),
  create: change({
    method: 'POST',
    path: '/private/user',
    access: 'staff:users.manage',
    repeats: 'once',
    summary: 'Creates a user; without a password the user is invited by mail.',
    body: 'multipart',
    transaction: 'own',
    input: z.object({ ...userForm, password: z.optional(Password) }),
    output: User,
  }),
  save: change({
    method: 'PUT',
    path: '/private/user/:id',
    access: 'staff:users.manage',
    repeats: 'version',
    summary: 'Changes a user. With `version`, a change made meanwhile by somebody else is a 409 that shows it.',
    body: 'multipart',
    transaction: 'own',
    input: z.object({
      id: z.uuid(),
      email: z.optional(userForm.email),
      contact: z.optional(jsonText(z.pipe(withoutNulls, z.partial(Contact)))),
      backendRoles: z.optional(userForm.backendRoles),
      limitedRoles: userForm.limitedRoles,
      language: userForm.language,
      avatar: userForm.avatar,
      removeAvatar: z.optional(jsonText(z.boolean())),
      password: z.optional(Password),
      version: z.optional(z.coerce.number().check(z.int())),
    }),
    output: User,
  }),
  setState: change({
    method: 'POST',
    path: '/private/user/:id/state',
    access: 'staff:users.manage',
    repeats: 'same',
    summary: 'Deactivates a user, whose sessions end at once, or activates them again.',
    input: z.object({ id: z.uuid(), state: UserState }),
    output: User,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/user/:id',
    access: 'staff:users.manage',
    repeats: 'same',
    summary: 'Deletes a user. Their traces in the audit log stay.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  roles: ask({
    method: 'GET',
    path: '/private/backend-roles',
    access: 'staff',
    summary: 'The roles, built-in and own, and what each may do in this company.',
    input: z.object({}),
    output: z.object({
      roles: z.array(
        z.object({
          id: RoleId,
          capabilities: z.array(z.string()),
          /** Of an own role; a built-in one is named by its text. */
          own: z.optional(z.pick(OwnRole, { name: true, description: true, version: true })),
        }),
      ),
      /** What counts in a role that holds at some places only. */
      placed: z.array(z.string()),
    }),
  }),
  sessions: ask({
    method: 'GET',
    path: '/private/user/:id/sessions',
    access: 'staff:users.manage',
    summary: 'Where a user is signed in.',
    input: z.object({ id: z.uuid() }),
    output: z.object({ sessions: z.array(Session) }),
  }),
  endSessions: change({
    method: 'POST',
    path: '/private/user/:id/sessions/end',
    access: 'staff:users.manage',
    repeats: 'same',
    summary: 'Ends one session of a user, or all of them.',
    input: z.object({ id: z.uuid(), sessionId: z.optional(z.uuid()) }),
    output: Nothing,
  }),
  removeSecondFactor: change({
    method: 'POST',
    path: '/private/user/:id/second-factor/remove',
    access: 'staff:users.manage',
    repeats: 'same',
    summary: 'Takes a lost second factor off a user.',
    input: z.object({ id: z.uuid() }),
    output: User,
  }),
  audit: ask({
    method: 'GET',
    path: '/private/user/:id/audit',
    access: 'staff:users.manage',
    summary: 'What was changed about a user, newest first.',
    input: z.object({ id: z.uuid(), before: z.optional(z.uuid()) }),
    output: z.object({ entries: z.array(AuditEntry), next: z.nullable(z.uuid()) }),
  }),
  summary: ask({
    method: 'GET',
    path: '/private/users-summary',
    access: 'staff:users.manage',
    summary: 'People and sign-ins, for the dashboard.',
    input: z.object({}),
    output: z.object({
      active: z.int(),
      deactivated: z.int(),
      /** Invited and has not chosen a password yet. */
      invited: z.int(),
      withSecondFactor: z.int(),
      /** People, not sign-ins: who comes twice counts once. */
      signedInLast7Days: z.int(),
      signedInPrevious7Days: z.int(),
      latest: z.array(z.object({ userId: z.uuid(), name: z.string(), at: Instant, userAgent: z.string() })),
    }),
  }),
  sendWelcomeMail: change({
    method: 'GET',
    path: '/auth-secure/send-welcome-mail/:id',
    access: 'staff:users.manage',
    repeats: 'again',
    summary: 'Invites a user by mail to choose a password.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
};

/** One’s own user, beside what protects it (`accountApi` of access). */
export const profileApi = {
  save: change({
    method: 'PUT',
    path: '/private/me',
    access: 'staff',
    repeats: 'same',
    summary: 'Changes one’s own name, contact, language and picture.',
    body: 'multipart',
    transaction: 'own',
    input: z.object({
      contact: z.optional(jsonText(Contact)),
      language: z.optional(z.enum(LANGUAGES)),
      avatar: z.optional(Upload),
      removeAvatar: z.optional(jsonText(z.boolean())),
    }),
    output: Me,
  }),
};
