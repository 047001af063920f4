import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'appointment.changed_meanwhile': 'Der Termin wurde inzwischen von jemand anderem geändert. Bitte prüfe ihn.',
  'appointments.service.none': 'Noch keine Leistung. Leg buchbare Leistungen mit Dauer und Preis an.',
  'appointments.staff.none': 'Noch kein Personal. Leg Personen mit Arbeitszeiten und Leistungen an.',
  'field.appointment_price': 'Gib einen Betrag wie 45,50 ein.',
  'appointments.bad_time': 'Gib Tag und Uhrzeit an.',
  'appointments.no_service': 'Leg zuerst unter „Termine einrichten“ Leistungen und Personal an.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
