import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, Nothing, RawAnswer, RawRequest } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/** Star CloudPRNT and Epson Server Direct Print: both ask us, we never call into a shop's network. */
export const PrinterKind = z.enum(['star', 'epson']);
export type PrinterKind = z.infer<typeof PrinterKind>;

/** For the kitchen, without prices; for the bag, with address and total. */
export const TicketKind = z.enum(['kitchen', 'packing']);
export type TicketKind = z.infer<typeof TicketKind>;

export const PrinterData = z.object({
  name: line(60, 1),
  kind: PrinterKind,
  prints: z.array(TicketKind).check(z.minLength(1), z.maxLength(2)),
  /** Characters in a line: 32 on paper of 58 mm, 48 on 80 mm. */
  columns: z.literal([32, 42, 48]),
});
export type PrinterData = z.infer<typeof PrinterData>;

export const Printer = z.extend(PrinterData, {
  id: z.uuid(),
  /** When it asked last; null: never. */
  seenAt: z.nullable(Instant),
  /** What it said about itself then: `200 OK`, a cover that is open. */
  status: z.string(),
  waiting: z.int(),
  failed: z.int(),
  lastPrintedAt: z.nullable(Instant),
});
export type Printer = z.infer<typeof Printer>;

const one = z.object({ id: z.uuid() });
/** The address to type into the printer. It is shown once; whoever has lost it makes another. */
const WithAddress = z.object({ printer: Printer, address: secretAddress(z.string()) });

export const printerApi = {
  list: ask({
    method: 'GET',
    path: '/private/kitchen/printers',
    access: 'staff:fulfilment.read',
    summary: 'The printers of the company, and how they are.',
    input: z.object({}),
    output: z.object({ printers: z.array(Printer) }),
  }),
  add: change({
    method: 'POST',
    path: '/private/kitchen/printers',
    access: 'staff:kitchen.manage',
    repeats: 'key',
    summary: 'Adds a printer; its secret address is in the answer and nowhere else.',
    input: z.object({ printer: PrinterData }),
    output: WithAddress,
  }),
  save: change({
    method: 'POST',
    path: '/private/kitchen/printer/:id',
    access: 'staff:kitchen.manage',
    repeats: 'same',
    summary: 'Changes a printer.',
    input: z.extend(one, { printer: PrinterData }),
    output: Printer,
  }),
  renew: change({
    method: 'POST',
    path: '/private/kitchen/printer/:id/address',
    access: 'staff:kitchen.manage',
    repeats: 'again',
    summary: 'Another secret address; the old one leads nowhere.',
    input: one,
    output: WithAddress,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/kitchen/printer/:id',
    access: 'staff:kitchen.manage',
    repeats: 'same',
    summary: 'Removes a printer and what waits for it.',
    input: one,
    output: Nothing,
  }),
  test: change({
    method: 'POST',
    path: '/private/kitchen/printer/:id/test',
    access: 'staff:kitchen.manage',
    repeats: 'again',
    summary: 'Lets a printer print a few lines.',
    input: one,
    output: Printer,
  }),
  reprint: change({
    method: 'POST',
    path: '/private/kitchen/reprint',
    access: 'staff:fulfilment.move',
    repeats: 'again',
    summary: 'Prints the ticket of an order once more, on every printer that prints this kind.',
    input: z.object({ orderId: z.uuid(), kind: TicketKind }),
    output: z.object({ printers: z.int() }),
  }),
};

const Key = secret(z.string().check(z.minLength(20), z.maxLength(100)));

/** What printers call. Everything is under one address; who it belongs to says its secret. */
export const printerWireApi = {
  poll: change({
    method: 'POST',
    path: '/public/printer/:key',
    access: 'public',
    repeats: 'again',
    body: 'raw',
    answer: 'raw',
    // A printer asks every few seconds, several of them from one address.
    triesPerMinute: 600,
    summary: 'A printer says how it is and asks for work: Star CloudPRNT in JSON, Epson Server Direct Print as a form.',
    input: z.object({ key: Key, raw: RawRequest }),
    output: RawAnswer,
  }),
  fetch: ask({
    method: 'GET',
    path: '/public/printer/:key',
    access: 'public',
    answer: 'raw',
    triesPerMinute: 600,
    summary: 'A Star printer fetches what it was told of.',
    input: z.object({ key: Key, type: z.optional(z.string()), token: z.optional(z.string().check(z.maxLength(60))) }),
    output: RawAnswer,
  }),
  confirm: change({
    method: 'DELETE',
    path: '/public/printer/:key',
    access: 'public',
    repeats: 'same',
    answer: 'raw',
    triesPerMinute: 600,
    summary: 'A Star printer says what became of it.',
    input: z.object({
      key: Key,
      code: z._default(z.string().check(z.maxLength(200)), ''),
      token: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: RawAnswer,
  }),
};
