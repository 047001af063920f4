import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'card_template.weekday': 'Bitte wähle einen Wochentag.',
  'templates.none.text': 'Leg eine an, oder speichere eine Karte über ihr Menü als Vorlage.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
