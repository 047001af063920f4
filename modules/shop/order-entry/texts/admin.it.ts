import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What other screens say; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'order_entry.title': 'Prendi un ordine',
};
