import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, paragraph, Upload } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { ValueInput } from './contract-field.ts';

const Day = z.iso.date('field.date').check(z.refine((day) => !day.startsWith('0'), 'field.date'));

/** Position of a card in its column; keys compare byte by byte. */
export const SortKey = z.string().check(z.maxLength(200), z.regex(/^[0-9A-Za-z]*[1-9A-Za-z]$/));

/** A variable of a card and its value: `{kunde}` is Frau Schmitt. */
export const ShortCodeValue = z.object({
  code: z.string().check(z.maxLength(60), z.regex(/^\{[\p{L}\p{N}_-]+\}$/u)),
  value: line(200),
});
export type ShortCodeValue = z.infer<typeof ShortCodeValue>;
export const ShortCodes = z.array(ShortCodeValue).check(z.maxLength(30));

/** A card as the board lists it. */
export const Card = z.object({
  id: z.uuid(),
  boardId: z.uuid(),
  columnId: z.uuid(),
  sort: z.string(),
  title: z.string(),
  label3: z.string(),
  /** Ids of the board's labels, and of users. */
  labels: z.array(z.uuid()),
  assignees: z.array(z.uuid()),
  dueOn: z.nullable(z.string()),
  shortCodes: z.array(ShortCodeValue),
  /** Short codes of the board, used where the card has no value of its own. */
  boardCodes: z.array(ShortCodeValue),
  /** Custom field values by field id. */
  values: z.record(z.uuid(), z.string()),
  /** URL of the image on the card face. */
  cover: z.nullable(z.string()),
  hasDescription: z.boolean(),
  checks: z.int(),
  checksDone: z.int(),
  comments: z.int(),
  attachments: z.int(),
  isArchived: z.boolean(),
  /** The board's revision at the card's last change. */
  revision: z.int(),
  movedAt: Instant,
});
export type Card = z.infer<typeof Card>;

export const CheckItem = z.object({ id: z.uuid(), text: line(300, 1), isDone: z.boolean() });
export type CheckItem = z.infer<typeof CheckItem>;

export const HistoryKind = z.enum([
  'created',
  'copied',
  'moved',
  'changed',
  'checked',
  'archived',
  'restored',
  'attached',
  'detached',
  'linked',
  'unlinked',
  'comment',
]);
export type HistoryKind = z.infer<typeof HistoryKind>;

export const HistoryEntry = z.object({
  id: z.uuid(),
  at: Instant,
  personName: z.string(),
  kind: HistoryKind,
  /** `from` and `to` of a move, `fields` of a change, `name` of a file, `text` of a ticked item. */
  data: z.record(z.string(), z.unknown()),
  comment: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const CardFile = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['picture', 'document']),
  address: z.string(),
  bytes: z.int(),
  at: Instant,
  personName: z.string(),
});
export type CardFile = z.infer<typeof CardFile>;

/** A card with everything the drawer shows. */
export const CardDetails = z.extend(Card, {
  /** The attachment used as cover image. */
  coverId: z.nullable(z.uuid()),
  description: z.string(),
  checklist: z.array(CheckItem),
  files: z.array(CardFile),
  /** Newest first, limited. */
  history: z.array(HistoryEntry),
  createdAt: Instant,
  createdBy: z.string(),
  boardName: z.string(),
  columnName: z.string(),
});
export type CardDetails = z.infer<typeof CardDetails>;

/** Omitted properties stay unchanged; without an id a new card is added at the top of its column or at `sort`. */
export const CardInput = z.object({
  id: z.optional(z.uuid()),
  title: z.optional(line(200, 1)),
  description: z.optional(paragraph(20_000)),
  label3: z.optional(line(60)),
  labels: z.optional(z.array(z.uuid()).check(z.maxLength(30))),
  assignees: z.optional(z.array(z.uuid()).check(z.maxLength(30))),
  dueOn: z.optional(z.nullable(Day)),
  checklist: z.optional(
    z.array(z.object({ id: z.optional(z.uuid()), text: line(300, 1), isDone: z.boolean() })).check(z.maxLength(200)),
  ),
  /** Omitted fields stay unchanged. */
  values: z.optional(z.array(ValueInput).check(z.maxLength(30))),
  /** Must be an image among the card's own files. */
  coverId: z.optional(z.nullable(z.uuid())),
  isArchived: z.optional(z.boolean()),
  sort: z.optional(SortKey),
  /** The card that a new one copies. */
  copyOf: z.optional(z.uuid()),
});
export type CardInput = z.infer<typeof CardInput>;

/** A card with its board and column, as search results and "my cards" list it. */
export const FoundCard = z.extend(Card, { boardName: z.string(), columnName: z.string(), isDone: z.boolean() });
export type FoundCard = z.infer<typeof FoundCard>;

