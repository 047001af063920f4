import { ask, type CapabilityCatalog } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const MailHead = z.object({
  id: z.uuid(),
  at: Instant,
  recipient: z.string(),
  subject: z.string(),
  /** Null when no mail server is configured: the mail rests here only. */
  sentAt: z.nullable(Instant),
  /** The mail server said no for good, in these words. */
  refusedAt: z.nullable(Instant),
  refusal: z.string(),
});
export type MailHead = z.infer<typeof MailHead>;

/** An empty text was confidential: it is gone once delivered, and nobody else's business before. */
export const Mail = z.extend(MailHead, {
  bodyText: z.string(),
  /** As it looks; empty with the text. */
  bodyHtml: z.string(),
  /** How often a server on its way said that it is still trying. */
  delays: z.int(),
  /** Names of the files that go with it. */
  attachments: z.array(z.string()),
});
export type Mail = z.infer<typeof Mail>;

export const mailboxCapabilities = {
  'mailbox.read': { roles: ['administrator'] },
} as const satisfies CapabilityCatalog;

export const mailboxProblems = { 'mail.unknown': 404 } as const satisfies ProblemCatalog;

export const mailboxApi = {
  list: ask({
    method: 'GET',
    path: '/private/mailbox',
    access: 'staff:mailbox.read',
    summary: 'Mails of this company, newest first, by keyset.',
    input: z.object({
      search: z.optional(line(100)),
      before: z.optional(z.uuid()),
      state: z.optional(z.enum(['refused'])),
    }),
    output: z.object({
      mails: z.array(MailHead),
      next: z.nullable(z.uuid()),
      /** How many the mail server refused for good within the last 30 days. */
      refusedLately: z.int(),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/mailbox/:id',
    access: 'staff:mailbox.read',
    summary: 'One mail with its text.',
    input: z.object({ id: z.uuid() }),
    output: Mail,
  }),
  attachment: ask({
    method: 'GET',
    path: '/private/mailbox/:id/attachments/:at',
    access: 'staff:mailbox.read',
    summary: 'A file that goes with a mail, by its place.',
    input: z.object({ id: z.uuid(), at: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99)) }),
    output: FileAnswer,
  }),
};
