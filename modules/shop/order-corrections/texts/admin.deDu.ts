import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'correction.empty': 'Ohne Positionen bleibt keine Bestellung. Storniere sie stattdessen.',
  'correction.being_paid': 'Eine Online-Zahlung läuft. Warte das Ergebnis ab.',
  'correction.below_zero': 'Der Rabatt ist höher als der verbleibende Warenwert. Streiche auch ihn.',
  'correction.only_less':
    'Die Bestellung ist bezahlt oder berechnet. Der Betrag kann nur noch sinken; für zusätzliche Positionen nimm eine neue Bestellung auf.',
  'correction.too_many': 'Mindestens ein Stück muss bleiben. Streiche sonst die Position.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
