import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'rental.unknown': 'Diese Miete gibt es nicht. Bitte prüfe den Link aus deiner E-Mail.',
  'rental.box_unknown': 'Zu diesem Code ist kein Fach bekannt. Bitte scanne den Aufkleber noch einmal.',
  'rental.location_closed':
    'Der Standort ist zu dieser Zeit geschlossen. Bitte wähle einen Beginn innerhalb der Öffnungszeiten.',
  'rental.ends_after_closing':
    'Das Mietende liegt nach Ladenschluss. Bitte wähle ein früheres Ende oder mindestens einen Tag.',
  'rental.location_not_on_sale': 'An diesem Standort sind zurzeit keine Mieten möglich. Bitte wähle einen anderen.',
  'rental.hold_expired': 'Die Reservierung ist abgelaufen. Bitte wähle das Fach erneut.',
  'rental.contact_needed':
    'Nur noch wenige Fächer dieser Größe frei. Gib zuerst deine Kontaktdaten an, dann wird ein Fach reserviert.',
  'rental.too_many_held':
    'Von diesem Anschluss sind bereits viele Fächer reserviert und unbezahlt. Bezahle diese zuerst oder versuche es in einer Viertelstunde noch einmal.',
};
