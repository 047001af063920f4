import type { TextsLike } from '@fachwerk/base/language';
import { commonDeDu as shop } from '@fachwerk/shop/texts/common.deDu';
import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<TextsLike<typeof siteDe>> = {
  ...commonDeDu,
  ...shop,
  'goods.note': 'Deine Notiz: {note}',
  'goods.prices_changed': 'Geänderte Preise in deinem Warenkorb',
  'goods.elsewhere_one': 'In einem anderen Browser ist {count} Artikel in deinem Warenkorb.',
  'goods.elsewhere_other': 'In einem anderen Browser sind {count} Artikel in deinem Warenkorb.',
  'goods.empty_what': 'Wähle Artikel aus unserem Angebot.',
  'goods.empty_menu': 'Wähle etwas von der Speisekarte.',
  'goods.known_address': 'Adresse aus deinem Konto',
  'goods.postcode_foreign': 'Bitte gib deine vollständige Postleitzahl ein.',
};
