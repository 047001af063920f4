import { ask, change } from '@fachwerk/base/contract';
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
