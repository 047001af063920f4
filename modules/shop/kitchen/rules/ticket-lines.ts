import type { Ticket } from '../contract.ts';
import type { TicketKind } from '../contract-printer.ts';

/** A line on paper. `right` stands at its end; `large` is twice as high and wide. */
export type PrintLine = {
  readonly text: string;
  readonly right?: string;
  readonly look?: 'large' | 'bold' | 'centred';
  /** A line across the paper instead of words. */
  readonly isRule?: boolean;
};

/** The words on a ticket, in the language of the shop. */
export type TicketWords = {
  readonly kind: Readonly<Record<TicketKind, string>>;
  readonly type: string;
  readonly due: string;
  readonly placed: string;
  readonly table: string;
  readonly note: string;
  readonly total: string;
  readonly toPay: string;
  readonly paid: string;
  readonly copy: string;
  money(cents: number): string;
};

/** A number says nothing by itself; a table with a name is called by it ("Tisch 4", "Terrasse 2"). */
export const tableCalled = (name: string, table: string) => (/\p{L}{2}/u.test(name) ? name : `${table} ${name}`);

const rule: PrintLine = { text: '', isRule: true };

/** A ticket as lines; printers and the browser draw the same ones. */
export function ticketLines(ticket: Ticket, kind: TicketKind, words: TicketWords, isCopy = false): PrintLine[] {
  const isPacking = kind === 'packing';
  return [
    ...(isCopy ? [{ text: words.copy, look: 'centred' } as const] : []),
    { text: words.kind[kind], look: 'centred' },
    { text: ticket.number, look: 'large' },
    { text: words.type, look: 'large' },
    ...(ticket.tableName ? [{ text: tableCalled(ticket.tableName, words.table), look: 'large' } as const] : []),
    { text: words.due, look: 'bold' },
    { text: words.placed },
    rule,
    ...ticket.lines.flatMap((line) => [
      {
        text: `${line.quantity}x ${line.title}`,
        look: 'bold' as const,
        ...(isPacking && { right: words.money(line.totalCents) }),
      },
      ...line.extras.map(({ title, quantity }) => ({
        text: quantity > 1 ? `  + ${quantity}x ${title}` : `  + ${title}`,
      })),
      ...(line.note ? [{ text: `  ! ${line.note}`, look: 'bold' as const }] : []),
    ]),
    rule,
    ...(ticket.note ? [{ text: words.note, look: 'bold' as const }, { text: ticket.note }, rule] : []),
    ...(isPacking ? billLines(ticket, words) : []),
  ];
}

function billLines(ticket: Ticket, words: TicketWords): PrintLine[] {
  const { charges, totalCents, dueCents, address, customerName, phone } = ticket;
  return [
    ...charges.map(({ title, totalCents: cents }) => ({ text: title, right: words.money(cents) })),
    { text: words.total, right: words.money(totalCents), look: 'bold' },
    dueCents > 0
      ? { text: `${words.toPay}: ${words.money(dueCents)}`, look: 'large' }
      : { text: words.paid, look: 'bold' },
    rule,
    { text: customerName, look: 'bold' },
    ...(address?.company ? [{ text: address.company }] : []),
    ...(address ? [{ text: address.street, look: 'bold' as const }] : []),
    ...(address?.addition ? [{ text: address.addition }] : []),
    ...(address ? [{ text: `${address.postcode} ${address.city}`, look: 'bold' as const }] : []),
    ...(phone ? [{ text: phone }] : []),
  ];
}
