import { ask } from '@fachwerk/base/contract';
import { Instant, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const HitKind = z.enum([
  'box',
  'rental',
  'customer',
  'order',
  'invoice',
  'location',
  'controller',
  'terminal',
  'user',
  'franchisee',
  'inquiry',
  'appointment',
]);
export type HitKind = z.infer<typeof HitKind>;

/** Something that matches what was typed. Names and numbers only: the words around them are the screen's. */
export const Hit = z.object({
  kind: HitKind,
  /** Of the record; for an invoice, of its order. */
  id: z.uuid(),
  /** What it is called: a name, the number of a box, of an order, of an invoice. */
  name: z.string(),
  /** What tells it from others of the same name: address, place. */
  about: z.string(),
  /** The box that belongs to it and can be opened from here. */
  box: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  /** When an appointment begins. */
  startsAt: z.nullable(Instant),
  /** When a running or coming rental ends. */
  endsAt: z.nullable(Instant),
});
export type Hit = z.infer<typeof Hit>;

export const searchApi = {
  find: ask({
    method: 'POST',
    path: '/private/search',
    access: 'staff',
    summary: 'Finds records of every kind by what people type, among those the caller may see.',
    input: z.object({ search: line(100).check(z.minLength(1)) }),
    output: z.object({ hits: z.array(Hit) }),
  }),
};
