import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonDeDu: Partial<TextsLike<typeof commonDe>> = {
  'coupon.used_by_you': 'Du hast diesen Code bereits eingelöst.',
  'coupon.other_type': 'Dieser Code gilt nicht für diese Lieferart. Wähle eine andere oder entferne den Code.',
  'coupon.no_such_goods': 'Dieser Code gilt für keinen Artikel in deinem Warenkorb.',
  'coupon.item_missing': 'Leg „{item}“ in den Warenkorb: Mit diesem Code ist der Artikel kostenlos.',
  'gift.code_unknown': 'Dieser Gutscheincode ist ungültig. Bitte prüfe die Schreibweise.',
  'gift.blocked': 'Dieser Gutschein ist gesperrt. Bitte wende dich an uns.',
  'gift.balance_changed': 'Das Guthaben des Gutscheins hat sich verringert. Bitte prüfe den Warenkorb.',
  'coupon.refused': 'Der Rabattcode ist unvollständig. Bitte prüfe die markierten Felder.',
};
