import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

const base64url = (bytes: number) =>
  z.string().check(z.regex(/^[\w-]+=*$/), z.minLength(Math.ceil((bytes * 4) / 3)), z.maxLength(200));

/** The address at a push service: whoever knows it and has our key could write there. */
const Endpoint = secret(z.string().check(z.maxLength(1000)));

/** As a browser gives it (`PushSubscription.toJSON()`). */
export const Device = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: base64url(65), auth: secret(base64url(16)) }),
});
export type Device = z.infer<typeof Device>;

export const pushProblems = {
  'push.endpoint_refused': 422,
  'push.too_many_devices': 409,
} as const satisfies ProblemCatalog;
export type PushProblem = keyof typeof pushProblems;

/** More than anybody has browsers. */
export const MOST_DEVICES = 20;

export const pushApi = {
  mine: ask({
    method: 'GET',
    path: '/public/push',
    access: 'customer',
    summary: 'How many devices of whoever asks get messages.',
    input: z.object({}),
    output: z.object({ devices: z.int() }),
  }),
  key: change({
    method: 'POST',
    path: '/public/push/key',
    access: 'customer',
    repeats: 'same',
    triesPerMinute: 20,
    summary: 'The public key of this company, which a device is bound to.',
    input: z.object({}),
    output: z.object({ publicKey: z.string() }),
  }),
  start: change({
    method: 'POST',
    path: '/public/push/start',
    access: 'customer',
    repeats: 'same',
    triesPerMinute: 20,
    summary: 'This device gets messages from now on. Said twice it is one device.',
    input: Device,
    output: Nothing,
  }),
  end: change({
    method: 'POST',
    path: '/public/push/end',
    access: 'customer',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'This device, or without one every device of whoever asks, gets no messages any more.',
    input: z.object({ endpoint: z.optional(Endpoint) }),
    output: Nothing,
  }),
};
