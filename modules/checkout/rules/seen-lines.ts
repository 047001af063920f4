import type { CartLine, CheckoutProblem, SeenLine } from '../contract.ts';

/** What an order has to name of a line for the customer to get what the page showed. */
export function seenLine({ id, isNow, endsAt, priceCents }: CartLine): SeenLine {
  return { id, endsAt: isNow ? null : endsAt, priceCents };
}

type HasId = { readonly id: string };

/** Of those present each is there once; what was seen comes from outside. */
export function areSameLines(seen: readonly HasId[], present: readonly HasId[]): boolean {
  return seen.length === present.length && present.every(({ id }) => seen.some((line) => line.id === id));
}

type Content = { readonly lines: readonly SeenLine[]; readonly totalCents: number };

/** Why a cart is no longer what its customer saw, or null: something else is in it, or it costs something else. */
export function whyNotAsSeen(seen: Content, present: Content): CheckoutProblem | null {
  const lineOf = (id: string) => present.lines.find((line) => line.id === id);
  const isSame = ({ id, endsAt }: SeenLine) => lineOf(id)?.endsAt?.getTime() === endsAt?.getTime();
  if (!areSameLines(seen.lines, present.lines) || !seen.lines.every(isSame)) return 'cart.changed_meanwhile';
  const isPriceSame = ({ id, priceCents }: SeenLine) => lineOf(id)?.priceCents === priceCents;
  if (seen.totalCents !== present.totalCents || !seen.lines.every(isPriceSame)) return 'cart.price_changed';
  return null;
}

/** As a form carries it from the page that showed it. */
export function seenText(lines: readonly SeenLine[]): string {
  return lines.map(({ id, endsAt, priceCents }) => [id, endsAt?.toISOString() ?? '', priceCents].join(',')).join(' ');
}

/** And back. What somebody has tampered with, the contract refuses. */
export function seenFrom(text: string): SeenLine[] {
  return text.split(' ').map((line) => {
    const [id = '', endsAt = '', priceCents = ''] = line.split(',');
    return { id, endsAt: endsAt === '' ? null : new Date(endsAt), priceCents: Number(priceCents) };
  });
}
