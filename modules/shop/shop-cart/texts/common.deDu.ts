import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonDeDu: Partial<TextsLike<typeof commonDe>> = {
  'goods.too_many_of_one': 'Höchstens {most} Stück je Bestellung sind möglich. Für größere Mengen ruf uns bitte an.',
  'goods.type_missing': 'Bitte wähle Lieferung oder Abholung.',
  'goods.delivery_incomplete': 'Angaben fehlen oder sind ungültig. Bitte prüfe die markierten Felder.',
  'field.street_missing': 'Bitte gib Straße und Hausnummer an.',
  'field.city_missing': 'Bitte gib den Ort an.',
  'field.postcode_missing': 'Bitte gib die Postleitzahl an.',
  'field.company_missing': 'Bitte gib die Firma an.',
};
