import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'appointment.taken': 'Diese Zeit ist nicht mehr frei. Wähle bitte eine andere.',
  'appointment.room_taken': 'Zu dieser Zeit ist kein passender Raum frei. Wähle bitte eine andere.',
  'appointment.too_late': 'Die Frist zum Verschieben und Absagen ist abgelaufen. Bitte ruf uns an.',
  'appointment.not_online': 'Diese Leistung ist nicht online buchbar. Bitte ruf uns an.',
  'appointment.too_many_from_here':
    'Von diesem Anschluss sind heute bereits viele Termine gebucht. Für weitere ruf uns bitte an.',
  'appointment.too_many':
    'Unter dieser E-Mail-Adresse sind bereits mehrere Termine gebucht. Für weitere ruf uns bitte an.',
  'appointment.waiting_already': 'Du stehst bereits auf der Warteliste.',
  'appointment.not_accepted': 'Bitte stimm den Bedingungen einzeln zu.',
  'appointment.payment_unknown': 'Diese Zahlungsart ist nicht verfügbar. Bitte wähl eine andere.',
  'appointment.confirmation_expired':
    'Die Bestätigungsfrist ist abgelaufen, die Zeit ist wieder frei. Bitte buch einen neuen Termin.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
