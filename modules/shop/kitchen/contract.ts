import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { Fulfilment } from '@fachwerk/fulfilment/contract';
import * as z from 'zod/mini';

/** What is to be made, as the kitchen reads it. */
export const TicketLine = z.object({
  position: z.int(),
  itemId: z.uuid(),
  /** As the kitchen calls it. */
  title: z.string(),
  /** The number on the menu. */
  number: z.string(),
  quantity: z.int(),
  extras: z.array(z.object({ title: z.string(), quantity: z.int() })),
  /** What the customer wishes about it. */
  note: z.string(),
  totalCents: z.int(),
});
export type TicketLine = z.infer<typeof TicketLine>;

/** An order as it lies before the kitchen. */
export const Ticket = z.extend(Fulfilment, {
  number: z.string(),
  customerId: z.uuid(),
  customerName: z.string(),
  phone: z.string(),
  placedAt: Instant,
  lines: z.array(TicketLine),
  /** Bringing, deposit, tip, discount: what stands on the bill beside the goods. */
  charges: z.array(z.object({ title: z.string(), totalCents: z.int() })),
  totalCents: z.int(),
  /** To be paid when it is handed over. */
  dueCents: z.int(),
  refundedCents: z.int(),
});
export type Ticket = z.infer<typeof Ticket>;

/** From when on it worries somebody that nobody accepts. */
export const KitchenSettings = z.object({
  unacceptedMinutes: z.int().check(z.minimum(1), z.maximum(120)),
  isMailing: z.boolean(),
  /** Null: the shop stays open whatever happens. */
  pauseMinutes: z.nullable(z.literal([15, 30, 60])),
  /** When printers print by themselves. */
  printsOn: z.enum(['new', 'accepted', 'never']),
});
export type KitchenSettings = z.infer<typeof KitchenSettings>;

export const kitchenCapabilities = {
  'kitchen.manage': { roles: ['administrator', 'management'], kinds: ['merchant'], isOwnStaffOnly: true },
} as const satisfies CapabilityCatalog;

export const kitchenProblems = {
  'printer.unknown': 404,
  'printer.too_many': 409,
  'printer.nothing_to_print': 404,
} as const satisfies ProblemCatalog;
export type KitchenProblem = keyof typeof kitchenProblems;

export const kitchenApi = {
  board: ask({
    method: 'GET',
    path: '/private/kitchen',
    access: 'staff:fulfilment.read',
    summary: 'What has to be made and handed over, the oldest first, and what was lately.',
    input: z.object({}),
    output: z.object({
      /** Of the server: tablets have clocks of their own. */
      now: Instant,
      tickets: z.array(Ticket),
      /** Of the last hours, the latest first. */
      ended: z.array(Ticket),
      hasPrinters: z.boolean(),
    }),
  }),
  settings: ask({
    method: 'GET',
    path: '/private/kitchen/settings',
    access: 'staff:kitchen.manage',
    summary: 'When somebody is told that nobody accepts, and when printers print.',
    input: z.object({}),
    output: KitchenSettings,
  }),
  saveSettings: change({
    method: 'POST',
    path: '/private/kitchen/settings',
    access: 'staff:kitchen.manage',
    repeats: 'same',
    summary: 'Changes the settings of the kitchen.',
    input: z.object({ settings: KitchenSettings }),
    output: KitchenSettings,
  }),
};
