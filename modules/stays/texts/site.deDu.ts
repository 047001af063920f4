import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'rental.surcharge_due': 'Die Mietzeit ist überschritten. Bitte zahle zuerst nach, dann öffnet sich das Fach wieder.',
  'rental.surcharges_outstanding':
    'Es sind noch Nachzahlungen offen. Bitte begleiche sie, bevor du ein neues Fach mietest.',
  'rental.customer_blocked':
    'Mit dieser E-Mail-Adresse kann zurzeit kein Fach gemietet werden. Bitte wende dich an uns.',
  'rental.access_revoked': 'Der Zugriff auf dieses Fach wurde gesperrt. Bitte wende dich an uns.',
  'rental.door_open': 'Die Tür ist noch offen. Bitte schließe sie.',
  'rental.not_confirmed_empty': 'Bitte bestätige, dass das Fach leer und sauber ist.',
  'rental_page.grace': 'Bis {until} öffnet sich das Fach ohne Nachzahlung. Bitte leere es und beende die Miete.',
  'rental_page.open_hint': 'Stehst du vor dem Fach? Die Tür springt sofort auf.',
  'rental_page.attempt.opened': 'Fach {box} ist offen. Bitte schließ die Tür danach.',
  'rental_page.attempt.jammed': 'Das Schloss klemmt. Drück leicht gegen die Tür und versuch es noch einmal.',
  'rental_page.attempt.denied': 'Das Fach hat den Befehl abgelehnt. Bitte wende dich an uns.',
  'rental_page.attempt.failed': 'Das Fach hat sich nicht geöffnet. Bitte versuch es noch einmal.',
  'rental_page.attempt.timed_out': 'Das Fach antwortet gerade nicht. Bitte versuch es gleich noch einmal.',
  'rental_page.report_about':
    'Du bekommst sofort ein anderes Fach derselben Größe oder ein größeres, ohne Aufpreis. Link und PIN bleiben gleich.',
  'rental_page.replaced': 'Danke für den Hinweis. Dein neues Fach hat die Nummer {box}.',
  'rental_page.thanks': 'Danke, deine Miete ist beendet.',
  'rental_list.none': 'Du hast noch kein Fach gemietet.',
};
