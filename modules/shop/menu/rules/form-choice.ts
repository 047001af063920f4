import { type Choice, MOST_PIECES, type Offer } from '@fachwerk/item-options/contract';

/** How the fields of an item's form are called. Without JavaScript the browser sends just these. */
export const FIELDS = {
  variant: 'variante',
  quantity: 'menge',
  note: 'notiz',
  /** One of several, by the id of the group. */
  group: (id: string) => `gruppe-${id}`,
  /** How many, by the id of the extra. */
  extra: (id: string) => `extra-${id}`,
} as const;

export type Chosen = { readonly choice: Choice; readonly quantity: number; readonly note: string };

/** What a form says was chosen. Nothing is mended here: what cannot be had is refused by the rules of the choice. */
export function chosenFrom(offer: Pick<Offer, 'id' | 'extraGroups'>, fieldOf: (name: string) => string): Chosen {
  const extras = offer.extraGroups.flatMap((group) => {
    const one = fieldOf(FIELDS.group(group.id));
    const single = one === '' ? [] : [{ extraId: one, quantity: 1 }];
    const counted = group.extras.flatMap(({ id }) => {
      const quantity = numberFrom(fieldOf(FIELDS.extra(id)));
      return quantity === 0 ? [] : [{ extraId: id, quantity }];
    });
    return [...single, ...counted];
  });
  return {
    choice: { itemId: offer.id, variantId: fieldOf(FIELDS.variant) || null, extras },
    quantity: numberFrom(fieldOf(FIELDS.quantity) || '1'),
    note: fieldOf(FIELDS.note).trim(),
  };
}

/** What is no whole number is more than anybody can have: it is refused with the limit. */
function numberFrom(typed: string): number {
  const text = typed.trim();
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text === '' ? 0 : MOST_PIECES + 1;
}
