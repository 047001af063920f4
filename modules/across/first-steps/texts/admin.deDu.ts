import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'first_steps.all_done': 'Alle Schritte erledigt. Dein Angebot ist startklar.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
