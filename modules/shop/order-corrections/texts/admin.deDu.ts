import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'correction.empty': 'So bliebe nichts übrig. Storniere die Bestellung stattdessen.',
  'correction.being_paid': 'Die Bestellung wird gerade online bezahlt. Warte, bis das entschieden ist.',
  'correction.below_zero': 'Der Rabatt wäre größer als das, worauf er gilt. Streiche auch ihn.',
  'correction.only_less':
    'Die Bestellung ist bezahlt oder berechnet. Sie kann nur noch günstiger werden; für mehr nimm eine neue auf.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
