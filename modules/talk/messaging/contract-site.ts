import { ask, change } from '@fachwerk/base/contract';
import { Email, line, Nothing, personName } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { Channel } from './contract.ts';

const byToken = z.object({ token: secret(z.string().check(z.maxLength(200))) });
const Subscription = z.object({ isSubscribed: z.boolean(), channel: Channel });
export type Subscription = z.infer<typeof Subscription>;

/** Mail programs click for thousands of people from few addresses; nobody guesses 128 bits. */
const TRIES_PER_MINUTE = 600;

export const subscriptionApi = {
  show: ask({
    method: 'POST',
    path: '/public/message/subscription',
    access: 'site',
    triesPerMinute: TRIES_PER_MINUTE,
    summary: 'Whether whoever got the message with this link still gets such messages.',
    input: byToken,
    output: Subscription,
  }),
  end: change({
    method: 'POST',
    path: '/public/message/unsubscribe',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    triesPerMinute: TRIES_PER_MINUTE,
    summary: 'Ends messages of its channel to whoever got the one with this link.',
    input: byToken,
    output: Subscription,
  }),
};

export const messageLinkApi = {
  follow: change({
    method: 'POST',
    path: '/public/message/follow',
    access: 'site',
    repeats: 'again',
    evenReadOnly: true,
    triesPerMinute: TRIES_PER_MINUTE,
    summary: 'Where the link of a message leads; counts it once for each copy of the message.',
    input: z.object({ id: z.uuid(), mark: z.string().check(z.regex(/^[\w-]{11}$/)) }),
    output: z.object({ url: z.string() }),
  }),
};

export const signUpApi = {
  signUp: change({
    method: 'POST',
    path: '/public/newsletter/sign-up',
    access: 'site',
    repeats: 'by stamp',
    triesPerMinute: 6,
    summary:
      'Asks for the newsletter by the form of a published block; the mail confirms it. The answer is the same for every address.',
    input: z.object({
      /** Of the page the form stands on. */
      slug: line(200),
      blockId: line(40, 1),
      /** When the form was drawn, signed by the server. */
      stamp: line(200),
      /** Seen by nobody; who fills it in is a machine. */
      trap: z.string().check(z.maxLength(1000)),
      email: Email,
      firstName: personName(80),
    }),
    output: Nothing,
  }),
};
