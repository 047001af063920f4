import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, jsonText, line, Nothing, Upload } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { AuditEntry, Contact, Me, Role, Session, User, UserState, UserStateFilter } from './contract-user.ts';

/** What a user is stands in a file of its own; this one is the door. */
export { AuditEntry, Avatar, Contact, Me, Role, Session, User, UserState, UserStateFilter } from './contract-user.ts';

export const userCapabilities = {
  'users.read': { roles: ['administrator', 'management', 'support', 'reader'] },
  'users.manage': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

export const identityProblems = {
  'auth.wrong_credentials': 401,
  'auth.code_required': 401,
  'auth.code_wrong': 401,
  'auth.too_many_tries': 429,
  'auth.session_over': 401,
  'auth.reset_link_invalid': 422,
  'password.too_short': 422,
  'password.too_common': 422,
  'password.contains_name': 422,
  'password.wrong': 422,
  'user.unknown': 404,
  'user.email_taken': 409,
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
  'second_factor.already_on': 409,
  'second_factor.not_begun': 409,
  'second_factor.code_wrong': 422,
  'second_factor.demanded': 409,
  'second_factor.own': 409,
  'session.unknown': 404,
} as const satisfies ProblemCatalog;
export type IdentityProblem = keyof typeof identityProblems;

/** Checked by the rule in `rules/password.ts`; here only what keeps a hash affordable. */
export const Password = z.string().check(z.minLength(1), z.maxLength(200));
const Code = z.string().check(z.trim(), z.maxLength(20));

export const authApi = {
  signIn: change({
    method: 'POST',
    path: '/auth/sign-in',
    access: 'public',
    transaction: 'own',
    summary: 'Signs in by e-mail and password, and the second factor where there is one. Sets the refresh cookie.',
    // An address that cannot be one gets the same answer as a wrong one.
    input: z.object({
      email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
      password: Password,
      code: z.optional(Code),
    }),
    output: z.object({ accessToken: z.string(), user: Me }),
  }),
  refresh: change({
    method: 'GET',
    path: '/auth/refresh-token',
    access: 'public',
    summary: 'A new access token for the refresh cookie, which is replaced. An old cookie ends the session.',
    input: z.object({}),
    output: z.object({ accessToken: z.string(), user: Me }),
  }),
  signOut: change({
    method: 'POST',
    path: '/auth/sign-out',
    access: 'public',
    summary: 'Ends the session of the refresh cookie.',
    input: z.object({}),
    output: Nothing,
  }),
  requestReset: change({
    method: 'GET',
    path: '/auth/request-password-reset/:email',
    access: 'public',
    summary: 'Sends a link to set a new password. Answers the same whether the address is known or not.',
    input: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)) }),
    output: Nothing,
  }),
  resetPassword: change({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password with the token of the mail, and ends every session of the user.',
    input: z.object({
      email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
      token: z.string().check(z.maxLength(200)),
      password: Password,
    }),
    output: Nothing,
  }),
  sendWelcomeMail: change({
    method: 'GET',
    path: '/auth-secure/send-welcome-mail/:id',
    access: 'staff:users.manage',
    summary: 'Invites a user by mail to choose a password.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
};

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
  backendRoles: jsonText(z.array(Role).check(z.maxLength(8))),
  language: z.optional(z.enum(STAFF_LANGUAGES)),
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
      role: z.optional(Role),
      state: z.optional(UserStateFilter),
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
    summary: 'Changes a user. With `version`, a change made meanwhile by somebody else is a 409 that shows it.',
    body: 'multipart',
    transaction: 'own',
    input: z.object({
      id: z.uuid(),
      email: z.optional(userForm.email),
      contact: z.optional(jsonText(z.pipe(withoutNulls, z.partial(Contact)))),
      backendRoles: z.optional(userForm.backendRoles),
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
    summary: 'Deactivates a user, whose sessions end at once, or activates them again.',
    input: z.object({ id: z.uuid(), state: UserState }),
    output: User,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/user/:id',
    access: 'staff:users.manage',
    summary: 'Deletes a user. Their traces in the audit log stay.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  roles: ask({
    method: 'GET',
    path: '/private/backend-roles',
    access: 'staff',
    summary: 'The roles, and what each may do in this company.',
    input: z.object({}),
    output: z.object({ roles: z.array(z.object({ id: Role, capabilities: z.array(z.string()) })) }),
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
    summary: 'Ends one session of a user, or all of them.',
    input: z.object({ id: z.uuid(), sessionId: z.optional(z.uuid()) }),
    output: Nothing,
  }),
  removeSecondFactor: change({
    method: 'POST',
    path: '/private/user/:id/second-factor/remove',
    access: 'staff:users.manage',
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
};

export const accountApi = {
  me: ask({
    method: 'GET',
    path: '/private/me',
    access: 'staff',
    summary: 'The signed-in user.',
    input: z.object({}),
    output: Me,
  }),
  saveProfile: change({
    method: 'PUT',
    path: '/private/me',
    access: 'staff',
    summary: 'Changes one’s own name, contact, language and picture.',
    body: 'multipart',
    transaction: 'own',
    input: z.object({
      contact: z.optional(jsonText(Contact)),
      language: z.optional(z.enum(STAFF_LANGUAGES)),
      avatar: z.optional(Upload),
      removeAvatar: z.optional(jsonText(z.boolean())),
    }),
    output: Me,
  }),
  changePassword: change({
    method: 'POST',
    path: '/private/me/password',
    access: 'staff',
    summary: 'Changes one’s own password; every other session ends.',
    input: z.object({ current: Password, password: Password }),
    output: Nothing,
  }),
  sessions: ask({
    method: 'GET',
    path: '/private/me/sessions',
    access: 'staff',
    summary: 'Where one is signed in.',
    input: z.object({}),
    output: z.object({ sessions: z.array(Session) }),
  }),
  endSessions: change({
    method: 'POST',
    path: '/private/me/sessions/end',
    access: 'staff',
    summary: 'Ends one of one’s own sessions, or, without an id, all of them, this one included.',
    input: z.object({ sessionId: z.optional(z.uuid()) }),
    output: Nothing,
  }),
  beginSecondFactor: change({
    method: 'POST',
    path: '/private/me/second-factor/begin',
    access: 'staff',
    summary: 'A fresh TOTP secret to scan; it counts only once it is confirmed.',
    input: z.object({ password: Password }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: change({
    method: 'POST',
    path: '/private/me/second-factor/confirm',
    access: 'staff',
    summary: 'Turns the second factor on with its first code; answers the recovery codes, once.',
    input: z.object({ code: Code }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeSecondFactor: change({
    method: 'POST',
    path: '/private/me/second-factor/remove',
    access: 'staff',
    summary: 'Turns the second factor off, unless the company demands one.',
    input: z.object({ password: Password }),
    output: Nothing,
  }),
};

/** Somebody was deleted; whoever keeps something of theirs forgets it. */
export const userRemoved = event({
  name: 'user.removed',
  payload: z.object({ companyId: z.uuid(), userId: z.uuid() }),
});

/** Somebody's user record changed; lists reload. */
export const userStream = stream({
  name: 'users',
  access: 'staff:users.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed'), userId: z.uuid() }),
});

/** One's own account: rights changed, or a session ended and that browser must sign out. */
export const accountStream = stream({
  name: 'account',
  access: 'staff',
  audience: 'user',
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('changed') }),
    z.object({ type: z.literal('session-ended'), sessionId: z.nullable(z.uuid()) }),
  ]),
});
