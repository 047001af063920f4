import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'customer_newsletter.asked': 'Möchtest du unseren Newsletter erhalten? Ein Klick genügt.',
  'customer_newsletter.confirmed': 'Du erhältst unseren Newsletter. Abbestellen kannst du ihn hier jederzeit.',
  'customer_newsletter.none': 'Du erhältst keinen Newsletter.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
