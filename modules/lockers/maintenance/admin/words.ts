import { lockWords } from '@fachwerk/lockers/parts';
import { adminDe } from '../texts/admin.de.ts';

/** What these screens say: their own words, and those for what a lock is and does. */
export const words = { ...lockWords, ...adminDe };
