import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,
  'rental.data_hold.running_one': 'Eine Miete läuft oder beginnt noch.',
  'rental.data_hold.running_other': '{count} Mieten laufen oder beginnen noch.',
  'rental.unknown': 'Diese Miete gibt es nicht. Bitte prüfen Sie den Link aus Ihrer E-Mail.',
  'rental.size_unavailable': 'Diese Fachgröße ist für den gewählten Zeitraum nicht verfügbar.',
  'rental.box_unknown': 'Zu diesem Code ist kein Fach bekannt. Bitte scannen Sie den Aufkleber noch einmal.',
  'rental.box_unavailable': 'Dieses Fach ist nicht frei.',
  'rental.location_closed':
    'Der Standort ist zu dieser Zeit geschlossen. Bitte wählen Sie einen Beginn innerhalb der Öffnungszeiten.',
  'rental.ends_after_closing':
    'Das Mietende liegt nach Ladenschluss. Bitte wählen Sie ein früheres Ende oder mindestens einen Tag.',
  'rental.location_unknown': 'Diesen Standort gibt es nicht.',
  'rental.location_not_on_sale':
    'An diesem Standort sind zurzeit keine Mieten möglich. Bitte wählen Sie einen anderen.',
  'rental.not_priced': 'Für diese Fachgröße ist kein Preis festgelegt.',
  'rental.starts_in_the_past': 'Der Beginn liegt in der Vergangenheit.',
  'rental.starts_too_late': 'Buchungen sind höchstens ein Jahr im Voraus möglich.',
  'rental.too_short': 'Die kürzeste Mietdauer an diesem Standort ist unterschritten.',
  'rental.too_long': 'Die längste Mietdauer an diesem Standort ist überschritten.',
  'rental.hold_expired': 'Die Reservierung ist abgelaufen. Bitte wählen Sie das Fach erneut.',
  'rental.contact_needed':
    'Nur noch wenige Fächer dieser Größe frei. Geben Sie zuerst Ihre Kontaktdaten an, dann wird ein Fach reserviert.',
  'rental.too_many_held':
    'Von diesem Anschluss sind bereits viele Fächer reserviert und unbezahlt. Bezahlen Sie diese zuerst oder versuchen Sie es in einer Viertelstunde noch einmal.',
} as const;
