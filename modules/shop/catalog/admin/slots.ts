import { slot } from '@fachwerk/react/slot';
import type { Item, ItemRow } from '../contract.ts';
import type { Category } from '../contract-category.ts';

/** What else belongs to an item (variants, extras, pictures) is known above: for people who only look. */
export const itemSlot = slot<{ item: Item }>('catalog.item');

/** The one form of an item with all that belongs to it; without an `item` it adds one. */
export const itemFormSlot = slot<{ item: Item | null; categoryId: string; categories: readonly Category[] }>(
  'catalog.item_form',
);

/** Changes of many items at once, with what is known of them above: prices of variants, extras. */
export const bulkSlot = slot<{
  items: readonly ItemRow[];
  categories: readonly Category[];
  onClose: (isDone: boolean) => void;
}>('catalog.bulk');

/** What else belongs to a category (its picture), in its form. */
export const categorySlot = slot<{ category: Category }>('catalog.category');
