import type { ItemData } from '../../contract.ts';
import { EXEMPT } from '../../rules/product-safety.ts';

/** A dish with nothing special about it. */
export const PLAIN_ITEM: Omit<ItemData, 'categoryId' | 'name' | 'description' | 'priceCents'> = {
  number: '',
  ean: '',
  hashtags: [],
  links: [],
  promo: null,
  vatKind: 'meal',
  isService: false,
  durationMinutes: 0,
  content: null,
  depositCents: 0,
  minimumAge: 0,
  isTobacco: false,
  isCbd: false,
  isPrepaid: false,
  allergens: [],
  hasNoAllergens: false,
  additives: [],
  diet: 'any',
  spicy: 0,
  availability: [],
  isHidden: false,
  deliveryDays: null,
  safety: EXEMPT,
};
