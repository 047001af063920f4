import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'dialogue.person': 'Ich verbinde dich mit unserem Team.',
  'dialogue.status.running': 'Deine Miete: Fach {box}, {location}, bis {until}.',
  'dialogue.status.booked': 'Deine Buchung: Fach {box}, {location}, bis {until}.',
  'dialogue.status.overrun':
    'Deine Miete von Fach {box}, {location}, endete {until}. Vor dem Öffnen ist eine Nachzahlung nötig.',
  'dialogue.status.order': 'Deine Bestellung {number}: {status}.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
