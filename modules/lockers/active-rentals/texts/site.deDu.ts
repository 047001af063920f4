import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'rental.customer_blocked': 'Diese E-Mail-Adresse ist für Mieten gesperrt. Bitte wende dich an uns.',
  'rental.access_revoked': 'Der Zugriff auf dieses Fach wurde gesperrt. Bitte wende dich an uns.',
  'rental.door_open': 'Die Tür ist noch offen. Bitte schließe sie.',
  'rental.not_confirmed_empty': 'Bitte bestätige, dass das Fach leer und sauber ist.',
  'rental_page.end_owing':
    'Fach leer: Beende die Miete jetzt, dann entstehen keine weiteren Kosten; die {amount} bleiben offen und sind danach zahlbar. Fach nicht leer: Zahl zuerst nach und leere es.',
  'rental_page.grace': 'Bis {until} öffnet sich das Fach ohne Nachzahlung. Bitte leere es und beende die Miete.',
  'rental_page.open_hint': 'Öffne erst, wenn du vor dem Fach stehst. Die Tür springt sofort auf.',
  'rental_page.attempt.opened': 'Fach {box} ist offen. Bitte schließ die Tür danach.',
  'rental_page.attempt.jammed': 'Das Schloss klemmt. Drück leicht gegen die Tür und versuch es noch einmal.',
  'rental_page.attempt.denied': 'Das Fach hat den Befehl abgelehnt. Bitte wende dich an uns.',
  'rental_page.attempt.failed': 'Das Fach hat sich nicht geöffnet. Bitte versuch es noch einmal.',
  'rental_page.attempt.timed_out': 'Das Fach antwortet gerade nicht. Bitte versuch es gleich noch einmal.',
  'rental_page.report_about':
    'Du erhältst sofort ein anderes Fach derselben Größe oder ein größeres, ohne Aufpreis. Link und PIN bleiben gleich.',
  'rental_page.replaced': 'Vielen Dank für deine Meldung. Dein neues Fach hat die Nummer {box}.',
  'rental_page.thanks': 'Vielen Dank, deine Miete ist beendet.',
  'rental.opening_too_late':
    'Zeitüberschreitung: Das Fach wurde nicht geöffnet. Bitte versuch es vor dem Fach noch einmal.',
  'rental_page.offline_what':
    'PIN, Fach und Mietende sind auch offline sichtbar. Mit der PIN öffnest du am Terminal des Standorts. Verlängern und Beenden sind wieder möglich, sobald du online bist.',
  'rental_page.open.waiting_what':
    'Bleib vor dem Fach. Es öffnet sich, sobald dein Telefon Verbindung hat. Der Versuch endet in:',
  'rental_page.open.unanswered_what':
    'Das Fach öffnet sich nicht mehr automatisch. Versuch es mit Internetverbindung noch einmal oder öffne mit der PIN am Terminal.',
  'offline.what':
    'Diese Seite braucht eine Internetverbindung. Zuletzt gesendete Eingaben prüfst du, sobald du wieder online bist.',
  'rental.things_inside':
    'Das Fach bleibt dir zugeordnet, solange deine Sachen darin sind. Fordere Hilfe an, wir öffnen das Fach.',
  'rental.phone_missing': 'Bitte gib deine Telefonnummer an.',
  'rental_page.help.about':
    'Wir werden sofort benachrichtigt und rufen dich an. Fach und Miete bleiben dir zugeordnet.',
  'rental_page.help.phone': 'Deine Telefonnummer',
  'rental_page.help.phone_known': 'Ohne Angabe rufen wir die Nummer aus deiner Bestellung an.',
  'rental_page.help.asked':
    'Wir sind benachrichtigt und melden uns. Fach und Miete bleiben dir zugeordnet. Eine Öffnung durch unser Team siehst du auf dieser Seite.',
  'rental_page.opened_by_staff': 'Unser Team hat dein Fach geöffnet: {at}.',
  'rental_page.charge_until': 'Dein Fach öffnet sich bis {until} wie gewohnt, danach nach der Zahlung.',
  'rental_page.charge_shut': 'Dein Fach öffnet sich nach der Zahlung wieder.',
};
