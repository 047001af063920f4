import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line, Nothing, paragraph } from '@fachwerk/base/schema';
import { ChatAddress } from '@fachwerk/chat/contract';
import * as z from 'zod/mini';

export const MOST_STEPS = 50;

/** What a click on a pin starts: exactly one of these. */
export const PinStart = z.discriminatedUnion('kind', [
  /** A question to colleagues. */
  z.object({ kind: z.literal('question') }),
  z.object({ kind: z.literal('dialogue'), dialogueId: z.uuid() }),
  /** A card made of a template, on its board. */
  z.object({ kind: z.literal('card'), templateId: z.uuid() }),
  /** Steps that a person does one after the other. */
  z.object({
    kind: z.literal('instruction'),
    steps: z.array(line(300, 1)).check(z.minLength(1), z.maxLength(MOST_STEPS)),
  }),
]);
export type PinStart = z.infer<typeof PinStart>;
export type PinKind = PinStart['kind'];

export const pinProblems = {
  'pin.unknown': 404,
  'pin.too_many': 409,
  /** No dialogue or template of this company, or a template on somebody's own board. */
  'pin.target_unknown': 422,
  'pin.target_gone': 409,
  'pin.not_published': 409,
  'pin.board_archived': 409,
  'pin.no_right': 403,
  'pin.changed_meanwhile': 409,
  'pin.step_skipped': 409,
} as const satisfies ProblemCatalog;
export type PinProblem = keyof typeof pinProblems;

export const Pin = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  starts: PinStart,
  /** Of a dialogue its name, of a template its title; empty where there is none (any more). */
  targetName: z.string(),
  /** Of an instruction: how many steps the caller has done. */
  done: z.int(),
  /** Why the caller cannot start it now; null: they can. */
  whyNot: z.nullable(z.enum(Object.keys(pinProblems) as [PinProblem, ...PinProblem[]])),
});
export type Pin = z.infer<typeof Pin>;

export const PinInput = z.object({
  id: z.optional(z.uuid()),
  name: line(60, 1),
  description: paragraph(300),
  starts: z._default(PinStart, { kind: 'question' }),
});
export type PinInput = z.infer<typeof PinInput>;

/** A dialogue or a template to choose. */
export const PinTarget = z.object({ id: z.uuid(), name: z.string(), board: z.string(), isReady: z.boolean() });
export type PinTarget = z.infer<typeof PinTarget>;

export const pinCapabilities = {
  'pins.manage': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

const manage = 'staff:pins.manage';

export const pinApi = {
  list: ask({
    method: 'GET',
    path: '/private/dashboard-pins',
    access: 'staff',
    summary: 'The pins of the dashboard, in their order, with what they start and why the caller cannot start one.',
    input: z.object({}),
    output: z.object({ pins: z.array(Pin) }),
  }),
  targets: ask({
    method: 'GET',
    path: '/private/pins/targets',
    access: manage,
    summary: 'The dialogues and card templates that a pin can start.',
    input: z.object({}),
    output: z.object({ dialogues: z.array(PinTarget), templates: z.array(PinTarget) }),
  }),
  blank: change({
    method: 'POST',
    path: '/private/pins/blank',
    access: manage,
    repeats: 'key',
    summary:
      'A pin that nobody has used yet, or with an `id` another name, text or target for one; with `card`, a card about it on a board of the company.',
    input: z.object({
      pin: PinInput,
      card: z._default(z.nullable(z.object({ columnId: z.uuid() })), null),
    }),
    output: z.object({ pin: Pin, cardId: z.nullable(z.uuid()) }),
  }),
  remove: change({
    method: 'POST',
    path: '/private/pins/delete',
    access: manage,
    repeats: 'same',
    summary: 'Takes a pin off the dashboard; what was asked over it stays.',
    input: z.object({ id: z.uuid() }),
    output: Nothing,
  }),
  begin: change({
    method: 'POST',
    path: '/private/pins/begin-dialogue',
    access: 'staff',
    repeats: 'by messageId',
    summary: 'Begins the dialogue of a pin in a conversation among colleagues. The same message begins it once.',
    input: z.object({ id: z.uuid(), chat: ChatAddress, messageId: line(64, 8) }),
    output: Nothing,
  }),
  makeCard: change({
    method: 'POST',
    path: '/private/pins/make-card',
    access: 'staff',
    repeats: 'key',
    summary: 'Makes the card of a pin, and answers where it lies.',
    input: z.object({ id: z.uuid() }),
    output: z.object({ cardId: z.uuid(), board: z.object({ id: z.uuid(), name: z.string() }) }),
  }),
  tick: change({
    method: 'POST',
    path: '/private/pins/tick',
    access: 'staff',
    repeats: 'same',
    summary: 'How many steps of an instruction the caller has done: the next one, one fewer, or 0 to begin again.',
    input: z.object({ id: z.uuid(), done: z.int().check(z.minimum(0), z.maximum(MOST_STEPS)) }),
    output: Pin,
  }),
};
