import type { ItemData } from '../contract.ts';
import { PLAIN_ITEM } from './plain-item.ts';

export const CATEGORY_ID = '018f0000-0000-7000-8000-0000000000c1';

export function itemLike(given: Partial<ItemData> = {}): ItemData {
  return {
    ...PLAIN_ITEM,
    categoryId: CATEGORY_ID,
    name: { ...PLAIN_ITEM.description, de: 'Margherita' },
    priceCents: 890,
    ...given,
  };
}
