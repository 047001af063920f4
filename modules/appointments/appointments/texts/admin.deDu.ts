import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'appointment.changed_meanwhile': 'Jemand anderes hat diesen Termin inzwischen geändert. Sieh noch einmal nach.',
  'appointments.setup.about': 'Leistungen, Personal, Räume und Regeln für die Buchung auf deiner Webseite.',
  'appointments.service.none': 'Noch keine Leistung. Leg an, was Kunden buchen können, mit Dauer und Preis.',
  'appointments.staff.none': 'Noch niemand. Leg an, wer Termine annimmt, mit Arbeitszeiten und Leistungen.',
  'appointments.room.none': 'Keine Räume. Du brauchst sie nur, wenn Leistungen sich einen Raum oder ein Gerät teilen.',
  'field.appointment_price': 'Gib einen Betrag wie 45,50 ein.',
  'field.appointment_hours': 'Schreib die Zeiten wie 09:00-12:30, 13:30-18:00.',
  'appointments.bad_time': 'Gib Tag und Uhrzeit an.',
  'appointments.no_service': 'Leg zuerst unter „Termine einrichten“ Leistungen und Personal an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
