import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'statistics.subscribe.about': 'Am Ersten die Zahlen des Monats davor, an deine Adresse.',
  'statistics.empty.text':
    'Sobald Fächer vermietet oder Bestellungen bezahlt werden, stehen hier die Zahlen. Wähle sonst einen anderen Zeitraum.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
