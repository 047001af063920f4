import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import { CustomerLanguage } from '@fachwerk/customers/contract';
import * as z from 'zod/mini';

/** Until it begins it can be taken back; from then on it goes to its end. */
export const MessageState = z.enum(['scheduled', 'sending', 'done', 'cancelled']);
export type MessageState = z.infer<typeof MessageState>;

/** Each is agreed to, and ended, by itself. */
export const Channel = z.enum(['email', 'push']);
export type Channel = z.infer<typeof Channel>;

/** Why somebody gets nothing (§ 7 UWG: only who has asked for it, and has confirmed that; on devices, who has switched it on there), or can no longer be reached. */
export const LeftOutReason = z.enum(['no_address', 'blocked', 'not_asked', 'not_confirmed', 'no_device', 'returned']);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

/** Some of those who may be written to. */
export const CustomerQuery = z.object({
  /** Words of name, e-mail or phone, as in the list of customers. */
  search: line(100),
  language: z.nullable(CustomerLanguage),
  /** Signed in, or ordered, within so many days. */
  seenWithinDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
});
export type CustomerQuery = z.infer<typeof CustomerQuery>;

export const MOST_BY_HAND = 500;

/** Whoever of them has no consent is left out, whatever is said here. */
export const Recipients = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({
    kind: z.literal('manual'),
    customerIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_BY_HAND)),
  }),
  z.object({ kind: z.literal('query'), query: CustomerQuery }),
]);
export type Recipients = z.infer<typeof Recipients>;

export const MessageButton = z.object({
  label: line(60, 1),
  url: z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'field.link' }).check(z.maxLength(500)),
});

export const MessageWords = z.object({
  /** The subject of the mail. */
  title: line(150, 1),
  /** Paragraphs, with short codes such as `{vorname}`. */
  text: paragraph(10_000).check(z.minLength(1)),
  button: z._default(z.nullable(MessageButton), null),
  /** A picture of the company's own library. */
  pictureId: z._default(z.nullable(z.uuid()), null),
});
export type MessageWords = z.infer<typeof MessageWords>;

export const MessageDraft = z.extend(MessageWords, {
  /** Chosen by whoever sends: the same one sent twice is one message. */
  id: z.optional(z.uuid()),
  channel: z._default(Channel, 'email'),
  /** Null: now. */
  sendAt: z._default(z.nullable(Instant), null),
  recipients: Recipients,
});
export type MessageDraft = z.infer<typeof MessageDraft>;

export const Message = z.object({
  id: z.uuid(),
  channel: Channel,
  title: z.string(),
  text: z.string(),
  button: z.nullable(z.object({ label: z.string(), url: z.string() })),
  pictureId: z.nullable(z.uuid()),
  recipients: Recipients,
  state: MessageState,
  /** When it begins; in quiet hours it waits for their end. */
  sendAt: Instant,
  createdAt: Instant,
  createdBy: z.string(),
  startedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  /** Who was to get it when it began; before, who would. */
  recipientCount: z.int(),
  /** Written so far. */
  sentCount: z.int(),
  /** Had no consent any more when their turn came. */
  leftOutCount: z.int(),
  unsubscribedCount: z.int(),
  /** How many copies of it led somebody to its link. */
  clickedCount: z.int(),
});
export type Message = z.infer<typeof Message>;

export const MessageStory = z.extend(Message, {
  /** Taken by the mail server of whoever gets it, or by the push service of their device. */
  deliveredCount: z.int(),
  /** Refused there for good. */
  refusedCount: z.int(),
});
export type MessageStory = z.infer<typeof MessageStory>;

export const RecipientCount = z.object({
  count: z.int(),
  leftOut: z.array(z.object({ reason: LeftOutReason, count: z.int() })),
});
export type RecipientCount = z.infer<typeof RecipientCount>;

export const SavedQuery = z.object({ id: z.uuid(), name: z.string(), query: CustomerQuery });
export type SavedQuery = z.infer<typeof SavedQuery>;

const Hour = z.int().check(z.minimum(0), z.maximum(23));
/** By the clock of the company; both the same: there are none. */
export const QuietHours = z.object({ fromHour: Hour, untilHour: Hour });
export type QuietHours = z.infer<typeof QuietHours>;

/** A message as its reader sees it. */
export const Preview = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.nullable(z.object({ label: z.string(), url: z.string() })),
  picture: z.nullable(z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
  /** What a device shows below the title. */
  short: z.string(),
  why: z.string(),
  unsubscribe: z.string(),
  siteName: z.string(),
  accent: z.string(),
  details: z.array(z.string()),
});
export type Preview = z.infer<typeof Preview>;

