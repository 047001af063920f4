import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { LinkedAppointment } from '@fachwerk/calendar/contract';
import { Caller, orderEntryApi } from '@fachwerk/order-entry/contract';
import { OrderStatus, PaymentState } from '@fachwerk/orders/contract';
import * as z from 'zod/mini';

export const AboutCustomer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isBlocked: z.boolean(),
});

/** A rental that has not ended, with its box as it is at this moment. */
export const AboutRental = z.object({
  id: z.uuid(),
  state: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  isOverdue: z.boolean(),
  locationName: z.string(),
  boxId: z.uuid(),
  boxNumber: z.string(),
  isDoorOpen: z.boolean(),
  isOnline: z.boolean(),
});
export type AboutRental = z.infer<typeof AboutRental>;

export const AboutOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  status: OrderStatus,
  paymentState: PaymentState,
  totalCents: z.int(),
  placedAt: Instant,
  /** The one that the conversation is about. */
  isMeant: z.boolean(),
});
export type AboutOrder = z.infer<typeof AboutOrder>;

export const AboutAttempt = z.object({
  id: z.uuid(),
  boxNumber: z.string(),
  state: z.string(),
  requestedAt: Instant,
});

/** What the caller may know about whoever asks. */
export const About = z.object({
  customer: z.nullable(AboutCustomer),
  rentals: z.array(AboutRental),
  orders: z.array(AboutOrder),
  appointments: z.array(LinkedAppointment),
  attempts: z.array(AboutAttempt),
});
export type About = z.infer<typeof About>;

export const chatLinkProblems = {
  'chat.order_unknown': 404,
  'chat.order_taken': 409,
} as const satisfies ProblemCatalog;

export const chatLinkApi = {
  about: ask({
    method: 'GET',
    path: '/private/chat/about/:id',
    access: 'staff:chat.read',
    summary: 'Who asks in a conversation: customer, running rentals with their boxes, orders, last attempts to open.',
    input: z.object({ id: z.uuid() }),
    output: About,
  }),
  translator: ask({
    method: 'GET',
    path: '/private/chat/translator',
    access: 'staff:chat.read',
    summary: 'Whether there is somebody who translates messages.',
    input: z.object({}),
    output: z.object({ isThere: z.boolean() }),
  }),
  translate: change({
    method: 'POST',
    path: '/private/chat/translate',
    access: 'staff:chat.write',
    repeats: 'again',
    transaction: 'own',
    summary: 'What was written, in the language of whoever asks. It is shown to them alone and kept nowhere.',
    input: z.object({ id: z.uuid(), messageId: z.uuid() }),
    output: z.object({ text: z.string() }),
  }),
  saveOrder: change({
    method: 'POST',
    path: '/backend-chat/order/save',
    access: 'staff:chat.write',
    repeats: 'same',
    summary: 'Which order a conversation is about; null: about none.',
    input: z.object({ order: z.object({ chatId: z.uuid(), orderId: z.nullable(z.uuid()) }) }),
    output: About,
  }),
  buyer: ask({
    method: 'GET',
    path: '/private/chat/buyer/:id',
    access: 'staff:orders.enter',
    summary: 'Whoever asks, as an order is written down for them; without a record what they said about themselves.',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      caller: z.nullable(Caller),
      contact: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string(), email: z.string() }),
    }),
  }),
  createOrder: change({
    method: 'POST',
    path: '/backend-chat/order/create',
    access: 'staff:orders.enter',
    repeats: 'by order',
    summary:
      'Places an order for whoever asks, by the rules of the order desk; the conversation is about it from then on.',
    input: z.object({ order: z.extend(orderEntryApi.place.input, { chatId: z.uuid() }) }),
    output: orderEntryApi.place.output,
  }),
};
