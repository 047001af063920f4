import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu: Partial<TextsLike<typeof adminDe>> = {
  ...commonDeDu,
  'gifts.empty.text':
    'Kunden kaufen Gutscheine in deinem Shop unter /gutschein. Verkaufte Gutscheine erscheinen hier mit Guthaben.',
};
