export const kitDeDu = {
  'page.problem.fields': 'Bitte prüf diese Angaben:',
  'page.leaving.what': 'Du wirst weitergeleitet. Falls nicht, tippe auf die Schaltfläche.',
  'page.offline': 'Keine Verbindung. Prüf deine Internetverbindung und versuch es noch einmal.',
  'page.offline.kept': 'Nichts gesendet. Deine Eingaben bleiben erhalten.',
  'page.offline.unanswered':
    'Keine Bestätigung vom Server. Deine Eingaben bleiben erhalten: Sende sie erneut, sobald du online bist.',
  'consent.what':
    'Wir verwenden nur technisch notwendige Cookies. Karten anderer Anbieter laden wir erst mit deiner Zustimmung.',
  'consent.map.what':
    'Die Karte lädt Inhalte eines anderen Anbieters und überträgt dabei deine IP-Adresse. Sie wird erst mit deiner Zustimmung geladen.',
} as const;
