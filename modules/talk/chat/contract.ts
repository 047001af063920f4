import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing, paragraph, Upload } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/** `note`: internal. `event`: a change of the conversation, such as an assignment. */
export const Side = z.enum(['customer', 'staff', 'note', 'event']);
export type Side = z.infer<typeof Side>;

export const ChatFile = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['picture', 'document']),
  address: z.string(),
});
export type ChatFile = z.infer<typeof ChatFile>;

export const Message = z.object({
  id: z.uuid(),
  /** Position, assigned by the server without gaps. */
  seq: z.int(),
  /** The conversation's revision at the message's last change: of two states the higher one wins. */
  revision: z.int(),
  side: Side,
  /** Id chosen by the sender. */
  clientId: z.string(),
  authorName: z.string(),
  /** Empty if deleted. For an event: a code followed by a name. */
  text: z.string(),
  at: Instant,
  isDeleted: z.boolean(),
  /** Pinned to the top. */
  isUp: z.boolean(),
  files: z.array(ChatFile),
});
export type Message = z.infer<typeof Message>;

export const ChatState = z.enum(['open', 'snoozed', 'done']);
export type ChatState = z.infer<typeof ChatState>;

export const ChatTab = z.enum(['mine', 'open', 'snoozed', 'done']);
export type ChatTab = z.infer<typeof ChatTab>;

export const ChatPerson = z.object({ id: z.uuid(), name: z.string() });
export type ChatPerson = z.infer<typeof ChatPerson>;

const Head = {
  id: z.uuid(),
  kind: z.enum(['customer', 'intern']),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  itemId: z.string(),
  orderId: z.nullable(z.uuid()),
  state: ChatState,
  snoozedUntil: z.nullable(Instant),
  assignee: z.nullable(ChatPerson),
  waitingSince: z.nullable(Instant),
  lastAt: Instant,
  createdAt: Instant,
};

export const ChatHead = z.object({
  ...Head,
  /** Unread customer messages. */
  unread: z.int(),
  lastSide: z.nullable(Side),
  lastText: z.string(),
  /** Author of the last message: a person, or the assistant of a dialogue. */
  lastAuthor: z.string(),
});
export type ChatHead = z.infer<typeof ChatHead>;

/** A conversation as staff see it. */
export const Chat = z.object({
  ...Head,
  revision: z.int(),
  lastSeq: z.int(),
  customerReadSeq: z.int(),
  staffReadSeq: z.int(),
  messages: z.array(Message),
  /** Whether messages older than the first one here exist. */
  hasOlder: z.boolean(),
  /** The customer has the conversation open; `isCustomerTyping`: and is typing. */
  isCustomerThere: z.boolean(),
  isCustomerTyping: z.boolean(),
});
export type Chat = z.infer<typeof Chat>;

