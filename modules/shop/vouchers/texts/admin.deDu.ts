import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu: Partial<TextsLike<typeof adminDe>> = {
  ...commonDeDu,
  'coupons.empty.text':
    'Leg einen Code an, den deine Kunden im Warenkorb eingeben: ein Betrag, Prozente, freie Lieferung oder ein kostenloser Artikel.',
  'gifts.empty.text': 'Kunden kaufen sie in deinem Shop unter /gutschein. Jeder steht dann hier mit seinem Guthaben.',
};
