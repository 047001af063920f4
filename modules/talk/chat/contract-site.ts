import { ask, change } from '@fachwerk/base/contract';
import { Email, Instant, line, Nothing, personName, Upload } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { ChatAddress, ChatFile, FILE_MOST_BYTES, Message, NewMessage } from './contract.ts';

/** A conversation as the customer sees it: without notes. */
export const SiteChat = z.object({
  /** False until the first message. */
  isBegun: z.boolean(),
  email: z.string(),
  name: z.string(),
  orderNumber: z.string(),
  revision: z.int(),
  lastSeq: z.int(),
  customerReadSeq: z.int(),
  staffReadSeq: z.int(),
  messages: z.array(Message),
  hasOlder: z.boolean(),
  isStaffTyping: z.boolean(),
  /** Usual time to an answer; null without enough data. */
  usualMinutes: z.nullable(z.int()),
  /** No answer before this time; null while open, or without opening hours. */
  opensAt: z.nullable(Instant),
});
export type SiteChat = z.infer<typeof SiteChat>;

/** Marks need the conversation's secret, `from`. */
const Mark = z.object({
  email: line(254, 1),
  from: secret(line(100, 20)),
  /** Message id. */
  id: z.uuid(),
});

/** Called on the admin host, which has no customer pages. */
export const chatHomeApi = {
  home: ask({
    method: 'POST',
    path: '/public/chat/home',
    access: 'public',
    triesPerMinute: 30,
    summary:
      'The site on which the conversation behind a secret stands, or that of a company named by its code; null: none.',
    input: z.object({ orderHash: z.optional(secret(line(100, 20))), company: z.optional(line(80)) }),
    output: z.object({ origin: z.nullable(z.string()) }),
  }),
};

export const chatSiteApi = {
  customer: ask({
    method: 'POST',
    path: '/public/chat/customer',
    access: 'site',
    triesPerMinute: 120,
    summary: 'The conversation behind a secret: its newest messages, or what changed after a revision.',
    input: z.extend(ChatAddress, {
      after: z.optional(z.int().check(z.minimum(0))),
      before: z.optional(z.int().check(z.minimum(1))),
    }),
    output: SiteChat,
  }),
  send: change({
    method: 'POST',
    path: '/public/chat/send-message',
    access: 'site',
    repeats: 'by message',
    triesPerMinute: 30,
    summary: 'Writes into the conversation behind a secret. A guest’s first message begins one.',
    input: z.object({ chat: ChatAddress, message: NewMessage }),
    output: Message,
  }),
  updateRead: change({
    method: 'POST',
    path: '/public/chat/update-read',
    access: 'site',
    repeats: 'same',
    summary: 'Read up to a message; never less than before.',
    input: Mark,
    output: Nothing,
  }),
  updateDeleted: change({
    method: 'POST',
    path: '/public/chat/update-deleted',
    access: 'site',
    repeats: 'same',
    summary: 'Deletes an own message for good.',
    input: Mark,
    output: Message,
  }),
  updateSorting: change({
    method: 'POST',
    path: '/public/chat/update-sorting',
    access: 'site',
    repeats: 'same',
    summary: 'Holds a message above the others, or puts it back into its place.',
    input: z.extend(Mark, { dir: z.enum(['up', 'down']) }),
    output: Message,
  }),
  here: change({
    method: 'POST',
    path: '/public/chat/here',
    access: 'site',
    repeats: 'same',
    triesPerMinute: 60,
    summary: 'Somebody looks at the conversation, and may be about to write.',
    input: z.extend(ChatAddress, { isTyping: z.boolean() }),
    output: Nothing,
  }),
  contact: change({
    method: 'POST',
    path: '/public/chat/contact',
    access: 'site',
    repeats: 'same',
    triesPerMinute: 10,
    summary: 'How a guest is called, and where an answer goes when they have left.',
    input: z.object({ chat: ChatAddress, name: personName(120), email: z.union([z.literal(''), Email]) }),
    output: Nothing,
  }),
  attach: change({
    method: 'POST',
    path: '/public/chat/file',
    access: 'site',
    repeats: 'again',
    triesPerMinute: 10,
    body: 'multipart',
    mostFileBytes: FILE_MOST_BYTES,
    transaction: 'own',
    summary: 'A picture or a PDF for the next message of a conversation that has begun.',
    input: z.extend(ChatAddress, { name: line(120), file: Upload }),
    output: ChatFile,
  }),
  testUser: ask({
    method: 'GET',
    path: '/public/testuser/view/:id',
    access: 'site',
    summary: 'Somebody to try a conversation with, in demo companies alone.',
    input: z.object({ id: line(40, 1) }),
    output: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  }),
};
