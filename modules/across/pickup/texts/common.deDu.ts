import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'pickup.no_boxes': 'Zurzeit sind keine Abholfächer verfügbar. Bitte wähle Abholung.',
  'pickup.none_free': 'Zu dieser Zeit ist kein Abholfach frei. Bitte wähle eine andere Zeit oder Abholung.',
  'pickup.too_large': 'Die Bestellung ist zu groß für zwei Abholfächer. Bitte wähle Abholung an der Theke.',
  'pickup.door_open': 'Die Tür ist noch offen. Bitte schließ sie.',
  'pickup.opening_too_late': 'Die Verbindung kam zu spät zustande. Bitte tippe erneut.',
  'pickup.reason_missing': 'Bitte nenn einen Grund.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
