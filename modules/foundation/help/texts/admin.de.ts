export const adminDe = {
  'help.title': 'Anleitung/Hilfe',
  'help.search': 'Anleitung durchsuchen',
  'help.found_one': '{count} Seite gefunden',
  'help.found_other': '{count} Seiten gefunden',
  'help.contents': 'Inhalt der Anleitung',
  'help.no_page': 'Diese Seite fehlt in der Anleitung oder beschreibt einen Bereich ohne Ihr Zugriffsrecht.',
  'help.picture': 'Bildschirm „{title}“',
  'help.to_screen': 'Bereich öffnen',
  'help.language.de': 'Deutsch',
  'help.language.en': 'English',
  'help.language.ru': 'Русский',
  'help.group.first-steps': 'Erste Schritte',
  'help.group.every-day': 'Tagesgeschäft',
  'help.group.selling': 'Verkauf',
  'help.group.boxes': 'Schließfächer und Standorte',
  'help.group.website': 'Website',
  'help.group.company': 'Firma und Technik',
  'help.errors': 'Fehlernummern',
  'help.errors.search': 'Nummer oder Wort',
  'help.errors.when': 'Ursache',
  'help.errors.says': 'Fehlertext',
  'help.errors.do': 'Lösung',
  'help.error.1.when':
    'Ein Fach lässt sich beim Legen in den Warenkorb nicht reservieren, obwohl es eben noch frei war.',
  'help.error.1.says': 'Das Fach konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.',
  'help.error.1.do':
    'Seite neu laden und noch einmal wählen lassen. Bei Wiederholung prüfen, ob das Fach oder der Standort stillgelegt wurde.',
  'help.error.3.when':
    'Ein Link zu einer Bestellung ist unvollständig kopiert, oder die Bestellung gehört zu einer anderen Website.',
  'help.error.3.says': 'Die Bestelldaten konnten nicht abgerufen werden.',
  'help.error.3.do':
    'Nach der Bestellnummer fragen, die Bestellung unter Aufträge suchen und die Bestätigung erneut senden.',
  'help.error.4.when':
    'Eine Rechnung lässt sich nicht herunterladen: Sie wird noch erstellt, oder die Verbindung wurde unterbrochen.',
  'help.error.4.says': 'Der Download ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  'help.error.4.do':
    'Nach einer Minute erneut versuchen lassen. Andernfalls die Rechnung in der Bestellung öffnen und per E-Mail senden.',
  'help.error.28.when':
    'Zwischen Auswahl und Bestellung wurde der Zeitraum belegt, oder Preis und Öffnungszeiten haben sich geändert.',
  'help.error.28.says': 'Ihre Auswahl ist nicht mehr verfügbar. Bitte wählen Sie eine andere Zeit oder Größe.',
  'help.error.28.do': 'Eine andere Zeit oder Größe wählen lassen. Freie Fächer zeigen Standorte und Wand.',
  'help.error.32.when': 'Für diesen Zeitraum ist kein Fach dieser Größe frei, verkaufbar und erreichbar.',
  'help.error.32.says': 'Diese Fachgröße ist für den gewählten Zeitraum nicht verfügbar.',
  'help.error.32.do':
    'Eine andere Größe anbieten. Sind an der Wand Fächer frei, prüfen, ob die Steuereinheit verbunden ist und die Batterien reichen.',
  'help.error.59.when': 'Der Zahlungsanbieter antwortet nicht. Es wurde nichts abgebucht.',
  'help.error.59.says':
    'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart. Der Zahlungsanbieter antwortet nicht; es wurde nichts abgebucht.',
  'help.error.59.do':
    'In einigen Minuten erneut oder mit einer anderen Zahlungsart versuchen lassen. Bei längerer Störung die Server-Protokolle (ausgehend) prüfen.',
  'help.error.63.when':
    'Die gewählte Zahlungsart wurde inzwischen abgeschaltet, oder der Anbieter nimmt sie für diesen Betrag nicht an.',
  'help.error.63.says': 'Diese Zahlungsart ist nicht mehr verfügbar. Bitte wählen Sie eine andere.',
  'help.error.63.do': 'Eine andere Zahlungsart wählen lassen. Die Zugangsdaten des Anbieters prüfen.',
  'help.error.89.when':
    'Ein Anmeldelink ist älter als 15 Minuten oder bereits benutzt, oft durch den Virenscanner des Postfachs.',
  'help.error.89.says': 'Dieser Link ist abgelaufen. Er gilt 15 Minuten und nur einmal. Fordern Sie einen neuen an.',
  'help.error.89.do':
    'Einen neuen Link anfordern lassen, oder den sechsstelligen Code aus der E-Mail in demselben Browser eingeben lassen.',
  'help.error.109.when': 'Ein Link zu einer Miete ist unvollständig kopiert oder gehört zu einem anderen Anbieter.',
  'help.error.109.says': 'Diese Miete gibt es nicht. Bitte prüfen Sie den Link aus Ihrer E-Mail.',
  'help.error.109.do': 'Die Miete unter Zugriffsrechte suchen und die Zugangsdaten erneut senden.',
  'help.error.182.when': 'Ein Serverfehler: Die Seite konnte nicht geladen werden, es wurde nichts gespeichert.',
  'help.error.182.says':
    'Ein Fehler ist aufgetreten; bitte versuchen Sie es später erneut. Es wurde nichts gespeichert. Tritt der Fehler wieder auf, nennen Sie dem Support die Nummer {requestId}.',
  'help.error.182.do':
    'Nach der angezeigten langen Nummer fragen: Sie ist die Nummer der Anfrage in den Server-Protokollen. Damit an die Technik wenden.',
  'help.error.357.when':
    'Der Server oder seine Datenbank ist kurz nicht erreichbar, zum Beispiel während eines Neustarts.',
  'help.error.357.says':
    'Der Server kann nicht antworten. Es wurde nichts gespeichert; versuchen Sie es in einem Augenblick noch einmal.',
  'help.error.357.do': 'Nach einer Minute erneut versuchen lassen. Bei längerer Störung die Technik rufen.',
} as const;
