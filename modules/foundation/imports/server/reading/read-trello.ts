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
      idMembers: z.optional(z.array(z.string())),
      labels: z.optional(z.array(z.object({ name: z.optional(z.string()), color: z.nullish(z.string()) }))),
    }),
  ),
  members: z.optional(z.array(z.object({ id: z.string(), fullName: z.string(), username: z.optional(z.string()) }))),
  actions: z.optional(
    z.array(
      z.object({
        type: z.string(),
        date: z.optional(z.string()),
        memberCreator: z.optional(z.object({ fullName: z.optional(z.string()) })),
        data: z.optional(
          z.object({ text: z.optional(z.string()), card: z.optional(z.object({ id: z.optional(z.string()) })) }),
        ),
      }),
    ),
  ),
  checklists: z.optional(z.array(z.object({ idCard: z.string(), checkItems: z.array(Item) }))),
});

const TRELLO_HEADERS = ['Board', 'List', 'Card', 'Description', 'Due', 'Labels', 'Checklist', 'Members'];

/** Cards that are not archived, list by list; null where it is another file. */
export function readTrello(text: string): Table | null {
  if (!text.trimStart().startsWith('{')) return null;
  const board = z.safeParse(Board, parsed(text));
  if (!board.success) return null;
  const { name, lists, cards, checklists = [] } = board.data;
  const commentsOf = commentsIn(board.data);
  const namesOf = namesIn(board.data);
  const rows = lists
    .filter(({ closed }) => !closed)
    .flatMap((list) =>
      cards
        .filter(({ idList, closed }) => idList === list.id && !closed)
        .map(({ id, name: card, desc = '', due, labels = [], idMembers = [] }) => [
          name,
          list.name,
          card,
          [desc, ...commentsOf(id)].filter(Boolean).join('\n\n'),
          due ?? '',
          labels
            .map((label) => label.name || label.color || '')
            .filter(Boolean)
            .join(';'),
          checklists
            .filter(({ idCard }) => idCard === id)
            .flatMap(({ checkItems }) =>
              checkItems.map(
                ({ name: text, state }) => `${state === 'complete' ? '[x] ' : ''}${text.replaceAll(';', ',')}`,
              ),
            )
            .join(';'),
          namesOf(idMembers).join(';'),
        ]),
    );
  return { headers: TRELLO_HEADERS, rows };
}

/** Who is on a card, each with the name they sign in by where it is told: `Ada Wirtin <adaw>`. */
function namesIn({ members = [] }: z.infer<typeof Board>) {
  const names = new Map(
    members.map(({ id, fullName, username }) => [
      id,
      `${fullName}${username ? ` <${username}>` : ''}`.replaceAll(';', ','),
    ]),
  );
  return (ids: readonly string[]): string[] => ids.flatMap((id) => names.get(id) ?? []);
}

/** What was said of a card, oldest first: below its text, where a reader looks for it. */
function commentsIn({ actions = [] }: z.infer<typeof Board>) {
  const comments = Map.groupBy(
    actions.filter(({ type, data }) => type === 'commentCard' && data?.text),
    ({ data }) => data?.card?.id,
  );
  return (cardId: string): string[] =>
    (comments.get(cardId) ?? []).toReversed().map(({ memberCreator, date = '', data }) => {
      return `${memberCreator?.fullName ?? ''}, ${date.slice(0, 10)}: ${data!.text}`;
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
