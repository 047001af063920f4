import { ask, change } from '@fachwerk/base/contract';
import { FileAnswer, line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Where guests sit. What its QR code says leads to the menu of that table, and is never shown in words. */
export const Table = z.object({ id: z.uuid(), name: line(40, 1) });
export type Table = z.infer<typeof Table>;

export const MOST_TABLES = 300;

const Names = z.array(line(40, 1)).check(z.minLength(1), z.maxLength(MOST_TABLES));

export const tableApi = {
  list: ask({
    method: 'GET',
    path: '/private/shop/tables',
    access: 'staff:shop.read',
    summary: 'The tables, in their order.',
    input: z.object({}),
    output: z.object({ tables: z.array(Table) }),
  }),
  add: change({
    method: 'POST',
    path: '/private/shop/tables',
    access: 'staff:shop.manage',
    repeats: 'key',
    summary: 'New tables, each with a code of its own.',
    input: z.object({ names: Names }),
    output: z.object({ tables: z.array(Table) }),
  }),
  save: change({
    method: 'POST',
    path: '/private/shop/table/:id',
    access: 'staff:shop.manage',
    repeats: 'again',
    summary: 'Calls a table otherwise, or gives it a new code; the old one leads nowhere from then on.',
    input: z.object({ id: z.uuid(), name: Table.shape.name, isRenewed: z.boolean() }),
    output: Table,
  }),
  remove: change({
    method: 'POST',
    path: '/private/shop/table/:id/remove',
    access: 'staff:shop.manage',
    repeats: 'same',
    summary: 'The table is no more.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  print: ask({
    method: 'POST',
    path: '/private/shop/tables/print',
    access: 'staff:shop.read',
    summary: 'A sheet of QR codes to put on the tables; of all of them when none is named.',
    input: z.object({ ids: z.array(z.uuid()).check(z.maxLength(MOST_TABLES)) }),
    output: FileAnswer,
  }),
};
