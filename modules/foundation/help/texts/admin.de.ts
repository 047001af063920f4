export const adminDe = {
  'help.title': 'Anleitung/Hilfe',
  'help.search': 'In der Anleitung suchen',
  'help.found_one': '{count} Seite gefunden',
  'help.found_other': '{count} Seiten gefunden',
  'help.contents': 'Inhalt der Anleitung',
  'help.no_page': 'Diese Seite gibt es in der Anleitung nicht, oder sie beschreibt etwas, das Sie nicht öffnen dürfen.',
  'help.picture': 'Der Bildschirm „{title}“',
  'help.to_screen': 'Zum Bereich',
  'help.language.de': 'Deutsch',
  'help.language.en': 'English',
  'help.language.ru': 'Русский',
  'help.group.first-steps': 'Erste Schritte',
  'help.group.every-day': 'Jeden Tag',
  'help.group.selling': 'Verkaufen',
  'help.group.boxes': 'Schließfächer und Standorte',
  'help.group.website': 'Webseite',
  'help.group.company': 'Firma und Technik',
  'help.errors': 'Fehlernummern',
  'help.errors.search': 'Nummer oder Wort',
  'help.errors.when': 'Wann sie kommt',
  'help.errors.says': 'Was auf der Seite steht',
  'help.errors.do': 'Was zu tun ist',
  'help.error.1.when':
    'Jemand legt ein Fach in den Warenkorb, und das Fach lässt sich nicht reservieren, obwohl es eben noch frei war.',
  'help.error.1.says':
    'Das hat nicht geklappt: Das Fach konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.',
  'help.error.1.do':
    'Seite neu laden und noch einmal wählen lassen. Kommt die Nummer wieder, prüfen, ob das Fach oder der Standort gerade stillgelegt wurde.',
  'help.error.3.when':
    'Ein Link zu einer Bestellung führt ins Leere: Er ist unvollständig kopiert, oder die Bestellung gehört zu einer anderen Webseite.',
  'help.error.3.says': 'Die Bestelldaten konnten nicht abgerufen werden.',
  'help.error.3.do':
    'Nach der Bestellnummer fragen, die Bestellung unter Aufträge suchen und die Bestätigung noch einmal senden.',
  'help.error.4.when':
    'Eine Rechnung lässt sich nicht herunterladen: Sie wird noch erstellt, oder die Verbindung brach ab.',
  'help.error.4.says': 'Das Herunterladen hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'help.error.4.do':
    'Nach einer Minute noch einmal versuchen lassen. Sonst die Rechnung in der Bestellung öffnen und per E-Mail schicken.',
  'help.error.28.when':
    'Zwischen Auswahl und Bestellung hat jemand anderes den Zeitraum belegt, oder Preis und Öffnungszeiten haben sich geändert.',
  'help.error.28.says':
    'Was Sie gewählt haben, ist nicht mehr verfügbar. Bitte wählen Sie eine andere Zeit oder Größe.',
  'help.error.28.do': 'Eine andere Zeit oder Größe wählen lassen. Was frei ist, steht unter Standorte und an der Wand.',
  'help.error.32.when': 'Für diesen Zeitraum ist kein Fach dieser Größe frei, verkaufbar und erreichbar.',
  'help.error.32.says': 'Diese Fachgröße ist für den gewählten Zeitraum nicht verfügbar.',
  'help.error.32.do':
    'Eine andere Größe anbieten. Sind an der Wand Fächer frei, prüfen, ob die Steuereinheit verbunden ist und die Batterien reichen.',
  'help.error.59.when': 'Der Zahlungsanbieter antwortet nicht. Abgebucht wurde nichts.',
  'help.error.59.says':
    'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal oder nehmen Sie eine andere Zahlungsart. Der Zahlungsanbieter antwortet gerade nicht; es wurde nichts abgebucht.',
  'help.error.59.do':
    'In einigen Minuten noch einmal oder eine andere Zahlungsart versuchen lassen. Hält es an, die Server-Protokolle (ausgehend) ansehen.',
  'help.error.63.when':
    'Die gewählte Zahlungsart wurde inzwischen abgeschaltet, oder der Anbieter nimmt sie für diesen Betrag nicht an.',
  'help.error.63.says': 'Diese Zahlungsart gibt es hier nicht mehr. Bitte wählen Sie eine andere.',
  'help.error.63.do': 'Eine andere Zahlungsart wählen lassen. Sollte sie gehen, die Zugangsdaten des Anbieters prüfen.',
  'help.error.89.when':
    'Ein Anmeldelink ist älter als 15 Minuten oder schon benutzt, oft vom Virenscanner des Postfachs.',
  'help.error.89.says':
    'Dieser Link gilt nicht mehr. Er funktioniert 15 Minuten lang und nur einmal. Fordern Sie einfach einen neuen an.',
  'help.error.89.do':
    'Einen neuen Link anfordern lassen, oder den sechsstelligen Code aus der E-Mail in demselben Browser eingeben lassen.',
  'help.error.109.when':
    'Ein Schlüssel-Link zeigt auf keine Miete: Er ist unvollständig kopiert, oder er gehört zu einem anderen Anbieter.',
  'help.error.109.says': 'Diese Miete gibt es nicht. Bitte prüfen Sie den Link aus Ihrer E-Mail.',
  'help.error.109.do': 'Die Miete unter Zugriffsrechte suchen und die Zugangsdaten noch einmal senden.',
  'help.error.182.when':
    'Ein Fehler auf dem Server: Die Seite konnte nicht geladen werden, und nichts wurde gespeichert.',
  'help.error.182.says':
    'Ein Fehler ist aufgetreten; bitte versuchen Sie es später erneut. Es wurde nichts gespeichert. Tritt der Fehler wieder auf, nennen Sie dem Support die Nummer {requestId}.',
  'help.error.182.do':
    'Nach der langen Nummer fragen, die dabei steht: Sie ist die Nummer der Anfrage in den Server-Protokollen. Damit an die Technik wenden.',
  'help.error.357.when':
    'Der Server oder seine Datenbank ist für einen Augenblick nicht erreichbar, etwa während eines Neustarts.',
  'help.error.357.says':
    'Der Server kann gerade nicht antworten. Es wurde nichts gespeichert; versuchen Sie es in einem Augenblick noch einmal.',
  'help.error.357.do': 'Nach einer Minute noch einmal versuchen lassen. Hält es länger an, die Technik rufen.',
} as const;
