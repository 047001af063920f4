import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'dialogue.not_waiting': 'Diese Frage ist bereits beantwortet. Lade die Seite neu.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
