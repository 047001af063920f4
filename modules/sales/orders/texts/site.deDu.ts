import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'my_orders.lead': 'Deine Bestellungen, die neueste zuerst.',
  'my_orders.empty_about': 'Deine Bestellungen und Mieten erscheinen hier.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
