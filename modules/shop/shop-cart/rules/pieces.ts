import type { Pieces } from '@fachwerk/item-options/contract';

const isSame = (a: Pieces, b: Pieces): boolean => a.itemId === b.itemId && a.variantId === b.variantId;

/** What of the wanted pieces is among those that are there, each piece once. */
export function piecesWithin(there: readonly Pieces[], wanted: readonly Pieces[]): Pieces[] {
  const found: Pieces[] = [];
  for (const each of wanted) {
    const count = (pieces: readonly Pieces[]) =>
      pieces.filter((other) => isSame(other, each)).reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = Math.min(each.quantity, count(there) - count(found));
    if (quantity > 0) found.push({ ...each, quantity });
  }
  return found;
}

/** What is left when some of them are gone. */
export function piecesWithout(there: readonly Pieces[], gone: readonly Pieces[]): Pieces[] {
  const open = gone.map((each) => ({ ...each }));
  return there.flatMap((each) => {
    let { quantity } = each;
    for (const other of open.filter((one) => isSame(one, each))) {
      const taken = Math.min(quantity, other.quantity);
      quantity -= taken;
      other.quantity -= taken;
    }
    return quantity > 0 ? [{ ...each, quantity }] : [];
  });
}
