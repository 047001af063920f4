import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Card, ShortCodes, ShortCodeValue } from './contract-card.ts';
import { Field } from './contract-field.ts';

export const Board = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Owner of a private board; null for a board shared by the company. */
  user: z.nullable(z.uuid()),
  isArchived: z.boolean(),
  createdAt: Instant,
  /** Short codes that apply to all cards of the board. */
  shortCodes: z.array(ShortCodeValue),
});
export type Board = z.infer<typeof Board>;

/** With what is open on it. */
export const ListedBoard = z.extend(Board, {
  openCards: z.int(),
  /** Of the open ones: the caller's, those of nobody, and those that are due. */
  mine: z.int(),
  unassigned: z.int(),
  dueToday: z.int(),
  overdue: z.int(),
  changedAt: Instant,
});
export type ListedBoard = z.infer<typeof ListedBoard>;

export const Column = z.object({
  id: z.uuid(),
  boardId: z.uuid(),
  name: z.string(),
  /** Maximum number of cards in the column; null for no limit. */
  wipLimit: z.nullable(z.int()),
  /** Cards in this column count as done. */
  isDone: z.boolean(),
});
export type Column = z.infer<typeof Column>;

export const LabelColour = z.enum(['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'gray']);
export type LabelColour = z.infer<typeof LabelColour>;

export const Label = z.object({ id: z.uuid(), name: z.string(), colour: LabelColour });
export type Label = z.infer<typeof Label>;

export const BoardPerson = z.object({ id: z.uuid(), name: z.string() });
export type BoardPerson = z.infer<typeof BoardPerson>;

/** A board with everything its page shows. */
export const BoardSheet = z.object({
  board: Board,
  revision: z.int(),
  columns: z.array(z.extend(Column, { items: z.array(Card) })),
  labels: z.array(Label),
  fields: z.array(Field),
  /** People a card can be assigned to. */
  people: z.array(BoardPerson),
});
export type BoardSheet = z.infer<typeof BoardSheet>;

/** Changes of a board since a revision. */
export const BoardChanges = z.object({
  revision: z.int(),
  /** Something was removed from the board: fetch the whole sheet. */
  isWhole: z.boolean(),
  board: Board,
  columns: z.array(Column),
  labels: z.array(Label),
  fields: z.array(Field),
  /** Includes cards archived since. */
  cards: z.array(Card),
});
export type BoardChanges = z.infer<typeof BoardChanges>;

/** A board on the dashboard (spec §3): only non-empty columns. */
export const NotificationGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  columns: z.array(z.object({ id: z.uuid(), name: z.string(), boardCardCount: z.int() })),
});
export type NotificationGroup = z.infer<typeof NotificationGroup>;

