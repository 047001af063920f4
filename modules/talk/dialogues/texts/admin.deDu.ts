import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'dialogues.empty.text':
    'Ein Dialog beantwortet im Chat deiner Website häufige Fragen und übergibt andere an das Team.',
  'dialogues.publish.first': 'Speichere zuerst deine Änderungen.',
  'dialogue.changed_meanwhile': 'Der Dialog wurde inzwischen von jemand anderem geändert. Lade die Seite neu.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