export const chatCapabilities = {
  'chat.read': { roles: ['administrator', 'management', 'staff', 'support', 'reader'] },
  'chat.write': { roles: ['administrator', 'management', 'staff', 'support'] },
  /** Supervises colleagues and edits the shared canned texts. */
  'chat.supervise': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

export const chatProblems = {
  'chat.unknown': 404,
  'chat.message_unknown': 404,
  'chat.message_not_own': 409,
  'chat.message_empty': 422,
  'chat.person_unknown': 404,
  'chat.snooze_past': 422,
  'chat.file_unknown': 404,
  'chat.file_not_taken': 422,
  'chat.file_too_large': 413,
  'chat.too_many_files': 429,
  'chat.too_many_messages': 429,
  'chat.too_many_guests': 429,
  'chat.too_many_begun': 429,
  'chat.container_unknown': 404,
  'chat.text_unknown': 404,
  'chat.text_code_taken': 409,
  'chat.too_many_texts': 409,
  'chat.call_back_unknown': 404,
} as const satisfies ProblemCatalog;
export type ChatProblem = keyof typeof chatProblems;

export const MESSAGE_LENGTH = 4000;
export const FILE_MOST_BYTES = 8_000_000;
const MOST_FILES = 10;

/** A message to send; the sender chooses `id`. */
export const NewMessage = z.object({
  id: line(64, 8),
  text: paragraph(MESSAGE_LENGTH),
  fileIds: z._default(z.array(z.uuid()).check(z.maxLength(MOST_FILES)), []),
});
export type NewMessage = z.infer<typeof NewMessage>;

/** Address of a conversation: `/chat/id/{itemId}/{email}/{orderHash}`. The hash is the secret. */
export const ChatAddress = z.object({
  email: line(254, 1),
  orderHash: secret(line(100, 20)),
  itemId: z.optional(line(80)),
});
export type ChatAddress = z.infer<typeof ChatAddress>;

const One = z.object({ id: z.uuid() });
const Looked = z.object({
  id: z.uuid(),
  after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});
const read = 'staff:chat.read';
const write = 'staff:chat.write';

export const ChatFilter = z.object({
  tab: z.optional(ChatTab),
  /** Searches messages, names and e-mail addresses over all tabs. */
  search: z.optional(line(100)),
  assigneeId: z.optional(z.uuid()),
  /** Pagination: the last conversation already shown. */
  before: z.optional(z.uuid()),
});
export type ChatFilter = z.infer<typeof ChatFilter>;

export const ChatGroup = z.object({ name: ChatTab, count: z.int(), unread: z.int() });
export type ChatGroup = z.infer<typeof ChatGroup>;

export const chatApi = {
  groups: ask({
    method: 'GET',
    path: '/private/chat/groups',
    access: read,
    summary:
      'The tabs with how many conversations they hold, and how many of those are unread; whom one can be given to.',
    input: z.object({}),
    output: z.object({ groups: z.array(ChatGroup), callBacks: z.int(), people: z.array(ChatPerson) }),
  }),
  list: ask({
    method: 'POST',
    path: '/private/chats',
    access: read,
    summary: 'Conversations of a tab, those with the newest message first; or what a search finds in all of them.',
    input: z.object({ filter: ChatFilter }),
    output: z.object({ chats: z.array(ChatHead), next: z.nullable(z.uuid()) }),
  }),
  waiting: ask({
    method: 'GET',
    path: '/private/chat/waiting',
    access: read,
    summary: 'Who waits for an answer, the longest first, and how the day goes.',
    input: z.object({}),
    output: z.object({
      /** The first of them; `waiting` counts all. */
      chats: z.array(ChatHead),
      waiting: z.int(),
      unassigned: z.int(),
      answeredToday: z.int(),
      /** Of the last answers; null with too few. */
      medianMinutes: z.nullable(z.int()),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/chat/one/:id',
    access: read,
    summary:
      'A conversation with its newest messages, with what changed after a revision, or with what stands before a place.',
    input: Looked,
    output: Chat,
  }),
  supervisor: ask({
    method: 'GET',
    path: '/private/chat/supervisor/:id',
    access: 'staff:chat.supervise',
    summary: 'A conversation as a supervisor sees it: whoever looks leaves no mark.',
    input: Looked,
    output: Chat,
  }),
  ofItem: ask({
    method: 'GET',
    path: '/private/chat/item-id/:itemId',
    access: read,
    summary: 'The conversations about an item; with `msgId` also where that message stands.',
    input: z.object({ itemId: line(80, 1), msgId: z.optional(line(80)) }),
    output: z.object({
      chats: z.array(ChatHead),
      at: z.nullable(z.object({ chatId: z.uuid(), messageId: z.uuid() })),
    }),
  }),
  open: ask({
    method: 'POST',
    path: '/private/chat/open',
    access: read,
    summary: 'The conversation behind an address; null while nobody has written there.',
    input: ChatAddress,
    output: z.object({ chat: z.nullable(Chat) }),
  }),
  send: change({
    method: 'POST',
    path: '/private/chat/send-message',
    access: write,
    repeats: 'by message',
    summary:
      'Writes into a conversation, given by its id or by its address; an `intern-` address asks colleagues. Sent again it is the same message. `user`: to whom it is given with it. `getResponse`: with the conversation as it is then.',
    input: z.object({
      chat: z.union([One, ChatAddress]),
      message: z.extend(NewMessage, { isNote: z._default(z.boolean(), false) }),
      getResponse: z._default(z.boolean(), false),
      user: z._default(z.nullable(z.uuid()), null),
    }),
    output: z.object({ chatId: z.uuid(), message: Message, chat: z.nullable(Chat) }),
  }),
  read: change({
    method: 'POST',
    path: '/private/chat/read',
    access: write,
    repeats: 'same',
    summary: 'Read up to a place; never less than before.',
    input: z.object({ id: z.uuid(), seq: z.int().check(z.minimum(0)) }),
    output: Nothing,
  }),
  markMessage: change({
    method: 'POST',
    path: '/private/chat/mark-message',
    access: write,
    repeats: 'same',
    summary: 'Deletes an own message for good, or holds a message above the others.',
    input: z.object({ id: z.uuid(), messageId: z.uuid(), mark: z.enum(['delete', 'up', 'down']) }),
    output: Message,
  }),
  typing: change({
    method: 'POST',
    path: '/private/chat/typing',
    access: write,
    repeats: 'same',
    summary: 'Somebody is about to answer.',
    input: One,
    output: Nothing,
  }),
  setState: change({
    method: 'POST',
    path: '/private/chat/state',
    access: write,
    repeats: 'same',
    summary: 'Done, open again, or put off until a moment; whoever writes opens it again.',
    input: z.object({ id: z.uuid(), state: ChatState, until: z._default(z.nullable(Instant), null) }),
    output: Chat,
  }),
  assign: change({
    method: 'POST',
    path: '/private/chat/assign',
    access: write,
    repeats: 'same',
    summary: 'Gives a conversation to somebody, to whoever is next in turn (`turn`), or to nobody.',
    input: z.object({ id: z.uuid(), to: z.nullable(z.union([z.literal('turn'), z.uuid()])) }),
    output: Chat,
  }),
  attach: change({
    method: 'POST',
    path: '/private/chat/file',
    access: write,
    repeats: 'again',
    body: 'multipart',
    mostFileBytes: FILE_MOST_BYTES,
    transaction: 'own',
    summary: 'A picture or a PDF for the next message.',
    input: z.object({ id: z.uuid(), name: line(120), file: Upload }),
    output: ChatFile,
  }),
};

/** A conversation has changed: viewers fetch the changes since their revision. */
export const chatStream = stream({
  name: 'chat',
  access: read,
  audience: 'company',
  event: z.object({ chatId: z.uuid(), revision: z.int(), what: z.enum(['changed', 'asked', 'presence']) }),
});

/** A customer has written; `assigneeId` is null while nobody has the conversation. At least once to each listener. */
export const customerWrote = event({
  name: 'chat.customer_wrote',
  payload: z.object({
    companyId: z.uuid(),
    chatId: z.uuid(),
    messageId: z.uuid(),
    assigneeId: z.nullable(z.uuid()),
  }),
});

/** A note names a colleague. At least once to each listener. */
export const colleagueMentioned = event({
  name: 'chat.colleague_mentioned',
  payload: z.object({ companyId: z.uuid(), chatId: z.uuid(), userId: z.uuid(), mentionId: z.uuid() }),
});
