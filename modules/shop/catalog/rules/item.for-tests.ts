import type { ItemData } from '../contract.ts';
import { NO_SAFETY } from '../contract-facts.ts';

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

export const CATEGORY_ID = '018f0000-0000-7000-8000-0000000000c1';

export function itemLike(given: Partial<ItemData> = {}): ItemData {
  return {
    categoryId: CATEGORY_ID,
    name: { ...NONE, de: 'Margherita' },
    description: NONE,
    number: '',
    ean: '',
    hashtags: [],
    links: [],
    priceCents: 890,
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
    isHidden: false,
    hasNoAllergens: false,
    deliveryDays: null,
    safety: NO_SAFETY,
    ...given,
  };
}
