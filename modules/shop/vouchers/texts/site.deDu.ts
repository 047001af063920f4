import type { TextsLike } from '@fachwerk/base/language';
import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<TextsLike<typeof siteDe>> = {
  ...commonDeDu,
  'gift.lead': 'Du bezahlst, wir schicken dir den Gutschein als PDF zum Ausdrucken oder Weiterleiten.',
  'gift.step_payment': 'Wie du bezahlst',
  'gift.bought': 'Dein Gutschein',
};