export const boardCapabilities = {
  'boards.read': { roles: ['administrator', 'management', 'staff', 'technician', 'support', 'reader'] },
  'boards.work': { roles: ['administrator', 'management', 'staff', 'technician', 'support'] },
  'boards.manage': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

export const boardProblems = {
  'board.unknown': 404,
  'board.archived': 409,
  'board.too_many': 409,
  'column.unknown': 404,
  'column.full': 409,
  'column.not_empty': 409,
  'column.last': 409,
  'column.too_many': 409,
  'card.unknown': 404,
  'card.archived': 409,
  /** The card is on another board now. */
  'card.elsewhere': 409,
  'card.too_many': 409,
  'card.person_unknown': 404,
  'card.check_unknown': 404,
  'card.file_unknown': 404,
  'card.too_many_files': 409,
  'card.file_not_taken': 422,
  'card.file_too_large': 413,
  'card.title_missing': 422,
  'card.no_cover': 422,
  'card_field.unknown': 404,
  'card_field.name_taken': 409,
  'card_field.too_many': 409,
  'card_field.kind_stays': 409,
  'card_field.no_choices': 422,
  'card_field.wrong_value': 422,
  'label.unknown': 404,
  'label.name_taken': 409,
  'label.too_many': 409,
} as const satisfies ProblemCatalog;
export type BoardProblem = keyof typeof boardProblems;

export const BoardName = line(80, 1);
export const BoardTemplate = z.enum(['simple', 'week', 'repair', 'purchase', 'campaign']);
export type BoardTemplate = z.infer<typeof BoardTemplate>;
export const ColumnInput = z.object({
  id: z.optional(z.uuid()),
  boardId: z.uuid(),
  name: line(60, 1),
  wipLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
  isDone: z.boolean(),
});
export const LabelInput = z.object({ id: z.optional(z.uuid()), name: line(40, 1), colour: LabelColour });

export const boardApi = {
  list: ask({
    method: 'GET',
    path: '/board/list',
    access: 'staff:boards.read',
    summary: 'The boards of the company and the caller’s own, by name.',
    input: z.object({}),
    output: z.object({ boards: z.array(ListedBoard) }),
  }),
  add: change({
    method: 'POST',
    path: '/board/add',
    access: 'staff:boards.work',
    repeats: 'key',
    summary:
      'A new board with the columns of a template, three without one; with `user`, the caller’s own, which nobody else sees.',
    input: z.object({
      user: z.nullable(z.uuid()),
      name: BoardName,
      template: z.optional(BoardTemplate),
    }),
    output: Board,
  }),
  save: change({
    method: 'POST',
    path: '/board/save',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Renames a board, puts it away or takes it up again, or sets the short codes of all its cards.',
    input: z.object({
      board: z.object({
        id: z.uuid(),
        name: z.optional(BoardName),
        isArchived: z.optional(z.boolean()),
        shortCodes: z.optional(ShortCodes),
      }),
    }),
    output: Board,
  }),
  sheet: ask({
    method: 'GET',
    path: '/board/column/list/:boardId',
    access: 'staff:boards.read',
    summary: 'A board with its columns and all cards on it, in their order.',
    input: z.object({ boardId: z.uuid() }),
    output: BoardSheet,
  }),
  changes: ask({
    method: 'GET',
    path: '/board/changes/:boardId',
    access: 'staff:boards.read',
    summary: 'What happened to a board since a revision.',
    input: z.object({ boardId: z.uuid(), after: z.coerce.number().check(z.int(), z.minimum(0)) }),
    output: BoardChanges,
  }),
  saveColumn: change({
    method: 'POST',
    path: '/board/column/save',
    access: 'staff:boards.manage',
    repeats: 'key',
    summary: 'Adds a column behind the others, or changes one.',
    input: z.object({ column: ColumnInput }),
    output: Column,
  }),
  deleteColumn: change({
    method: 'POST',
    path: '/board/column/delete',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Removes a column that is empty, or hands its cards to another.',
    input: z.object({ column: z.object({ id: z.uuid(), targetId: z.optional(z.nullable(z.uuid())) }) }),
    output: Nothing,
  }),
  resortColumns: change({
    method: 'POST',
    path: '/board/column/resort',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Puts the columns of a board into an order; those left out stay behind them.',
    input: z.object({
      idSorts: z.array(z.object({ id: z.uuid(), sort: z.int() })).check(z.minLength(1), z.maxLength(50)),
    }),
    output: z.object({ columns: z.array(Column) }),
  }),
  labels: ask({
    method: 'GET',
    path: '/board/labels/list/:boardId',
    access: 'staff:boards.read',
    summary: 'The labels of a board, by name.',
    input: z.object({ boardId: z.uuid() }),
    output: z.object({ labels: z.array(Label) }),
  }),
  addLabel: change({
    method: 'POST',
    path: '/board/labels/add',
    access: 'staff:boards.work',
    repeats: 'key',
    summary: 'A label with its colour; with an id, another name or colour for it.',
    input: z.object({ label: LabelInput, boardId: z.uuid() }),
    output: Label,
  }),
  deleteLabel: change({
    method: 'POST',
    path: '/board/labels/delete',
    access: 'staff:boards.manage',
    repeats: 'same',
    summary: 'Removes a label from the board and from all of its cards.',
    input: z.object({ label: z.object({ id: z.uuid() }), boardId: z.uuid() }),
    output: Nothing,
  }),
  shortCodes: ask({
    method: 'GET',
    path: '/board/short-codes/:a/:b',
    access: 'staff:boards.read',
    summary:
      'The variables of scope `a` (cards or boards) in language `b`: those built in, and those in use in the company.',
    input: z.object({ a: z.enum(['card', 'board']), b: z.enum(LANGUAGES) }),
    output: z.object({ shortCodes: z.array(z.object({ code: z.string(), about: z.string() })) }),
  }),
  notifications: ask({
    method: 'GET',
    path: '/private/dashboard-notifications',
    access: 'staff:boards.read',
    summary: 'Boards with the columns in which something waits, for the dashboard; what is finished waits no more.',
    input: z.object({}),
    output: z.object({ groups: z.array(NotificationGroup) }),
  }),
  boardsAndColumns: ask({
    method: 'GET',
    path: '/board/board-and-column/list/:user',
    access: 'staff:boards.read',
    summary:
      'The boards with their columns that somebody works on: `logged-in-user`, or the id of a colleague; nobody sees the own boards of others.',
    input: z.object({ user: z.union([z.literal('logged-in-user'), z.uuid()]) }),
    output: z.object({ boards: z.array(z.object({ id: z.uuid(), name: z.string(), columns: z.array(Column) })) }),
  }),
};

/** A board has changed: viewers fetch the changes since their revision. */
export const boardStream = stream({
  name: 'boards',
  access: 'staff:boards.read',
  audience: 'company',
  event: z.object({ boardId: z.uuid(), revision: z.int() }),
});

/** A comment names a colleague; `path` leads to its card. At least once to each listener. */
export const colleagueMentioned = event({
  name: 'boards.colleague_mentioned',
  payload: z.object({ companyId: z.uuid(), path: z.string(), userId: z.uuid(), mentionId: z.uuid() }),
});
