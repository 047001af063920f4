import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'appointment.taken': 'Diese Zeit ist nicht mehr frei. Wähle bitte eine andere.',
  'appointment.room_taken': 'Zu dieser Zeit ist kein passender Raum frei. Wähle bitte eine andere.',
  'appointment.too_late': 'Die Frist zum Verschieben und Absagen ist vorbei. Ruf uns bitte an.',
  'appointment.not_online': 'Diese Leistung lässt sich nicht online buchen. Ruf uns bitte an.',
  'appointment.too_many_from_here':
    'Von diesem Anschluss wurden heute schon viele Termine gebucht. Ruf uns für weitere bitte an.',
  'appointment.too_many': 'Unter dieser E-Mail-Adresse stehen schon mehrere Termine an. Ruf uns für weitere bitte an.',
  'appointment.waiting_already': 'Unter dieser E-Mail-Adresse stehst du schon auf der Warteliste.',
  'appointment.not_accepted': 'Bitte stimm den Bedingungen einzeln zu.',
  'appointment.payment_unknown': 'Diese Zahlungsart steht nicht zur Verfügung. Wähl bitte eine andere.',
  'appointment.confirmation_expired':
    'Dieser Termin wurde nicht rechtzeitig bestätigt, die Zeit ist wieder frei. Buch bitte einen neuen.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
