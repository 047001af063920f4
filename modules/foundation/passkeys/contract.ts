import { authApi, Password } from '@fachwerk/auth/contract';
import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

export const passkeyProblems = {
  'passkey.unknown': 404,
  'passkey.too_many': 409,
  'passkey.already_there': 409,
  'passkey.not_verified': 422,
  'passkey.sign_in_failed': 401,
  /** After the password of one account came the passkey of another. */
  'passkey.of_other_account': 409,
} as const satisfies ProblemCatalog;

/** So many devices nobody has; each is one more that can be lost. */
export const MOST_PASSKEYS = 10;

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Kept by a password manager on several devices. */
  isSynced: z.boolean(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

const Name = line(60, 1);
const base64Url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

/** What the browser hands back after asking a device (WebAuthn, JSON form). */
const credentialWith = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({
    id: base64Url(1400),
    rawId: base64Url(1400),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.record(z.string(), z.unknown()),
  });
export const Registration = credentialWith(
  z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
);
export type Registration = z.infer<typeof Registration>;
export const Assertion = credentialWith(
  z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: secret(base64Url(2000)),
    userHandle: z.optional(base64Url(100)),
  }),
);
export type Assertion = z.infer<typeof Assertion>;

/** What the browser asks the device for, as the library of both sides has it. */
const Options = z.looseObject({ challenge: z.string() });

export const passkeyApi = {
  list: ask({
    method: 'GET',
    path: '/private/me/passkeys',
    access: 'staff',
    summary: 'One’s own passkeys, the newest first.',
    input: z.object({}),
    output: z.object({ passkeys: z.array(Passkey) }),
  }),
  begin: change({
    method: 'POST',
    path: '/private/me/passkeys/begin',
    access: 'staff',
    repeats: 'again',
    summary: 'What the device needs to make a passkey; good for five minutes, once.',
    input: z.object({ password: Password }),
    output: z.object({ options: Options }),
  }),
  add: change({
    method: 'POST',
    path: '/private/me/passkeys',
    access: 'staff',
    repeats: 'once',
    summary: 'Keeps a passkey that the device has made. Recovery codes come, once, when it is the first second factor.',
    input: z.object({ name: Name, credential: Registration }),
    output: z.object({ passkey: Passkey, recoveryCodes: z.nullable(secret(z.array(z.string()))) }),
  }),
  rename: change({
    method: 'PUT',
    path: '/private/me/passkeys/:passkeyId',
    access: 'staff',
    repeats: 'same',
    summary: 'Gives a passkey another name.',
    input: z.object({ passkeyId: z.uuid(), name: Name }),
    output: Passkey,
  }),
  remove: change({
    method: 'POST',
    path: '/private/me/passkeys/:passkeyId/remove',
    access: 'staff',
    repeats: 'same',
    summary: 'Removes a passkey; the last second factor stays where the company demands one.',
    input: z.object({ passkeyId: z.uuid(), password: Password }),
    output: Nothing,
  }),
  beginSignIn: change({
    method: 'POST',
    path: '/auth/passkey/begin',
    access: 'public',
    repeats: 'again',
    summary: 'What the device needs to sign in; the same for everybody, good for five minutes, once.',
    input: z.object({}),
    output: z.object({ options: Options }),
  }),
  signIn: change({
    method: 'POST',
    path: '/auth/passkey/sign-in',
    access: 'public',
    repeats: 'once',
    summary: 'Signs in with a passkey, which stands for password and second factor. Sets the refresh cookie.',
    // After a password: the address it was typed for.
    input: z.object({ credential: Assertion, email: z.optional(authApi.signIn.input.shape.email) }),
    output: authApi.signIn.output,
  }),
};
