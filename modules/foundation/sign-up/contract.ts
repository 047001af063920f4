import { Me, Password } from '@fachwerk/auth/contract';
import { ask, change } from '@fachwerk/base/contract';
import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, line, Nothing, personName } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { Trade } from '@fachwerk/companies/contract';
import * as z from 'zod/mini';

export const signUpProblems = {
  'sign_up.closed': 409,
  'sign_up.too_many_tries': 429,
  'sign_up.link_invalid': 422,
  'sign_up.code_wrong': 422,
  'sign_up.code_used_up': 422,
  'sign_up.pass_over': 422,
  'sign_up.address_known': 409,
  'sign_up.not_accepted': 422,
} as const satisfies ProblemCatalog;
export type SignUpProblem = keyof typeof signUpProblems;

const Secret = secret(z.string().check(z.maxLength(200)));

export const Address = z.object({ email: Email });

/** What becomes a company and its first administrator. */
export const NewMerchant = z.object({
  companyName: line(120, 1),
  trade: Trade,
  firstName: personName(80, 1),
  lastName: personName(80, 1),
  password: Password,
  language: z.enum(STAFF_LANGUAGES),
  acceptsTerms: z.boolean(),
  acceptsPrivacy: z.boolean(),
});
export type NewMerchant = z.infer<typeof NewMerchant>;

/** The address is theirs; the form goes on with `pass`. */
export const Confirmed = z.object({ email: z.string(), pass: secret(z.string()) });
export type Confirmed = z.infer<typeof Confirmed>;

export const signUpApi = {
  show: ask({
    method: 'GET',
    path: '/public/sign-up',
    access: 'public',
    summary: 'Whether companies may sign up by themselves here, with whom, and to what they agree.',
    input: z.object({}),
    output: z.object({
      isOpen: z.boolean(),
      operatorName: z.string(),
      termsUrl: z.nullable(z.string()),
      privacyUrl: z.nullable(z.string()),
    }),
  }),
  request: change({
    method: 'POST',
    path: '/public/sign-up',
    access: 'public',
    repeats: 'again',
    triesPerMinute: 20,
    summary: 'Sends a link and a code. Answers the same whether the address is known or not.',
    input: z.extend(Address, { language: z.enum(STAFF_LANGUAGES) }),
    output: Nothing,
  }),
  confirm: change({
    method: 'POST',
    path: '/public/sign-up/confirm',
    access: 'public',
    repeats: 'once',
    triesPerMinute: 20,
    summary: 'Consumes the link of the mail; answers what the form goes on with.',
    input: z.object({ token: Secret }),
    output: Confirmed,
  }),
  confirmCode: change({
    method: 'POST',
    path: '/public/sign-up/code',
    access: 'public',
    repeats: 'once',
    triesPerMinute: 20,
    summary: 'The same by the code, in the browser that asked.',
    input: z.object({ code: secret(z.string().check(z.maxLength(20))) }),
    output: Confirmed,
  }),
  complete: change({
    method: 'POST',
    path: '/public/sign-up/complete',
    access: 'public',
    repeats: 'once',
    triesPerMinute: 20,
    transaction: 'own',
    summary: 'The company and its first administrator, who is signed in with the answer.',
    input: z.extend(NewMerchant, { pass: Secret }),
    output: z.object({ accessToken: secret(z.string()), user: Me }),
  }),
};
