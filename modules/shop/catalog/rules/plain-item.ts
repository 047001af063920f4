import * as z from 'zod/mini';
import { ItemData } from '../contract.ts';

/** What every item says of itself. */
const Plain = z.omit(ItemData, { categoryId: true, name: true, priceCents: true });

/** A dish with nothing special about it. A field that has a default in the contract has it here by itself. */
export const PLAIN_ITEM: z.infer<typeof Plain> = z.parse(Plain, {
  description: { de: '', deDu: '', en: '', it: '', ru: '' },
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
  additives: [],
  diet: 'any',
  spicy: 0,
  availability: [],
});
