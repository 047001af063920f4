import { slot } from '@fachwerk/react/slot';
import type { Item } from '../contract.ts';
import type { Category } from '../contract-category.ts';

/** What else belongs to an item (variants, extras, pictures) is known above. */
export const itemSlot = slot<{ item: Item }>('catalog.item');

/** What else belongs to a category (its picture), in its form. */
export const categorySlot = slot<{ category: Category }>('catalog.category');
