import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'rental.unknown': 'Diese Miete gibt es nicht. Bitte prüfe den Link aus deiner E-Mail.',
  'rental.box_unknown': 'Zu diesem Code gibt es hier kein Fach. Bitte scanne den Aufkleber noch einmal.',
  'rental.location_closed':
    'Zu dieser Zeit ist der Standort geschlossen. Bitte wähle einen Beginn innerhalb der Öffnungszeiten.',
  'rental.ends_after_closing': 'Das endet nach Ladenschluss. Bitte wähle ein früheres Ende, oder mindestens einen Tag.',
  'rental.location_not_on_sale': 'An diesem Standort kann man im Moment nichts mieten. Bitte wähle einen anderen.',
  'rental.hold_expired': 'Das Fach war nur für eine Weile für dich zurückgelegt. Bitte wähle es noch einmal aus.',
  'rental.contact_needed':
    'Von dieser Größe sind nur noch wenige Fächer frei. Sag uns zuerst, wer du bist, dann halten wir eines für dich zurück.',
  'rental.too_many_held':
    'Von hier aus sind gerade schon viele Fächer reserviert und noch nicht bezahlt. Bezahle diese zuerst, oder versuche es in einer Viertelstunde noch einmal.',
};
