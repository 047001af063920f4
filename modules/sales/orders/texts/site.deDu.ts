import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'my_orders.lead': 'Alles, was du bestellt hast, das Neueste zuerst.',
  'my_orders.empty_about': 'Sobald du ein Fach mietest, steht es hier.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
