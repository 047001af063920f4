import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import * as z from 'zod/mini';

export const LinkKind = z.enum(['box', 'rental', 'order', 'customer', 'alert']);
export type LinkKind = z.infer<typeof LinkKind>;

/** How it is with what a card is about; the words are `links.state.<kind>.<state>`. */
export const CardLink = z.object({
  kind: LinkKind,
  id: z.uuid(),
  name: z.string(),
  about: z.string(),
  state: z.string(),
  /** Somebody has to look at it. */
  isTrouble: z.boolean(),
});
export type CardLink = z.infer<typeof CardLink>;

export const CardLinks = z.object({
  links: z.array(CardLink),
  /** Of things the caller may not read, or that are gone. */
  hidden: z.int(),
});
export type CardLinks = z.infer<typeof CardLinks>;

/** On the face of a card. */
export const BoardLink = z.extend(CardLink, { cardId: z.uuid() });
export type BoardLink = z.infer<typeof BoardLink>;

export const linkProblems = {
  'link.unknown': 404,
  'link.too_many': 409,
} as const satisfies ProblemCatalog;

const one = z.object({ cardId: z.uuid(), kind: LinkKind, id: z.uuid() });

export const linkApi = {
  list: ask({
    method: 'GET',
    path: '/board/card/:cardId/links',
    access: 'staff:boards.read',
    summary: 'What a card is about, with how it is at the moment.',
    input: z.object({ cardId: z.uuid() }),
    output: CardLinks,
  }),
  ofBoard: ask({
    method: 'GET',
    path: '/board/links/:boardId',
    access: 'staff:boards.read',
    summary: 'What the unfinished cards of a board are about, with how that is at the moment.',
    input: z.object({ boardId: z.uuid() }),
    output: z.object({ links: z.array(BoardLink) }),
  }),
  add: change({
    method: 'POST',
    path: '/board/card/link',
    access: 'staff:boards.work',
    repeats: 'same',
    summary: 'Says what a card is about; twice the same is once.',
    input: one,
    output: CardLinks,
  }),
  remove: change({
    method: 'POST',
    path: '/board/card/unlink',
    access: 'staff:boards.work',
    repeats: 'same',
    summary: 'Takes that away again.',
    input: one,
    output: CardLinks,
  }),
};
