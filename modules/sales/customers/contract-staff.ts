import { ask, change } from '@fachwerk/base/contract';
import { Email, FileAnswer, Instant, line, Nothing, Phone, paragraph, personName } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Address, Customer, CustomerLanguage, ErasePreview, NewsletterState } from './contract.ts';

/** A customer in the list of staff. */
export const CustomerRow = z.extend(Customer, {
  blockedBy: z.string(),
  newsletter: NewsletterState,
  createdAt: Instant,
  lastSeenAt: z.nullable(Instant),
  version: z.int(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/** What is counted of a customer by the modules above; which of them a caller sees stands in the answer. */
export const CustomerFigure = z.enum(['orders', 'rentals', 'appointments', 'spentCents', 'openCents', 'lastContactAt']);
export type CustomerFigure = z.infer<typeof CustomerFigure>;

/** Null: not for this caller. */
export const CustomerFigures = z.object({
  orders: z.nullable(z.int()),
  rentals: z.nullable(z.int()),
  appointments: z.nullable(z.int()),
  /** Revenue, as everywhere: invoices less corrections. */
  spentCents: z.nullable(z.int()),
  /** Ordered, not cancelled and not paid. */
  openCents: z.nullable(z.int()),
  /** The last order, rental, appointment, message or sign-in; null also where there was none. */
  lastContactAt: z.nullable(Instant),
});
export type CustomerFigures = z.infer<typeof CustomerFigures>;

export const TagColour = z.enum(['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'gray']);
export type TagColour = z.infer<typeof TagColour>;

export const CustomerTag = z.object({ id: z.uuid(), name: z.string(), colour: TagColour });
export type CustomerTag = z.infer<typeof CustomerTag>;

/** A line of the list. */
export const CustomerListRow = z.extend(CustomerRow, {
  figures: CustomerFigures,
  tags: z.array(CustomerTag),
});
export type CustomerListRow = z.infer<typeof CustomerListRow>;

export const CustomerNote = z.object({
  id: z.uuid(),
  at: Instant,
  personName: z.string(),
  /** The caller wrote it, and may take it away. */
  isOwn: z.boolean(),
  text: z.string(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

/** Something that happened, told in the reader's language. */
export const CustomerStep = z.object({
  id: z.string(),
  at: Instant,
  /** The module that tells it. */
  source: z.string(),
  sentence: z.string(),
  personName: z.string(),
  /** A page that tells more; null without one. */
  path: z.nullable(z.string()),
});
export type CustomerStep = z.infer<typeof CustomerStep>;

export const CustomerStory = z.extend(CustomerRow, {
  tags: z.array(CustomerTag),
  addresses: z.array(Address),
  notes: z.array(CustomerNote),
  steps: z.array(CustomerStep),
  /** The account is the caller's own company's: it may be blocked, erased and given another address. */
  isOfOwnNetwork: z.boolean(),
});
export type CustomerStory = z.infer<typeof CustomerStory>;

export const CustomerSort = z.enum(['createdAt', 'name', 'lastSeenAt', 'spentCents', 'openCents', 'lastContactAt']);
export type CustomerSort = z.infer<typeof CustomerSort>;

export const CustomerFilter = z.object({
  /** Words of name, e-mail or phone. */
  search: z.optional(line(100)),
  isBlocked: z.optional(z.boolean()),
  newsletter: z.optional(NewsletterState),
  /** Something is ordered and not paid. */
  hasOpen: z.optional(z.boolean()),
  tagId: z.optional(z.uuid()),
  sort: z._default(CustomerSort, 'createdAt'),
  dir: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** The last one already shown. */
  after: z.optional(z.uuid()),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
});
export type CustomerFilter = z.infer<typeof CustomerFilter>;

const one = z.object({ id: z.uuid() });
const because = { reason: line(300, 3) };

export const customerApi = {
  list: ask({
    method: 'POST',
    path: '/private/customers',
    access: 'staff:customers.read',
    summary: 'The customers of the network; a franchisee sees those it has dealt with.',
    input: z.object({ filter: CustomerFilter }),
    output: z.object({
      customers: z.array(CustomerListRow),
      /** Which figures the caller sees: by their capabilities, and by what the company does. */
      figures: z.array(CustomerFigure),
      next: z.nullable(z.uuid()),
      /** How many match; counted as far as a screen needs it. */
      total: z.object({ count: z.int(), isMore: z.boolean() }),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/customer/:id',
    access: 'staff:customers.read',
    summary: 'One customer with addresses, notes and what happened.',
    input: one,
    output: CustomerStory,
  }),
  edit: change({
    method: 'POST',
    path: '/private/customer/:id',
    access: 'staff:customers.edit',
    repeats: 'version',
    summary:
      'Changes the details of a customer; `version` is the one that was read. Another e-mail address ends their sessions.',
    input: z.extend(one, {
      version: z.int(),
      /** Empty only for somebody who never had one. */
      email: z.union([z.literal(''), Email]),
      firstName: personName(80),
      lastName: personName(80),
      phone: Phone,
      language: CustomerLanguage,
    }),
    output: CustomerRow,
  }),
  block: change({
    method: 'POST',
    path: '/private/customer/:id/block',
    access: 'staff:customers.edit',
    repeats: 'same',
    summary: 'Lets a customer rent nothing more in the network; their sessions end.',
    input: z.extend(one, because),
    output: CustomerRow,
  }),
  unblock: change({
    method: 'POST',
    path: '/private/customer/:id/unblock',
    access: 'staff:customers.edit',
    repeats: 'same',
    summary: 'Lets a customer rent again.',
    input: z.extend(one, because),
    output: CustomerRow,
  }),
  addNote: change({
    method: 'POST',
    path: '/private/customer/:id/note',
    access: 'staff:customers.edit',
    repeats: 'key',
    summary: 'Writes something down about a customer.',
    input: z.extend(one, { text: paragraph(2000).check(z.minLength(1)) }),
    output: CustomerNote,
  }),
  removeNote: change({
    method: 'POST',
    path: '/private/customer/:id/note/:noteId/delete',
    access: 'staff:customers.edit',
    repeats: 'same',
    summary: 'Takes an own note away.',
    input: z.extend(one, { noteId: z.uuid() }),
    output: Nothing,
  }),
  export: ask({
    method: 'GET',
    path: '/private/customer/:id/export',
    access: 'staff:customers.edit',
    summary: 'All that is kept about a customer within sight, as a file.',
    input: one,
    output: FileAnswer,
  }),
  previewErase: ask({
    method: 'GET',
    path: '/private/customer/:id/erase',
    access: 'staff:customers.erase',
    summary: 'What an erasure takes away, what has to stay and why.',
    input: one,
    output: ErasePreview,
  }),
  erase: change({
    method: 'POST',
    path: '/private/customer/:id/erase',
    access: 'staff:customers.erase',
    repeats: 'once',
    summary: 'Erases a customer; the e-mail address is typed to confirm.',
    input: z.extend(one, { email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)) }),
    output: Nothing,
  }),
};
