import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonIt } from './common.it.ts';

/** The kitchen; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  ...commonIt,
  'shop.pause': 'Altra durata della pausa',
  'shop.pause.now': 'Pausa di {count} minuti',
  'shop.pause.about': 'Nessun nuovo ordine per',
  'shop.pause.minutes': '{count} minuti',
  'shop.pause.tomorrow': 'Fino a domani mattina',
  'shop.pause.begun': 'Il negozio è in pausa e riapre da solo: {at}.',
  'shop.pause.running': 'In pausa, riapre tra',
  'shop.pause.end': 'Apri ora',
  'shop.pause.by': 'Messo in pausa da {name}',
  'shop.pause.by_house': 'In pausa da solo: un ordine non è stato accettato.',
};
