import * as z from 'zod/mini';
import type { Table } from './table.ts';

const named = { name: z.string() };
const Item = z.object({ name: z.string(), state: z.optional(z.string()) });

/** What an exported board says, as far as it is taken over. */
const Board = z.object({
  ...named,
  lists: z.array(z.object({ id: z.string(), ...named, closed: z.optional(z.boolean()) })),
  cards: z.array(
    z.object({
      ...named,
      idList: z.string(),
      id: z.string(),
      desc: z.optional(z.string()),
      due: z.nullish(z.string()),
      closed: z.optional(z.boolean()),
      labels: z.optional(z.array(z.object({ name: z.optional(z.string()), color: z.nullish(z.string()) }))),
    }),
  ),
  checklists: z.optional(z.array(z.object({ idCard: z.string(), checkItems: z.array(Item) }))),
});

const TRELLO_HEADERS = ['Board', 'List', 'Card', 'Description', 'Due', 'Labels', 'Checklist'];

/** Cards that are not archived, list by list; null where it is another file. */
export function readTrello(text: string): Table | null {
  if (!text.trimStart().startsWith('{')) return null;
  const board = z.safeParse(Board, parsed(text));
  if (!board.success) return null;
  const { name, lists, cards, checklists = [] } = board.data;
  const rows = lists
    .filter(({ closed }) => !closed)
    .flatMap((list) =>
      cards
        .filter(({ idList, closed }) => idList === list.id && !closed)
        .map(({ id, name: card, desc = '', due, labels = [] }) => [
          ...[name, list.name, card, desc, due ?? ''],
          labels
            .map((label) => label.name || label.color || '')
            .filter(Boolean)
            .join(';'),
          checklists
            .filter(({ idCard }) => idCard === id)
            .flatMap(({ checkItems }) => checkItems.map((item) => item.name.replaceAll(';', ',')))
            .join(';'),
        ]),
    );
  return { headers: TRELLO_HEADERS, rows };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
