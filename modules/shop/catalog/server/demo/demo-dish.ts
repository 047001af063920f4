import type { ItemData } from '../../contract.ts';
import type { CategoryData } from '../../contract-category.ts';

type DemoItem = Partial<ItemData> & {
  readonly de: string;
  readonly en: string;
  readonly about: string;
  readonly price: number;
};
export type DemoCategory = {
  readonly de: string;
  readonly en: string;
  readonly it: string;
  readonly ru: string;
  readonly availability?: CategoryData['availability'];
  readonly items: readonly DemoItem[];
};

export const dish = (
  number: string,
  de: string,
  en: string,
  price: number,
  about: string,
  more: Partial<ItemData> = {},
): DemoItem => ({
  number,
  de,
  en,
  price,
  about,
  ...more,
});

export const pizza: Partial<ItemData> = { allergens: ['wheat', 'milk'], hashtags: ['pizza'] };
export const veggiePizza: Partial<ItemData> = { ...pizza, diet: 'vegetarian' };
export const ham: Partial<ItemData> = { ...pizza, additives: ['nitrite', 'antioxidant'] };
export const veggie = { diet: 'vegetarian' } as const;
export const drink = (litres: number, depositCents: number, more: Partial<ItemData> = {}): Partial<ItemData> => ({
  vatKind: 'standard',
  diet: 'vegan',
  content: { thousandths: Math.round(litres * 1000), unit: 'l' },
  depositCents,
  ...more,
});
export const wine = (litres: number): Partial<ItemData> =>
  drink(litres, 0, { diet: 'any', minimumAge: 16, allergens: ['sulphites'], hashtags: ['wein'] });
