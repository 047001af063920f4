import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'list_view.too_many': 'Je Liste sind 30 eigene Ansichten möglich. Lösche eine, die du nicht mehr brauchst.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