/** Size limit of a card attachment. */
export const FILE_MOST_BYTES = 6_000_000;

const Comment = paragraph(5000).check(z.minLength(1));

export const cardApi = {
  find: ask({
    method: 'GET',
    path: '/board/card/:cardId',
    access: 'staff:boards.read',
    summary: 'One card with everything on it.',
    input: z.object({ cardId: z.uuid() }),
    output: CardDetails,
  }),
  save: change({
    method: 'POST',
    path: '/board/card/save',
    access: 'staff:boards.work',
    repeats: 'key',
    summary: 'Writes a card, or changes what is given of one; `column` is where a new one stands.',
    input: z.object({ card: CardInput, column: z.uuid(), shortCodes: z.optional(ShortCodes) }),
    output: CardDetails,
  }),
  resort: change({
    method: 'POST',
    path: '/board/card/resort',
    access: 'staff:boards.work',
    repeats: 'by moveId',
    summary:
      'Moves cards of a board to places of a column. Where a place is taken meanwhile, the card stands right behind; the answer says where. The same `moveId` is done once.',
    input: z.object({
      idSorts: z.array(z.object({ id: z.uuid(), sort: SortKey })).check(z.minLength(1), z.maxLength(200)),
      colSource: z.uuid(),
      colTarget: z.uuid(),
      moveId: z.optional(z.uuid()),
    }),
    output: z.object({ boardId: z.uuid(), revision: z.int(), cards: z.array(Card) }),
  }),
  history: change({
    method: 'POST',
    path: '/board/card/history',
    access: 'staff:boards.work',
    repeats: 'key',
    summary: 'Moves a card to the top of a column, of another board too, with a word about it in its history.',
    input: z.object({ cardId: z.uuid(), columnId: z.uuid(), comment: paragraph(5000) }),
    output: CardDetails,
  }),
  comment: change({
    method: 'POST',
    path: '/board/card/history/comment',
    access: 'staff:boards.work',
    repeats: 'key',
    summary: 'Says something about a card; whoever is named with an @ gets a mail.',
    input: z.object({ cardId: z.uuid(), comment: Comment }),
    output: CardDetails,
  }),
  check: change({
    method: 'POST',
    path: '/board/card/check',
    access: 'staff:boards.work',
    repeats: 'same',
    summary: 'Ticks one point of the checklist, or takes the tick away.',
    input: z.object({ cardId: z.uuid(), itemId: z.uuid(), isDone: z.boolean() }),
    output: CardDetails,
  }),
  search: ask({
    method: 'POST',
    path: '/board/card/search',
    access: 'staff:boards.read',
    summary: 'Cards by words of title, text and comments; those of the active board first.',
    input: z.object({ searchTerm: line(100, 1), activeBoardId: z.optional(z.nullable(z.uuid())) }),
    output: z.object({ cards: z.array(FoundCard) }),
  }),
  mine: ask({
    method: 'GET',
    path: '/board/my-cards',
    access: 'staff:boards.read',
    summary:
      'What the caller, or the named colleague, has to do on all boards in sight: what is due first, then the rest.',
    input: z.object({ userId: z.optional(z.uuid()) }),
    output: z.object({ cards: z.array(FoundCard), personName: z.nullable(z.string()) }),
  }),
  archived: ask({
    method: 'GET',
    path: '/board/archived/:boardId',
    access: 'staff:boards.read',
    summary: 'The cards of a board that were put away, the latest first.',
    input: z.object({ boardId: z.uuid() }),
    output: z.object({ cards: z.array(FoundCard) }),
  }),
  attach: change({
    method: 'POST',
    path: '/board/card/attach',
    access: 'staff:boards.work',
    repeats: 'by uploadId',
    body: 'multipart',
    transaction: 'own',
    summary: 'Adds a picture or a PDF to a card. The same `uploadId` again is the same file.',
    input: z.object({ uploadId: z.uuid(), cardId: z.uuid(), name: line(120), file: Upload }),
    output: CardDetails,
  }),
  detach: change({
    method: 'POST',
    path: '/board/card/detach',
    access: 'staff:boards.work',
    repeats: 'same',
    summary: 'Takes a file away from a card.',
    input: z.object({ cardId: z.uuid(), attachmentId: z.uuid() }),
    output: CardDetails,
  }),
  resetQueue: change({
    method: 'POST',
    path: '/board/event-queue/reset/:label3',
    access: 'staff:boards.work',
    repeats: 'same',
    summary: 'Cancels the automation runs that wait for a card under this label.',
    input: z.object({ label3: line(60, 1), card: z.object({ id: z.uuid() }) }),
    output: z.object({ cancelled: z.int() }),
  }),
};
