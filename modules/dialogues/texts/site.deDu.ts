import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'dialogue.answer': 'Deine Antwort',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
