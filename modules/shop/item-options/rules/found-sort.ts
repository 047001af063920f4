/** `best` fits a search best; without a search it is the order of the shop. */
export const SORTS = ['best', 'popular', 'new', 'price', 'price_desc'] as const;
export type FoundSort = (typeof SORTS)[number];
