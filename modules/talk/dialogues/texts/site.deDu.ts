import { commonDeDu } from './common.deDu.ts';
import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  ...commonDeDu,

  'dialogue.answer': 'Deine Antwort',
  'dialogue.open.none_known':
    'In diesem Browser ist keine Miete hinterlegt. Öffne den Link aus deiner E-Mail oder melde dich an.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
