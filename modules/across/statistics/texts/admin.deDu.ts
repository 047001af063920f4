import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'statistics.subscribe.about': 'Am Monatsersten die Zahlen des Vormonats, an deine Adresse.',
  'statistics.empty.text':
    'Zahlen erscheinen mit der ersten Miete oder bezahlten Bestellung. Wähle sonst einen anderen Zeitraum.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
