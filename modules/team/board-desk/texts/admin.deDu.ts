import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'desk.empty_text': 'Auf einem Board liegen Aufgaben als Karten in Spalten. Leg das erste an.',
  'desk.column_full': 'In „{name}“ dürfen höchstens {limit} Karten liegen. Bring dort zuerst etwas zu Ende.',
  'desk.offline': 'Keine Verbindung. Du kannst weiter verschieben.',
  'desk.own_field.no_number': 'Bitte gib eine Zahl ein, zum Beispiel 12,5.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
