import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'customers.denied.edit': 'Deine Rolle erlaubt es nicht, Kunden zu bearbeiten.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
