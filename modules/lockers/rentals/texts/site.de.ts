import { commonDe } from './common.de.ts';

export const siteDe = {
  ...commonDe,
  'rental.data_hold.running_one': 'Eine Miete läuft noch oder beginnt erst.',
  'rental.data_hold.running_other': '{count} Mieten laufen noch oder beginnen erst.',
  'rental.unknown': 'Diese Miete gibt es nicht. Bitte prüfen Sie den Link aus Ihrer E-Mail.',
  'rental.size_unavailable': 'Diese Fachgröße ist für den gewählten Zeitraum nicht verfügbar.',
  'rental.box_unknown': 'Zu diesem Code gibt es hier kein Fach. Bitte scannen Sie den Aufkleber noch einmal.',
  'rental.box_unavailable': 'Dieses Fach ist gerade nicht frei.',
  'rental.location_closed':
    'Zu dieser Zeit ist der Standort geschlossen. Bitte wählen Sie einen Beginn innerhalb der Öffnungszeiten.',
  'rental.ends_after_closing':
    'Das endet nach Ladenschluss. Bitte wählen Sie ein früheres Ende, oder mindestens einen Tag.',
  'rental.location_unknown': 'Diesen Standort gibt es nicht.',
  'rental.location_not_on_sale': 'An diesem Standort kann man im Moment nichts mieten. Bitte wählen Sie einen anderen.',
  'rental.not_priced': 'Für diese Fachgröße gibt es hier noch keinen Preis.',
  'rental.starts_in_the_past': 'Der Beginn liegt in der Vergangenheit.',
  'rental.starts_too_late': 'So weit im Voraus kann noch nicht gebucht werden: höchstens ein Jahr.',
  'rental.too_short': 'Das ist kürzer als die kürzeste Mietdauer an diesem Standort.',
  'rental.too_long': 'Das ist länger als die längste Mietdauer an diesem Standort.',
  'rental.hold_expired': 'Das Fach war nur für eine Weile für Sie zurückgelegt. Bitte wählen Sie es noch einmal aus.',
  'rental.contact_needed':
    'Von dieser Größe sind nur noch wenige Fächer frei. Sagen Sie uns zuerst, wer Sie sind, dann halten wir eines für Sie zurück.',
  'rental.too_many_held':
    'Von hier aus sind gerade schon viele Fächer reserviert und noch nicht bezahlt. Bezahlen Sie diese zuerst, oder versuchen Sie es in einer Viertelstunde noch einmal.',
} as const;
