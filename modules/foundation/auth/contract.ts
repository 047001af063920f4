import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { Me, OwnMenu, Session } from './contract-user.ts';

export {
  Avatar,
  Contact,
  LimitedRole,
  Me,
  OwnMenu,
  OwnRole,
  Role,
  RoleId,
  SecondFactor,
  Session,
  User,
  UserState,
} from './contract-user.ts';

export const accessProblems = {
  'auth.wrong_credentials': 401,
  /** The password fits several companies; `params` maps their ids to names. */
  'auth.company_required': 401,
  'auth.code_required': 401,
  'auth.code_wrong': 401,
  'auth.too_many_tries': 429,
  'auth.session_over': 401,
  /** The company has ended the support session, or it has expired. */
  'auth.visit_over': 401,
  'auth.reset_link_invalid': 422,
  'password.too_short': 422,
  'password.too_common': 422,
  'password.contains_name': 422,
  'password.wrong': 422,
  'user.unknown': 404,
  'user.email_taken': 409,
  'role.name_taken': 409,
  'second_factor.already_on': 409,
  'second_factor.not_begun': 409,
  'second_factor.code_wrong': 422,
  'second_factor.demanded': 409,
  'session.unknown': 404,
} as const satisfies ProblemCatalog;

export const accessCapabilities = {
  'tenants.enter': { roles: ['administrator', 'management', 'support'], isOperatorOnly: true },
} as const satisfies CapabilityCatalog;

/** `rules/password.ts` checks strength; this only limits the cost of hashing. */
export const Password = secret(z.string().check(z.minLength(1), z.maxLength(200)));
const Code = secret(z.string().check(z.trim(), z.maxLength(20)));

export const authApi = {
  signIn: change({
    method: 'POST',
    path: '/auth/sign-in',
    access: 'public',
    repeats: 'again',
    transaction: 'own',
    summary: 'Signs in by e-mail and password, and the second factor where there is one. Sets the refresh cookie.',
    // A malformed e-mail address gets the same answer as a wrong one.
    input: z.object({
      email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
      password: Password,
      code: z.optional(Code),
      /** Required if the password fits several companies. */
      companyId: z.optional(z.uuid()),
    }),
    output: z.object({ accessToken: secret(z.string()), user: Me }),
  }),
  refresh: change({
    method: 'GET',
    path: '/auth/refresh-token',
    access: 'public',
    repeats: 'once',
    summary: 'A new access token for the refresh cookie, which is replaced. An old cookie ends the session.',
    // A tab with a support session names the visited company; other tabs of the browser renew for their own.
    input: z.object({ visitedCompanyId: z.optional(z.uuid()), supportId: z.optional(z.uuid()) }),
    output: z.object({ accessToken: secret(z.string()), user: Me }),
  }),
  signOut: change({
    method: 'POST',
    path: '/auth/sign-out',
    access: 'public',
    repeats: 'same',
    summary: 'Ends the session of the refresh cookie.',
    input: z.object({}),
    output: Nothing,
  }),
  requestReset: change({
    method: 'GET',
    path: '/auth/request-password-reset/:email',
    access: 'public',
    repeats: 'again',
    summary: 'Sends a link to set a new password. Answers the same whether the address is known or not.',
    input: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)) }),
    output: Nothing,
  }),
  resetPassword: change({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    repeats: 'once',
    summary: 'Sets a new password with the token of the mail, and ends every session of the user.',
    input: z.object({
      email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
      token: secret(z.string().check(z.maxLength(200))),
      password: Password,
    }),
    output: Nothing,
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
  saveMenu: change({
    method: 'PUT',
    path: '/private/me/menu',
    access: 'staff',
    repeats: 'same',
    summary: 'Arranges one’s own menu: entries pinned to its top, and hidden ones.',
    input: OwnMenu,
    output: OwnMenu,
  }),
  changePassword: change({
    method: 'POST',
    path: '/private/me/password',
    access: 'staff',
    repeats: 'once',
    evenReadOnly: true,
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
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Ends one of one’s own sessions, or, without an id, all of them, this one included.',
    input: z.object({ sessionId: z.optional(z.uuid()) }),
    output: Nothing,
  }),
  beginSecondFactor: change({
    method: 'POST',
    path: '/private/me/second-factor/begin',
    access: 'staff',
    repeats: 'again',
    evenReadOnly: true,
    summary: 'A fresh TOTP secret to scan; it counts only once it is confirmed.',
    input: z.object({ password: Password }),
    output: z.object({ secret: secret(z.string()), uri: secret(z.string()) }),
  }),
  confirmSecondFactor: change({
    method: 'POST',
    path: '/private/me/second-factor/confirm',
    access: 'staff',
    repeats: 'once',
    evenReadOnly: true,
    summary: 'Turns the second factor on with its first code; answers the recovery codes, once.',
    input: z.object({ code: Code }),
    output: z.object({ recoveryCodes: secret(z.array(z.string())) }),
  }),
  removeSecondFactor: change({
    method: 'POST',
    path: '/private/me/second-factor/remove',
    access: 'staff',
    repeats: 'same',
    summary: 'Turns the second factor off, unless the company demands one.',
    input: z.object({ password: Password }),
    output: Nothing,
  }),
};

/** A user was deleted; subscribers delete their data about the user. */
export const userRemoved = event({
  name: 'user.removed',
  payload: z.object({ companyId: z.uuid(), userId: z.uuid() }),
});

/** A user record has changed; lists reload. */
export const userStream = stream({
  name: 'users',
  access: 'staff:users.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed'), userId: z.uuid() }),
});

/** Own account: permissions changed, or a session ended and its browser must sign out. */
export const accountStream = stream({
  name: 'account',
  access: 'staff',
  audience: 'user',
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('changed') }),
    z.object({ type: z.literal('session-ended'), sessionId: z.nullable(z.uuid()) }),
  ]),
});
