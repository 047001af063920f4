import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonDeDu: Partial<TextsLike<typeof commonDe>> = {
  'goods.too_many_of_one': 'Mehr als {most} Stück davon gehen nicht in einer Bestellung. Ruf uns bitte an.',
  'goods.type_missing': 'Bitte wähle, wie du die Ware bekommen möchtest.',
  'goods.delivery_incomplete': 'Es fehlt noch etwas, oder etwas stimmt nicht. Bitte sieh die markierten Felder an.',
  'field.street_missing': 'Bitte gib Straße und Hausnummer an.',
  'field.city_missing': 'Bitte gib den Ort an.',
  'field.postcode_missing': 'Bitte gib die Postleitzahl an.',
  'field.company_missing': 'Bitte gib die Firma an.',
};
