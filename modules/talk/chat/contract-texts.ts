import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, Nothing, Phone, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** A canned text and the short code that inserts it. */
export const CannedText = z.object({ id: z.uuid(), code: z.string(), text: z.string() });
export type CannedText = z.infer<typeof CannedText>;

export const Container = z.object({ id: z.uuid(), name: z.string(), items: z.array(CannedText) });
export type Container = z.infer<typeof Container>;

export const Priority = z.enum(['low', 'normal', 'high']);
export type Priority = z.infer<typeof Priority>;

export const CallBack = z.object({
  id: z.uuid(),
  chatId: z.nullable(z.uuid()),
  customerName: z.string(),
  phone: z.string(),
  customerNumber: z.string(),
  priority: Priority,
  deadline: Instant,
  note: z.string(),
  doneAt: z.nullable(Instant),
  doneBy: z.string(),
});
export type CallBack = z.infer<typeof CallBack>;

export const CallBackInput = z.object({
  id: z.optional(z.uuid()),
  chatId: z._default(z.nullable(z.uuid()), null),
  customerName: line(120, 1),
  phone: Phone.check(z.minLength(3)),
  customerNumber: line(40),
  priority: Priority,
  deadline: Instant,
  note: paragraph(1000),
});
export type CallBackInput = z.infer<typeof CallBackInput>;

const MOST_SORTED = 500;

export const chatTextApi = {
  list: ask({
    method: 'GET',
    path: '/backend-chat/containers',
    access: 'staff:chat.read',
    summary: 'The texts that are said often, by container, in their order.',
    input: z.object({}),
    output: z.object({ containers: z.array(Container) }),
  }),
  saveContainer: change({
    method: 'POST',
    path: '/backend-chat/container',
    access: 'staff:chat.supervise',
    repeats: 'key',
    summary: 'Adds a container, renames it, or removes it with all that is in it.',
    input: z.object({
      container: z.object({ id: z.optional(z.uuid()), name: line(80, 1), isRemoved: z._default(z.boolean(), false) }),
    }),
    output: z.object({ containers: z.array(Container) }),
  }),
  saveItem: change({
    method: 'POST',
    path: '/backend-chat/container/item',
    access: 'staff:chat.supervise',
    repeats: 'key',
    summary: 'Adds a text behind the others of a container, changes it, moves it there, or removes it.',
    input: z.object({
      item: z.object({
        id: z.optional(z.uuid()),
        code: line(40, 1),
        text: paragraph(4000).check(z.minLength(1)),
        isRemoved: z._default(z.boolean(), false),
      }),
      containerId: z.uuid(),
    }),
    output: z.object({ containers: z.array(Container) }),
  }),
  sortItems: change({
    method: 'POST',
    path: '/backend-chat/container/item/sort',
    access: 'staff:chat.supervise',
    repeats: 'same',
    summary: 'Puts texts into an order; those left out stay behind them.',
    input: z.object({
      itemRefs: z
        .array(z.object({ id: z.uuid(), sort: z.int().check(z.minimum(0), z.maximum(10_000)) }))
        .check(z.minLength(1), z.maxLength(MOST_SORTED)),
    }),
    output: z.object({ containers: z.array(Container) }),
  }),
  callBacks: ask({
    method: 'POST',
    path: '/private/chat/call-backs',
    access: 'staff:chat.read',
    summary: 'Whom to call back: those that wait by their deadline, or the newest that are done.',
    input: z.object({ isDone: z._default(z.boolean(), false) }),
    output: z.object({ callBacks: z.array(CallBack) }),
  }),
  saveCallBack: change({
    method: 'POST',
    path: '/private/chat/call-back',
    access: 'staff:chat.write',
    repeats: 'key',
    summary: 'Notes somebody to be called back, or changes it.',
    input: z.object({ callBack: CallBackInput }),
    output: CallBack,
  }),
  doneCallBack: change({
    method: 'POST',
    path: '/private/chat/call-back/done',
    access: 'staff:chat.write',
    repeats: 'same',
    summary: 'Called back, or not after all.',
    input: z.object({ id: z.uuid(), isDone: z.boolean() }),
    output: Nothing,
  }),
};
