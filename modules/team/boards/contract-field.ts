import { change } from '@fachwerk/base/contract';
import { line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const FieldKind = z.enum(['text', 'number', 'date', 'choice']);
export type FieldKind = z.infer<typeof FieldKind>;

/** A custom field that a board adds to its cards. */
export const Field = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: FieldKind,
  /** Options of a choice field. A selected value stays on the card when it is no longer offered. */
  choices: z.array(z.string()),
  /** Whether the card face shows the value. */
  isOnFace: z.boolean(),
});
export type Field = z.infer<typeof Field>;

export const FieldInput = z.object({
  id: z.optional(z.uuid()),
  name: line(40, 1),
  kind: FieldKind,
  choices: z.array(line(60, 1)).check(z.maxLength(50)),
  isOnFace: z.boolean(),
});

/** An empty value clears the field. */
export const ValueInput = z.object({ fieldId: z.uuid(), value: line(500) });
export type ValueInput = z.infer<typeof ValueInput>;

export const fieldApi = {
  save: change({
    method: 'POST',
    path: '/board/field/save',
    access: 'staff:boards.manage',
    repeats: 'key',
    summary: 'Adds a field to the cards of a board, or changes one; its kind stays.',
    input: z.object({ boardId: z.uuid(), field: FieldInput }),
    output: Field,
  }),
  resort: change({
    method: 'POST',
    path: '/board/field/resort',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Puts the own fields of a board into an order; those left out stay behind them.',
    input: z.object({ boardId: z.uuid(), fieldIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(30)) }),
    output: z.object({ fields: z.array(Field) }),
  }),
  delete: change({
    method: 'POST',
    path: '/board/field/delete',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Removes a field with what stands in it.',
    input: z.object({ boardId: z.uuid(), fieldId: z.uuid() }),
    output: Nothing,
  }),
};
