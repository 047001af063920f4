/** What staff and customers are told when something cannot be done. */
export const commonDe = {
  'appointment.unknown': 'Diesen Termin gibt es nicht.',
  'appointment.service_unknown': 'Diese Leistung gibt es nicht mehr.',
  'appointment.staff_unknown': 'Diese Person gibt es hier nicht.',
  'appointment.taken': 'Diese Zeit ist nicht mehr frei. Wählen Sie bitte eine andere.',
  'appointment.room_taken': 'Zu dieser Zeit ist kein passender Raum frei. Wählen Sie bitte eine andere.',
  'appointment.over': 'Dieser Termin lässt sich nicht mehr ändern.',
  'appointment.too_late': 'Die Frist zum Verschieben und Absagen ist vorbei. Rufen Sie uns bitte an.',
  'appointment.not_online': 'Diese Leistung lässt sich nicht online buchen. Rufen Sie uns bitte an.',
  'appointment.too_many_from_here':
    'Von diesem Anschluss wurden heute schon viele Termine gebucht. Rufen Sie uns für weitere bitte an.',
  'appointment.too_many':
    'Unter dieser E-Mail-Adresse stehen schon mehrere Termine an. Rufen Sie uns für weitere bitte an.',
  'appointment.waiting_already': 'Unter dieser E-Mail-Adresse stehen Sie schon auf der Warteliste.',
  'appointment.ends_before_start': 'Das Ende liegt vor dem Beginn.',
  'appointment.too_long': 'Dieser Zeitraum ist zu lang.',
  'appointment.not_accepted': 'Bitte stimmen Sie den Bedingungen einzeln zu.',
  'appointment.payment_unknown': 'Diese Zahlungsart steht nicht zur Verfügung. Wählen Sie bitte eine andere.',
  'appointment.confirmation_expired':
    'Dieser Termin wurde nicht rechtzeitig bestätigt, die Zeit ist wieder frei. Buchen Sie bitte einen neuen.',
} as const;
