import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'step.first_order.about': 'Öffne Deine Webseite auf dem Telefon und bestelle oder miete selbst etwas.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
