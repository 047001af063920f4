import type { TextsLike } from '@fachwerk/base/language';
import { commonDeDu as shop } from '@fachwerk/shop/texts/common.deDu';
import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<TextsLike<typeof siteDe>> = {
  ...commonDeDu,
  ...shop,
  'goods.cart_title': 'Deine Artikel',
  'goods.note': 'Deine Notiz: {note}',
  'goods.prices_changed': 'Preise haben sich geändert, seit du den Warenkorb gefüllt hast',
  'goods.how': 'Wie bekommst du die Ware?',
  'goods.tip_question': 'Möchtest du Trinkgeld geben?',
  'goods.elsewhere_one': 'In einem anderen Browser liegt noch {count} Artikel in deinem Warenkorb.',
  'goods.elsewhere_other': 'In einem anderen Browser liegen noch {count} Artikel in deinem Warenkorb.',
  'goods.empty_what': 'Such dir etwas aus.',
  'goods.known_address': 'Adresse aus deinem Konto',
  'goods.time': 'Wann möchtest du es haben?',
};
