import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'step.first_order.about': 'Öffne deine Website auf dem Telefon und bestelle zur Probe.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
