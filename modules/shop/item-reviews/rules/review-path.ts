/** Where the buyer of an order reviews its items; the address carries the order's own secret. */
export const writePath = (orderHash: string) => `/bestellung/${orderHash}/bewerten`;

/** Behind the link of every mail that asks for a review. */
export const endAskingPath = (orderHash: string) => `/bestellung/${orderHash}/bewertung-abmelden`;

/** Of the page of an item. */
export const SORT_QUERY = 'bewertungen';
export const PAGE_QUERY = 'seite';

/** Of the page to review: which item has its form open, and which one was just reviewed. */
export const ITEM_QUERY = 'artikel';
export const SENT_QUERY = 'gesendet';

/** Fields of the form. */
export const FIELDS = { item: 'artikel', stars: 'stars', title: 'title', text: 'text', name: 'name' } as const;
export const ACTS = { write: 'bewerten', remove: 'bewertung_loeschen' } as const;
