import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'field.settlement_amount': 'Gib einen Betrag wie 49,00 ein.',
  'field.settlement_share': 'Gib einen Anteil zwischen 0 und 100\u00a0% mit höchstens zwei Nachkommastellen ein.',
  'settlement.terms_used':
    'Diese Konditionen sind bereits abgerechnet. Zieh die Abrechnung zurück oder wähle einen späteren Monat.',
  'settlement.agree.about': 'Du stimmst der Abrechnung {number} über {total} zu. Die Zustimmung ist endgültig.',
  'settlement.agreed': 'Du hast der Abrechnung zugestimmt.',
  'settlement.objected': 'Dein Widerspruch ist festgehalten.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
