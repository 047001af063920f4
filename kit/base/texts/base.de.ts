/** What the house itself says: to every code in `houseProblems`, to every `field.…` code, and to a defect. */
export const de = {
  'input.invalid': 'Einige Angaben sind ungültig. Bitte prüfen Sie die markierten Felder.',
  'input.unreadable': 'Die Anfrage war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'input.too_large': 'Die Daten sind zu groß. Wählen Sie eine kleinere Datei oder senden Sie weniger auf einmal.',
  'input.content_type': 'Dieses Format wird nicht unterstützt.',
  'repeat.other_input':
    'Diese Anfrage wurde bereits mit anderen Angaben gesendet. Laden Sie die Seite neu und prüfen Sie den gespeicherten Stand.',
  'access.signed_out': 'Sie sind nicht angemeldet, oder Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich an.',
  'access.denied':
    'Keine Berechtigung. Ihre Rolle erlaubt das nicht; wenden Sie sich an einen Administrator Ihrer Firma.',
  'access.too_many_tries': 'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es in {seconds} s noch einmal.',
  'access.cross_site':
    'Diese Anfrage kam von einer fremden Website und wurde nicht ausgeführt. Öffnen Sie die Anwendung direkt und versuchen Sie es dort.',
  'site.suspended':
    'Dieses Angebot ist zurzeit gesperrt. Laufende Mieten und Bestellungen erreichen Sie weiterhin über den Link in Ihrer E-Mail.',
  'host.unknown':
    'Unter diesem Rechnernamen ist nichts eingerichtet. Der Betreiber des Servers trägt ihn in PUBLIC_URL ein.',
  'path.unknown': 'Diese Adresse gibt es nicht.',
  'method.unknown': 'Diese Adresse lässt sich nicht auf diese Weise aufrufen.',
  'file.unknown': 'Diese Datei gibt es nicht oder nicht mehr.',
  'server.busy':
    'Der Server kann nicht antworten. Es wurde nichts gespeichert; versuchen Sie es in einem Augenblick noch einmal.',
  'server.not_ready': 'Der Server ist nicht bereit. Keine Antwort von: {failed}.',
  'server.defect':
    'Ein Fehler ist aufgetreten; bitte versuchen Sie es später erneut. Es wurde nichts gespeichert. Tritt der Fehler wieder auf, nennen Sie dem Support die Nummer {requestId}.',
  'outbound.refused':
    'Diese Adresse darf der Server nicht aufrufen. Erlaubt sind öffentliche Adressen, die mit http:// oder https:// beginnen.',
  'outbound.unreachable': 'Diese Adresse antwortet nicht. Prüfen Sie die Schreibweise oder versuchen Sie es später.',
  'outbound.too_large': 'Die Antwort von dieser Adresse ist zu groß.',
  'outbound.too_many_redirects': 'Diese Adresse leitet zu oft weiter. Tragen Sie die Zieladresse ein.',
  'problem.number': 'Fehler {number}',
  'server.page.title': 'Zurzeit nicht erreichbar',
  'host.page.title': 'Unter dieser Adresse ist nichts eingerichtet',
  'host.page.what': 'Dieser Server läuft, kennt aber den Rechnernamen nicht, unter dem Sie ihn aufgerufen haben.',
  'host.page.todo':
    'Betreiber des Servers: Tragen Sie die öffentliche Adresse in PUBLIC_URL ein und starten Sie den Server neu. Auf dem Rechner selbst antwortet er immer unter localhost.',

  'field.missing': 'Diese Angabe fehlt.',
  'field.type': 'Diese Angabe hat das falsche Format.',
  'field.invalid': 'Diese Angabe ist ungültig.',
  'field.unknown': 'Diese Angabe ist hier nicht vorgesehen.',
  'field.number': 'Bitte geben Sie eine Zahl ein.',
  'field.integer': 'Bitte geben Sie eine ganze Zahl ein.',
  'field.date': 'Bitte geben Sie ein gültiges Datum ein.',
  'field.choice': 'Bitte wählen Sie einen der angebotenen Werte.',
  'field.too_short_one': 'Bitte füllen Sie dieses Feld aus.',
  'field.too_short_other': 'Um {by} Zeichen zu kurz: Bitte geben Sie mindestens {count} Zeichen ein.',
  'field.too_long_one': 'Um {by} Zeichen zu lang: höchstens ein Zeichen möglich.',
  'field.too_long_other': 'Um {by} Zeichen zu lang: höchstens {count} Zeichen möglich.',
  'field.too_small': 'Der Wert muss mindestens {limit} sein.',
  'field.too_big': 'Der Wert darf höchstens {limit} sein.',
  'field.too_few_one': 'Bitte wählen Sie mindestens einen Eintrag.',
  'field.too_few_other': 'Bitte wählen Sie mindestens {count} Einträge.',
  'field.too_many_one': 'Hier ist höchstens ein Eintrag möglich.',
  'field.too_many_other': 'Hier sind höchstens {count} Einträge möglich.',
  'field.name_address': 'Bitte geben Sie hier nur einen Namen ein, keine Internet- oder E-Mail-Adresse.',
  'field.email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
  'field.json': 'Diese Angabe ist nicht lesbar.',
  'field.money': 'Bitte einen Betrag wie 1,99 ohne Eurozeichen eingeben.',
  'field.twice': 'Ein Wert ist doppelt in der Liste.',
  'field.file': 'Bitte wählen Sie eine Datei.',
  'field.link': 'Bitte geben Sie einen Pfad (/admin/…) oder eine Adresse mit https:// ein.',
  'field.characters': 'Diese Zeichen sind hier nicht erlaubt: {characters}',
  'field.control_characters': 'Diese Angabe enthält Zeichen, die hier nicht erlaubt sind.',
} as const;
