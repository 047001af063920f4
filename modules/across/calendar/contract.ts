import { AppointmentState } from '@fachwerk/appointments/contract-appointment';
import { ask, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, Nothing, paragraph, RawAnswer } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import * as z from 'zod/mini';

/** What one calendar shows beside the appointments, each to be switched on and off. */
export const SOURCES = ['todos', 'cards', 'orders', 'rentals', 'absences'] as const;
export const Source = z.enum(SOURCES);
export type Source = z.infer<typeof Source>;

/** What somebody needs to see it. */
export const SOURCE_CAPABILITIES: Readonly<Record<Source, string | null>> = {
  todos: null,
  cards: 'boards.read',
  orders: 'orders.read',
  rentals: 'rentals.read',
  absences: 'time_log.track',
};

export const Entry = z.object({
  id: z.string(),
  source: Source,
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** Of whole days, by the clock of the company. */
  isAllDay: z.boolean(),
  /** The page of the back-office that tells more; empty where there is none. */
  path: z.string(),
  /** The account whose time it takes; null where it is nobody's in particular. */
  userId: z.nullable(z.string()),
});
export type Entry = z.infer<typeof Entry>;

const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.time'));

/** A draft as the specification has it (§3): kind, e-mail, title, description, from ten to twelve. */
export const TodoData = z
  .object({
    kind: z.enum(['aufgabe']),
    title: line(200, 1),
    description: paragraph(2000),
    email: z.union([z.literal(''), Email]),
    onDay: z.iso.date('field.date'),
    starts: WallTime,
    ends: WallTime,
  })
  .check(z.refine(({ starts, ends }) => starts < ends, { message: 'field.todo_order', path: ['ends'] }));
export type TodoData = z.infer<typeof TodoData>;

export const Todo = z.object({
  id: z.uuid(),
  kind: z.enum(['aufgabe']),
  title: z.string(),
  description: z.string(),
  email: z.string(),
  onDay: z.iso.date(),
  starts: z.string(),
  ends: z.string(),
  isDone: z.boolean(),
});
export type Todo = z.infer<typeof Todo>;

export const calendarProblems = {
  'todo.unknown': 404,
  'calendar.too_long': 422,
  'calendar.feed_unknown': 404,
} as const satisfies ProblemCatalog;

/** One’s own todos, on another device. */
export const todoStream = stream({
  name: 'todos',
  access: 'staff:appointments.read',
  audience: 'user',
  event: z.object({ type: z.literal('changed') }),
});

const staff = 'staff:appointments.read';
const One = z.object({ id: z.uuid() });

/** An appointment as it stands beside whose it is. */
export const LinkedAppointment = z.object({
  id: z.uuid(),
  serviceName: z.string(),
  staffName: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  state: AppointmentState,
});
export type LinkedAppointment = z.infer<typeof LinkedAppointment>;

export const calendarApi = {
  ofCustomer: ask({
    method: 'GET',
    path: '/private/calendar/of-customer',
    access: 'staff:appointments.read',
    summary:
      'The appointments of a customer, by their address: those that come, the next first, then the last that were.',
    input: z.object({ customerId: z.uuid() }),
    output: z.object({ appointments: z.array(LinkedAppointment) }),
  }),
  entries: ask({
    method: 'POST',
    path: '/private/calendar/entries',
    access: staff,
    summary:
      'What stands beside the appointments within 100 days at most: of each source that was asked for and that the caller may see.',
    input: z.object({ from: Instant, to: Instant, sources: z.array(Source) }),
    output: z.object({ entries: z.array(Entry) }),
  }),
  todos: ask({
    method: 'GET',
    path: '/private/todos',
    access: staff,
    summary: 'One’s own todos of these days, by day and time.',
    input: z.object({ from: z.iso.date(), until: z.iso.date() }),
    output: z.object({ todos: z.array(Todo) }),
  }),
  saveTodo: change({
    method: 'POST',
    path: '/private/todo',
    access: staff,
    repeats: 'key',
    summary: 'Adds a todo of one’s own, or changes it by its id.',
    input: z.object({ id: z.optional(z.uuid()), todo: TodoData }),
    output: One,
  }),
  markTodo: change({
    method: 'POST',
    path: '/private/todo/mark',
    access: staff,
    repeats: 'same',
    summary: 'Done, or open again.',
    input: z.object({ id: z.uuid(), isDone: z.boolean() }),
    output: Nothing,
  }),
  removeTodo: change({
    method: 'POST',
    path: '/private/todo/delete',
    access: staff,
    repeats: 'same',
    summary: 'Removes a todo of one’s own.',
    input: One,
    output: Nothing,
  }),
  takeOver: change({
    method: 'POST',
    path: '/private/todos/take-over',
    access: staff,
    repeats: 'key',
    summary: 'Takes over what a browser kept under `chatTodos`; what is there already comes no second time.',
    input: z.object({ todos: z.array(TodoData).check(z.maxLength(500)) }),
    output: z.object({ count: z.int() }),
  }),
  feed: ask({
    method: 'GET',
    path: '/private/calendar/feed',
    access: staff,
    summary: 'Whether a calendar outside may read one’s own, and since when.',
    input: z.object({}),
    output: z.object({ isOpen: z.boolean(), createdAt: z.nullable(Instant) }),
  }),
  renewFeed: change({
    method: 'POST',
    path: '/private/calendar/feed',
    access: staff,
    repeats: 'again',
    summary: 'A new address for calendars outside, told once; the old one ends.',
    input: z.object({}),
    output: z.object({ url: secretAddress(z.string()) }),
  }),
  closeFeed: change({
    method: 'POST',
    path: '/private/calendar/feed/delete',
    access: staff,
    repeats: 'same',
    summary: 'Ends the address for calendars outside.',
    input: z.object({}),
    output: Nothing,
  }),
  readFeed: ask({
    method: 'GET',
    path: '/public/calendar/:key',
    access: 'public',
    answer: 'raw',
    triesPerMinute: 60,
    summary: 'The appointments and todos of whoever the key belongs to, as calendars read them (RFC 5545).',
    input: z.object({ key: secret(line(200)) }),
    output: RawAnswer,
  }),
};
