import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line, Nothing, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const Pin = z.object({ id: z.uuid(), name: z.string(), description: z.string() });
export type Pin = z.infer<typeof Pin>;

export const PinInput = z.object({ id: z.optional(z.uuid()), name: line(60, 1), description: paragraph(300) });
export type PinInput = z.infer<typeof PinInput>;

export const pinCapabilities = {
  'pins.manage': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

export const pinProblems = { 'pin.unknown': 404, 'pin.too_many': 409 } as const satisfies ProblemCatalog;

export const pinApi = {
  list: ask({
    method: 'GET',
    path: '/private/dashboard-pins',
    access: 'staff:chat.read',
    summary: 'The pins of the dashboard, in their order.',
    input: z.object({}),
    output: z.object({ pins: z.array(Pin) }),
  }),
  blank: change({
    method: 'POST',
    path: '/private/pins/blank',
    access: 'staff:pins.manage',
    repeats: 'key',
    summary:
      'A pin that nobody has used yet, or another name for one; with `card`, a card about it on a board of the company.',
    input: z.object({
      pin: PinInput,
      card: z._default(z.nullable(z.object({ columnId: z.uuid() })), null),
    }),
    output: z.object({ pin: Pin, cardId: z.nullable(z.uuid()) }),
  }),
  remove: change({
    method: 'POST',
    path: '/private/pins/delete',
    access: 'staff:pins.manage',
    repeats: 'same',
    summary: 'Takes a pin off the dashboard; what was asked over it stays.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
};
