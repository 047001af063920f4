import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import { translatedLine } from '@fachwerk/base/translated';
import * as z from 'zod/mini';
import { Flow } from './contract-flow.ts';

export const DialogueContent = z.object({
  name: line(120, 1),
  /** What the button says that begins it; the customer says it with it. */
  starter: translatedLine(80),
  flow: Flow,
});
export type DialogueContent = z.infer<typeof DialogueContent>;

/** `ahead` and `over`: published for a time that is not now. `behind`: of several the one published last is offered, and this is another. `internal`: staff alone start it. */
export const DialogueState = z.enum(['draft', 'shown', 'behind', 'internal', 'ahead', 'over', 'paused']);
export type DialogueState = z.infer<typeof DialogueState>;

export const Dialogue = z.object({
  id: z.uuid(),
  name: z.string(),
  state: DialogueState,
  /** Of one that is `behind`: which is offered; empty otherwise. */
  offeredInstead: z.string(),
  /** How many conversations began it. */
  begun: z.int(),
  updatedAt: Instant,
});
export type Dialogue = z.infer<typeof Dialogue>;

export const DialogueDetail = z.extend(Dialogue, {
  version: z.int(),
  content: DialogueContent,
  edition: z.nullable(z.int()),
  shownFrom: z.nullable(Instant),
  shownUntil: z.nullable(Instant),
  /** Customers are not offered it; staff start it from the dashboard. */
  isInternal: z.boolean(),
  isChanged: z.boolean(),
  /** How many came to a block, and how many went on from one that asks. */
  passages: z.array(z.object({ blockId: z.string(), reached: z.int(), answered: z.int() })),
});
export type DialogueDetail = z.infer<typeof DialogueDetail>;

export const dialogueCapabilities = {
  'dialogues.edit': { roles: ['administrator', 'management', 'editor'], kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const dialogueProblems = {
  'dialogue.unknown': 404,
  'dialogue.changed_meanwhile': 409,
  'dialogue.empty': 422,
  'dialogue.block_twice': 422,
  'dialogue.leads_nowhere': 422,
  'dialogue.condition_empty': 422,
  'dialogue.unreachable': 422,
  'dialogue.endless': 422,
  'dialogue.time_wrong': 422,
  'dialogue.not_published': 409,
  /** Nothing is offered now, or nothing waits for this answer any more. */
  'dialogue.not_waiting': 409,
  'dialogue.answer_wrong': 422,
} as const satisfies ProblemCatalog;

const One = z.object({ id: z.uuid() });
const edit = 'staff:dialogues.edit';

export const dialogueApi = {
  list: ask({
    method: 'GET',
    path: '/private/dialogues',
    access: edit,
    summary: 'The dialogues of the company’s site, the newest first.',
    input: z.object({}),
    output: z.object({ dialogues: z.array(Dialogue) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/dialogue/one/:id',
    access: edit,
    summary: 'A dialogue with what is being written, and how far people follow it.',
    input: One,
    output: DialogueDetail,
  }),
  create: change({
    method: 'POST',
    path: '/private/dialogue/create',
    access: edit,
    repeats: 'key',
    summary: 'A new dialogue, which nobody meets yet.',
    input: z.object({ name: line(120, 1) }),
    output: DialogueDetail,
  }),
  save: change({
    method: 'POST',
    path: '/private/dialogue/save',
    access: edit,
    repeats: 'version',
    summary: 'Saves what is being written; `version` is the one that was read.',
    input: z.object({ id: z.uuid(), version: z.int(), content: DialogueContent }),
    output: DialogueDetail,
  }),
  publish: change({
    method: 'POST',
    path: '/private/dialogue/publish',
    access: edit,
    repeats: 'version',
    summary:
      'Offers what is written on the site, within a time where one is given; who has begun goes on as they began. `isInternal`: staff alone.',
    input: z.object({
      id: z.uuid(),
      version: z.int(),
      shownFrom: z.nullable(Instant),
      shownUntil: z.nullable(Instant),
      isInternal: z._default(z.boolean(), false),
    }),
    output: DialogueDetail,
  }),
  pause: change({
    method: 'POST',
    path: '/private/dialogue/pause',
    access: edit,
    repeats: 'same',
    summary: 'Offers it to nobody, or again.',
    input: z.object({ id: z.uuid(), isPaused: z.boolean() }),
    output: DialogueDetail,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/dialogue/one/:id',
    access: edit,
    repeats: 'same',
    summary: 'Deletes a dialogue; who was in it is handed to a person with their next answer.',
    input: One,
    output: Nothing,
  }),
};
