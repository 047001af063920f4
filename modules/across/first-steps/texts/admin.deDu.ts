import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'first_steps.about': 'Was noch fehlt, bis Deine Kunden bestellen können. Erledigtes hakt sich selbst ab.',
  'first_steps.all_done': 'Alles erledigt. Dein Angebot kann loslegen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
