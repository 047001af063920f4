import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonDeDu: Partial<TextsLike<typeof commonDe>> = {
  'coupon.used_by_you': 'Du hast diesen Code schon eingelöst.',
  'coupon.other_type': 'Dieser Code gilt nicht für diese Art der Übergabe. Wähle eine andere, oder entferne ihn.',
  'coupon.no_such_goods': 'Nichts in deinem Warenkorb gehört zu diesem Code.',
  'coupon.item_missing': 'Leg „{item}“ in den Warenkorb: Dieser Code macht es kostenlos.',
  'gift.code_unknown': 'Diesen Gutschein gibt es nicht. Bitte prüfe, ob der Code richtig abgeschrieben ist.',
  'gift.blocked': 'Dieser Gutschein ist gesperrt. Bitte wende dich an uns.',
  'gift.balance_changed': 'Auf dem Gutschein ist inzwischen weniger Guthaben. Bitte prüfe den Warenkorb.',
  'coupon.refused': 'Der Rabattcode ist noch nicht vollständig. Bitte sieh die markierten Felder an.',
};
