import type { CategoryData } from '../contract-category.ts';

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

/** A category of which only the name is known. */
export const plainCategory = (name: string): CategoryData => ({
  name: { ...NONE, de: name },
  description: NONE,
  availability: [],
  sortRule: 'hand',
  sortDir: 'asc',
});

const NEW = 'new:';

/** What a form holds instead of an id until the item is saved, and its category with it. */
export const newCategory = (name: string): string => `${NEW}${name}`;

/** Its name; null for a category that is there. */
export const newCategoryName = (value: string): string | null =>
  value.startsWith(NEW) ? value.slice(NEW.length).replace(/\s+/g, ' ').trim() : null;
