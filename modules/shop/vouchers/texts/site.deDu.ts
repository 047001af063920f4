import type { TextsLike } from '@fachwerk/base/language';
import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<TextsLike<typeof siteDe>> = {
  ...commonDeDu,
  'gift.lead': 'Du erhältst den Gutschein nach der Zahlung als PDF zum Ausdrucken oder Weiterleiten.',
  'gift.bought': 'Dein Gutschein',
  'gift.step_buyer': 'Deine Kontaktdaten',
};
