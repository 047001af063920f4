import type { CheckoutProblem } from '../contract.ts';
import type { Cart, CartGoods, CartLine, SeenLine } from '../contract-cart.ts';

/** What an order has to name of a line for the customer to get what the page showed. */
function seenLine({ id, period, priceCents, terms }: CartLine): SeenLine {
  return { id, endsAt: period && !period.isNow ? period.endsAt : null, priceCents, terms };
}

/** The same of goods: each with its number, and last how they are handed over. */
export function seenGoods(goods: CartGoods | null): SeenLine[] {
  if (!goods) return [];
  const lines = goods.lines.map(({ id, quantity, priceCents }) => ({
    id,
    endsAt: null,
    priceCents,
    mark: String(quantity),
  }));
  return [...lines, { id: HANDOVER, endsAt: null, priceCents: 0, mark: goods.handoverMark }];
}

/** What a coupon takes off boxes and what a gift voucher pays were seen, too: with less on it more is left to pay. */
function seenCodes({ discounts, gift }: Pick<Cart, 'discounts' | 'gift'>): SeenLine[] {
  const lines = discounts.map(({ id, priceCents }) => ({ id, endsAt: null, priceCents }));
  return gift && gift.cents > 0 ? [...lines, { id: GIFT, endsAt: null, priceCents: -gift.cents }] : lines;
}

/** All of a cart. */
export const seenCart = (cart: Pick<Cart, 'lines' | 'goods' | 'discounts' | 'gift'>): SeenLine[] => [
  ...cart.lines.map(seenLine),
  ...seenCodes(cart),
  ...seenGoods(cart.goods),
];

/** What was seen, with the handover as its customer said it in the form that orders. */
export const withHandover = (seen: readonly SeenLine[], mark: string): readonly SeenLine[] =>
  seen.map((line) => (line.id === HANDOVER ? { ...line, mark } : line));

const HANDOVER = 'handover';
const GIFT = 'gift';

type HasId = { readonly id: string };

/** Of those present each is there once; what was seen comes from outside. */
export function areSameLines(seen: readonly HasId[], present: readonly HasId[]): boolean {
  return seen.length === present.length && present.every(({ id }) => seen.some((line) => line.id === id));
}

type Content = { readonly lines: readonly SeenLine[]; readonly totalCents: number };

/** Why a cart is no longer what its customer saw, or null: something else is in it, or it costs something else. */
export function whyNotAsSeen(seen: Content, present: Content): CheckoutProblem | null {
  const lineOf = (id: string) => present.lines.find((line) => line.id === id);
  const isSame = ({ id, endsAt, terms, mark = '' }: SeenLine) =>
    lineOf(id)?.endsAt?.getTime() === endsAt?.getTime() &&
    (lineOf(id)?.mark ?? '') === mark &&
    (terms === undefined || (lineOf(id)?.terms ?? '') === terms);
  if (!areSameLines(seen.lines, present.lines) || !seen.lines.every(isSame)) return 'cart.changed_meanwhile';
  const isPriceSame = ({ id, priceCents }: SeenLine) => lineOf(id)?.priceCents === priceCents;
  if (seen.totalCents !== present.totalCents || !seen.lines.every(isPriceSame)) return 'cart.price_changed';
  return null;
}

/** As a form carries it from the page that showed it. */
export function seenText(lines: readonly SeenLine[]): string {
  return lines
    .map(({ id, endsAt, priceCents, terms = '', mark = '' }) =>
      [id, endsAt?.toISOString() ?? '', priceCents, terms, encodeURIComponent(mark)].join(','),
    )
    .join(' ');
}

/** And back. What somebody has tampered with, the contract refuses. */
export function seenFrom(text: string): SeenLine[] {
  return text.split(' ').map((line) => {
    const [id = '', endsAt = '', priceCents = '', terms = '', mark = ''] = line.split(',');
    return {
      id,
      endsAt: endsAt === '' ? null : new Date(endsAt),
      priceCents: Number(priceCents),
      terms,
      ...(mark && { mark: plainOf(mark) }),
    };
  });
}

function plainOf(mark: string): string {
  try {
    return decodeURIComponent(mark);
  } catch (error) {
    // Tampered with: it is not what was shown, whatever it says.
    if (error instanceof URIError) return mark;
    throw error;
  }
}
