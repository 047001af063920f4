import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'customer_newsletter.asked': 'Bestätige die Anmeldung zu unserem Newsletter mit einem Klick.',
  'customer_newsletter.confirmed': 'Du erhältst unseren Newsletter. Du kannst ihn hier jederzeit abbestellen.',
  'customer_newsletter.none': 'Du erhältst keinen Newsletter.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