export const messageCapabilities = {
  /** Customers and their consent are the network's: a franchisee writes to nobody. */
  'messages.send': {
    roles: ['administrator', 'management'],
    kinds: ['franchisor', 'merchant'],
    isOwnStaffOnly: true,
  },
} as const satisfies CapabilityCatalog;

export const messageProblems = {
  'message.unknown': 404,
  'message.recipient_unknown': 404,
  'message.nobody': 409,
  'message.code_unknown': 422,
  'message.in_the_past': 422,
  'message.picture_unknown': 422,
  'message.no_own_device': 409,
  'message.already_started': 409,
  'message.already_cancelled': 409,
  'message.link_invalid': 404,
  'message_query.unknown': 404,
  'message_query.name_taken': 409,
  'message_query.limit_reached': 409,
} as const satisfies ProblemCatalog;
export type MessageProblem = keyof typeof messageProblems;

const staff = 'staff:messages.send';
const One = z.object({ id: z.uuid() });

export const messageApi = {
  send: change({
    method: 'POST',
    path: '/private/message/send',
    access: staff,
    repeats: 'by message',
    summary: 'Sends a message to customers who have consented, now or later. The same `id` sent twice is one message.',
    input: z.object({ message: MessageDraft }),
    output: Message,
  }),
  preview: ask({
    method: 'POST',
    path: '/private/message/preview',
    access: staff,
    summary: 'The message as the caller would read it, with its short codes filled in.',
    input: z.object({ message: MessageWords }),
    output: Preview,
  }),
  count: ask({
    method: 'POST',
    path: '/private/message/recipients',
    access: staff,
    summary: 'How many would get a message, and how many are left out for which reason.',
    input: z.object({ recipients: Recipients, channel: z._default(Channel, 'email') }),
    output: RecipientCount,
  }),
  test: change({
    method: 'POST',
    path: '/private/message/test',
    access: staff,
    repeats: 'again',
    summary:
      'Sends the message to the caller alone: by mail, or to the devices of the customer with the address of the caller.',
    input: z.object({ message: MessageWords, channel: z._default(Channel, 'email') }),
    output: z.object({ email: z.string() }),
  }),
  cancel: change({
    method: 'POST',
    path: '/private/message/:id/cancel',
    access: staff,
    repeats: 'same',
    summary: 'Takes a message back that has not begun.',
    input: One,
    output: Message,
  }),
  list: ask({
    method: 'POST',
    path: '/private/messages',
    access: staff,
    summary: 'Messages with their figures, the newest first.',
    input: z.object({ state: z.optional(MessageState), before: z.optional(z.uuid()) }),
    output: z.object({ messages: z.array(Message), next: z.nullable(z.uuid()) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/message/:id',
    access: staff,
    summary: 'One message, and how far it has come.',
    input: One,
    output: MessageStory,
  }),
  queries: ask({
    method: 'GET',
    path: '/private/message-queries',
    access: staff,
    summary: 'Saved choices of recipients, by name.',
    input: z.object({}),
    output: z.object({ queries: z.array(SavedQuery) }),
  }),
  saveQuery: change({
    method: 'POST',
    path: '/private/message-query',
    access: staff,
    repeats: 'key',
    summary: 'Saves a choice of recipients under a name, or changes one.',
    input: z.object({ id: z.optional(z.uuid()), name: line(80, 1), query: CustomerQuery }),
    output: SavedQuery,
  }),
  removeQuery: change({
    method: 'DELETE',
    path: '/private/message-query/:id',
    access: staff,
    repeats: 'same',
    summary: 'Forgets a saved choice; messages that were made with it keep what they have.',
    input: One,
    output: Nothing,
  }),
  quietHours: ask({
    method: 'GET',
    path: '/private/message-quiet-hours',
    access: staff,
    summary: 'When no message leaves.',
    input: z.object({}),
    output: QuietHours,
  }),
  saveQuietHours: change({
    method: 'POST',
    path: '/private/message-quiet-hours',
    access: staff,
    repeats: 'same',
    summary: 'When no message leaves from now on; what is under way waits as well.',
    input: QuietHours,
    output: QuietHours,
  }),
};

/** Hints for the screens of staff: a message was made, goes on, or somebody has ended them. */
export const messageStream = stream({
  name: 'messages',
  access: staff,
  audience: 'company',
  event: z.object({ type: z.literal('messages') }),
});
