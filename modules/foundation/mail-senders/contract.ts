import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, Nothing } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/** Where mail servers take mails from people who sign in. */
export const SMTP_PORTS = [465, 587, 2525, 25] as const;

export const RecordState = z.enum(['unknown', 'ok', 'missing', 'different']);
export type RecordState = z.infer<typeof RecordState>;

/** What has to be entered where the domain was bought. */
export const SenderRecord = z.object({
  purpose: z.enum(['spf', 'dkim']),
  type: z.literal('TXT'),
  name: z.string(),
  value: z.string(),
  state: RecordState,
});
export type SenderRecord = z.infer<typeof SenderRecord>;

const From = { fromName: line(80, 1), fromAddress: Email };

export const OwnAddress = z.object(From);
export type OwnAddress = z.infer<typeof OwnAddress>;

export const SmtpSecurity = z.enum(['tls', 'starttls']);

export const OwnServer = z.object({
  ...From,
  host: line(200, 1).check(z.toLowerCase(), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'field.invalid')),
  port: z.coerce.number('field.number').check(z.int('field.integer'), z.minimum(1), z.maximum(65_535)),
  security: SmtpSecurity,
  user: line(200, 1),
  password: secret(z.string().check(z.minLength(1), z.maxLength(500))),
});
export type OwnServer = z.infer<typeof OwnServer>;

const Saved = { ...From, savedAt: Instant, savedBy: z.string() };
const Failure = z.nullable(z.object({ at: Instant, text: z.string() }));

export const SenderSettings = z.object({
  /** Under whose name mails leave now, and where an answer goes. */
  current: z.object({ from: z.string(), replyTo: z.string(), isOwn: z.boolean() }),
  /** Without a mail server of the platform mails rest in the mailbox. */
  hasPlatformServer: z.boolean(),
  address: z.nullable(z.object({ ...Saved, records: z.array(SenderRecord), checkedAt: z.nullable(Instant) })),
  server: z.nullable(
    z.object({ ...Saved, host: z.string(), port: z.int(), security: SmtpSecurity, user: z.string(), failure: Failure }),
  ),
});
export type SenderSettings = z.infer<typeof SenderSettings>;

/** What staff who read the mailbox are warned of. */
export const SenderWarning = z.object({ failure: Failure, isUnproven: z.boolean() });

export const senderCapabilities = {
  'mail_sender.manage': { roles: ['administrator'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const senderProblems = {
  'mail_sender.none': 404,
  'mail_sender.host_refused': 422,
  'mail_sender.port_refused': 422,
  'mail_sender.refused': 422,
  'mail_sender.unreachable': 422,
  'mail_sender.public_domain': 422,
} as const satisfies ProblemCatalog;
export type SenderProblem = keyof typeof senderProblems;

export const senderApi = {
  show: ask({
    method: 'GET',
    path: '/private/mail-sender',
    access: 'staff:mail_sender.manage',
    summary: 'Under whose name the mails of the company leave. What was saved as a secret is never shown.',
    input: z.object({}),
    output: SenderSettings,
  }),
  warn: ask({
    method: 'GET',
    path: '/private/mail-sender/warning',
    access: 'staff:mailbox.read',
    summary: 'Whether the own sender failed lately, or is not proven yet.',
    input: z.object({}),
    output: SenderWarning,
  }),
  saveAddress: change({
    method: 'POST',
    path: '/private/mail-sender/address',
    access: 'staff:mail_sender.manage',
    repeats: 'same',
    transaction: 'own',
    summary: 'An own address by the platform’s server; counts once SPF and DKIM are found.',
    input: OwnAddress,
    output: SenderSettings,
  }),
  saveServer: change({
    method: 'POST',
    path: '/private/mail-sender/server',
    access: 'staff:mail_sender.manage',
    repeats: 'same',
    transaction: 'own',
    summary: 'An own mail server; it is tried before it is kept.',
    input: OwnServer,
    output: SenderSettings,
  }),
  check: change({
    method: 'POST',
    path: '/private/mail-sender/check',
    access: 'staff:mail_sender.manage',
    repeats: 'again',
    transaction: 'own',
    summary: 'Looks for the records in the DNS.',
    input: Nothing,
    output: SenderSettings,
  }),
  sendTest: change({
    method: 'POST',
    path: '/private/mail-sender/test',
    access: 'staff:mail_sender.manage',
    repeats: 'again',
    summary: 'A mail to oneself, the way all mails of the company leave.',
    input: Nothing,
    output: z.object({ to: z.string() }),
  }),
  remove: change({
    method: 'POST',
    path: '/private/mail-sender/remove',
    access: 'staff:mail_sender.manage',
    repeats: 'same',
    summary: 'Back to the platform’s sender.',
    input: Nothing,
    output: SenderSettings,
  }),
};
