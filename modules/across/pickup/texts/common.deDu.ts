import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'pickup.no_boxes': 'Hier gibt es gerade kein Abholfach. Bitte wähle Abholung.',
  'pickup.none_free': 'Für diese Zeit ist kein Abholfach frei. Bitte wähle eine andere Zeit oder Abholung.',
  'pickup.too_large': 'Die Bestellung passt auch in zwei Abholfächer nicht. Bitte wähle Abholung an der Theke.',
  'pickup.door_open': 'Die Tür ist noch offen. Bitte schließ sie.',
  'pickup.opening_too_late': 'Die Verbindung kam zu spät zustande. Bitte tipp noch einmal.',
  'pickup.reason_missing': 'Bitte nenn einen Grund.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
