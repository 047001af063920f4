import type { siteDe } from './site-de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'invoice.not_downloaded': 'Das Herunterladen hat nicht geklappt. Bitte versuche es noch einmal.',
  'my_orders.lead': 'Alles, was du bestellt hast, das Neueste zuerst.',
  'my_orders.empty_about': 'Sobald du ein Fach mietest, steht es hier.',
};
