import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { Device } from '@fachwerk/push/contract';
import * as z from 'zod/mini';

/** What a device is notified of. */
export const Subject = z.enum(['alarm', 'order', 'message', 'task', 'review']);
export type Subject = z.infer<typeof Subject>;

/** Whoever may not see a subject is not notified of it. */
export const SUBJECT_CAPABILITIES = {
  alarm: 'alerts.read',
  order: 'fulfilment.read',
  message: 'chat.read',
  task: 'boards.read',
  review: 'item-reviews.read',
} as const satisfies Record<Subject, string>;

const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Quiet from one time of the day to another, by the clock of the house; both empty: never. */
export const DeviceChoices = z.object({
  subjects: z.array(Subject).check(z.maxLength(Subject.options.length)),
  quietFrom: z.nullable(ClockTime),
  quietTo: z.nullable(ClockTime),
});
export type DeviceChoices = z.infer<typeof DeviceChoices>;

export const USUAL_CHOICES: DeviceChoices = { subjects: [...Subject.options], quietFrom: null, quietTo: null };

export const staffPushProblems = {
  'staff-push.unknown_device': 404,
  'staff-push.too_many_devices': 409,
  'staff-push.quiet_incomplete': 422,
} as const satisfies ProblemCatalog;
export type StaffPushProblem = keyof typeof staffPushProblems;

/** More than anybody works on. */
export const MOST_DEVICES = 10;

const Endpoint = secret(z.string().check(z.maxLength(1000)));

export const staffPushApi = {
  show: ask({
    method: 'POST',
    path: '/private/staff-push',
    access: 'staff',
    summary: 'What this device of whoever asks is notified of; null while push is off there.',
    input: z.object({ endpoint: Endpoint }),
    output: z.object({ choices: z.nullable(DeviceChoices) }),
  }),
  key: change({
    method: 'POST',
    path: '/private/staff-push/key',
    access: 'staff',
    repeats: 'same',
    summary: 'The public key of the company, which a device is bound to.',
    input: z.object({}),
    output: z.object({ publicKey: z.string() }),
  }),
  save: change({
    method: 'POST',
    path: '/private/staff-push/save',
    access: 'staff',
    repeats: 'same',
    summary: 'This device is notified of these subjects from now on. Sent twice it is one device.',
    input: z.extend(DeviceChoices, { device: Device }),
    output: Nothing,
  }),
  end: change({
    method: 'POST',
    path: '/private/staff-push/end',
    access: 'staff',
    repeats: 'same',
    summary: 'This device is notified of nothing any more.',
    input: z.object({ endpoint: Endpoint }),
    output: Nothing,
  }),
  test: change({
    method: 'POST',
    path: '/private/staff-push/test',
    access: 'staff',
    repeats: 'again',
    triesPerMinute: 6,
    summary: 'Sends a test message to this device, in quiet hours too.',
    input: z.object({ endpoint: Endpoint }),
    output: Nothing,
  }),
};
