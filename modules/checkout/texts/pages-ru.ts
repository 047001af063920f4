import { bookingRu } from './booking-ru.ts';
import { payingRu } from './paying-ru.ts';

export const pagesRu = { ...bookingRu, ...payingRu } as const;
