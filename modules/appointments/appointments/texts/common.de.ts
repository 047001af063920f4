/** What staff and customers are told when something cannot be done. */
export const commonDe = {
  'appointment.unknown': 'Diesen Termin gibt es nicht.',
  'appointment.service_unknown': 'Diese Leistung gibt es nicht mehr.',
  'appointment.staff_unknown': 'Diese Person gibt es hier nicht.',
  'appointment.taken': 'Diese Zeit ist nicht mehr frei. Wählen Sie bitte eine andere.',
  'appointment.room_taken': 'Zu dieser Zeit ist kein passender Raum frei. Wählen Sie bitte eine andere.',
  'appointment.over': 'Dieser Termin lässt sich nicht mehr ändern.',
  'appointment.too_late': 'Die Frist zum Verschieben und Absagen ist abgelaufen. Bitte rufen Sie uns an.',
  'appointment.not_online': 'Diese Leistung ist nicht online buchbar. Bitte rufen Sie uns an.',
  'appointment.too_many_from_here':
    'Von diesem Anschluss sind heute bereits viele Termine gebucht. Für weitere rufen Sie uns bitte an.',
  'appointment.too_many':
    'Unter dieser E-Mail-Adresse sind bereits mehrere Termine gebucht. Für weitere rufen Sie uns bitte an.',
  'appointment.waiting_already': 'Sie stehen bereits auf der Warteliste.',
  'appointment.ends_before_start': 'Das Ende liegt vor dem Beginn.',
  'appointment.variant_missing': 'Bitte wählen Sie eine Variante.',
  'appointment.choice_unknown': 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.',
  'appointment.too_long': 'Dieser Zeitraum ist zu lang.',
  'appointment.not_accepted': 'Bitte stimmen Sie den Bedingungen einzeln zu.',
  'appointment.payment_unknown': 'Diese Zahlungsart ist nicht verfügbar. Bitte wählen Sie eine andere.',
  'appointment.confirmation_expired':
    'Die Bestätigungsfrist ist abgelaufen, die Zeit ist wieder frei. Bitte buchen Sie einen neuen Termin.',
} as const;
