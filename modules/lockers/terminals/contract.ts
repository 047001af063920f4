import { SiteAttempt, SiteRental } from '@fachwerk/active-rentals/contract';
import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { SiteLocation } from '@fachwerk/locations/contract-site';
import * as z from 'zod/mini';

export const terminalProblems = {
  'pin.wrong': 404,
  'pin.too_many_tries': 429,
  'terminal.unknown': 404,
} as const satisfies ProblemCatalog;
export type TerminalProblem = keyof typeof terminalProblems;

/** What a tablet in front of the wall may do, with the secret it got when it was paired. A browser carries it in a cookie instead. */
const Terminal = z.optional(secret(z.string().check(z.minLength(20), z.maxLength(200))));
const Pin = secret(z.string().check(z.regex(/^\d{6}$/, 'field.pin')));

export const terminalApi = {
  pair: change({
    method: 'POST',
    path: '/public/terminal/pair',
    access: 'site',
    repeats: 'once',
    evenReadOnly: true,
    triesPerMinute: 10,
    summary: 'Pairs a tablet by the one-time token of its terminal.',
    input: z.object({ token: secret(z.string().check(z.maxLength(200))) }),
    output: z.object({ terminal: secret(z.string()), locationId: z.uuid(), locationName: z.string() }),
  }),
  show: ask({
    method: 'POST',
    path: '/public/terminal',
    access: 'site',
    summary: 'Where this terminal stands.',
    input: z.object({ terminal: Terminal }),
    output: SiteLocation,
  }),
  alive: change({
    method: 'POST',
    path: '/public/terminal/alive',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Says that the tablet of this terminal is there.',
    input: z.object({ terminal: Terminal }),
    output: Nothing,
  }),
  forget: change({
    method: 'POST',
    path: '/public/terminal/forget',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary:
      'The next one begins anew: cart, keys, sign-in, language and consent of whoever was here are gone from the tablet.',
    input: z.object({ terminal: Terminal }),
    output: Nothing,
  }),
  open: change({
    method: 'POST',
    path: '/public/terminal/open',
    access: 'site',
    repeats: 'by transactionId',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary: 'Opens a box by PIN.',
    input: z.object({ terminal: Terminal, pin: Pin, transactionId: z.uuid() }),
    output: z.extend(SiteAttempt, {
      boxNumber: z.string(),
      /** Null: what lies in the box was not let to anybody. */
      rental: z.nullable(SiteRental),
    }),
  }),
  attempt: ask({
    method: 'POST',
    path: '/public/terminal/attempt',
    access: 'site',
    summary: 'How far an opening at this terminal has come.',
    input: z.object({ terminal: Terminal, attemptId: z.uuid() }),
    output: SiteAttempt,
  }),
};
