import type { Ticket } from '../contract.ts';

export type ItemCount = {
  readonly key: string;
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  /** The same with other extras or wishes: each for itself. */
  readonly ways: readonly { readonly words: string; readonly quantity: number }[];
};

/** What has to be made of each item over all tickets, the most first: "7× Margherita". */
export function itemCounts(tickets: readonly Pick<Ticket, 'lines'>[]): ItemCount[] {
  const lines = tickets.flatMap((ticket) => ticket.lines);
  const byItem = Map.groupBy(lines, ({ itemId, title }) => `${itemId} ${title}`);
  return [...byItem]
    .map(([key, same]) => {
      const byWay = Map.groupBy(same, wordsOf);
      const ways = [...byWay].map(([words, those]) => ({ words, quantity: sum(those) }));
      return {
        key,
        itemId: same[0]!.itemId,
        title: same[0]!.title,
        quantity: sum(same),
        ways: ways.toSorted((a, b) => a.words.localeCompare(b.words)),
      };
    })
    .toSorted((a, b) => b.quantity - a.quantity || a.title.localeCompare(b.title));
}

type Line = Ticket['lines'][number];

const wordsOf = ({ extras, note }: Line) =>
  [...extras.map(({ title, quantity }) => (quantity > 1 ? `${quantity}× ${title}` : title)), note]
    .filter((word) => word !== '')
    .join(', ');

const sum = (lines: readonly Line[]) => lines.reduce((all, { quantity }) => all + quantity, 0);
