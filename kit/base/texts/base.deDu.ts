import type { de } from './base.de.ts';

/** Only what differs from the formal German. */
export const deDu: Partial<Record<keyof typeof de, string>> = {
  'site.suspended':
    'Dieses Angebot ist zurzeit gesperrt. Laufende Mieten und Bestellungen erreichst du weiterhin über den Link in deiner E-Mail.',
  'input.invalid': 'Einige Angaben sind ungültig. Bitte prüfe die markierten Felder.',
  'input.unreadable': 'Die Anfrage war nicht lesbar. Lade die Seite neu und versuch es noch einmal.',
  'input.too_large': 'Die Daten sind zu groß. Wähl eine kleinere Datei oder sende weniger auf einmal.',
  'repeat.other_input':
    'Diese Anfrage wurde bereits mit anderen Angaben gesendet. Lade die Seite neu und prüfe den gespeicherten Stand.',
  'access.signed_out': 'Du bist nicht angemeldet, oder deine Anmeldung ist abgelaufen. Bitte melde dich an.',
  'access.denied': 'Keine Berechtigung. Deine Rolle erlaubt das nicht; wende dich an einen Administrator deiner Firma.',
  'access.too_many_tries': 'Zu viele Anfragen in kurzer Zeit. Versuch es in {seconds} s noch einmal.',
  'access.cross_site':
    'Diese Anfrage kam von einer fremden Website und wurde nicht ausgeführt. Öffne die Anwendung direkt und versuch es dort.',
  'server.busy':
    'Der Server kann nicht antworten. Es wurde nichts gespeichert; versuch es in einem Augenblick noch einmal.',
  'server.defect':
    'Ein Fehler ist aufgetreten; bitte versuch es später erneut. Es wurde nichts gespeichert. Tritt der Fehler wieder auf, nenn dem Support die Nummer {requestId}.',
  'outbound.unreachable': 'Diese Adresse antwortet nicht. Prüf die Schreibweise oder versuch es später.',
  'outbound.too_many_redirects': 'Diese Adresse leitet zu oft weiter. Trag die Zieladresse ein.',
  'host.page.what': 'Dieser Server läuft, kennt aber den Rechnernamen nicht, unter dem du ihn aufgerufen hast.',
  'host.page.todo':
    'Betreiber des Servers: Trag die öffentliche Adresse in PUBLIC_URL ein und starte den Server neu. Auf dem Rechner selbst antwortet er immer unter localhost.',

  'field.number': 'Bitte gib eine Zahl ein.',
  'field.integer': 'Bitte gib eine ganze Zahl ein.',
  'field.date': 'Bitte gib ein gültiges Datum ein.',
  'field.choice': 'Bitte wähl einen der angebotenen Werte.',
  'field.too_short_one': 'Bitte füll dieses Feld aus.',
  'field.too_short_other': 'Um {by} Zeichen zu kurz: Bitte gib mindestens {count} Zeichen ein.',
  'field.too_few_one': 'Bitte wähl mindestens einen Eintrag.',
  'field.too_few_other': 'Bitte wähl mindestens {count} Einträge.',
  'field.name_address': 'Bitte gib hier nur einen Namen ein, keine Internet- oder E-Mail-Adresse.',
  'field.email': 'Bitte gib eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
  'field.file': 'Bitte wähl eine Datei.',
  'field.link': 'Bitte gib einen Pfad (/admin/…) oder eine Adresse mit https:// ein.',
};
