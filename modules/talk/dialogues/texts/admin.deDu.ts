import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'dialogues.empty.text':
    'Ein Dialog beantwortet im Chat deiner Website, was oft gefragt wird, und holt sonst jemanden dazu.',
  'dialogues.publish.first': 'Speichere zuerst, was geändert ist.',
  'dialogue.changed_meanwhile': 'Jemand anderes hat den Dialog inzwischen geändert. Lade die Seite neu.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
