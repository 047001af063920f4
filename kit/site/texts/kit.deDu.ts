export const kitDeDu = {
  'page.problem.fields': 'Bitte prüf diese Angaben:',
  'page.leaving.what': 'Du wirst weitergeleitet. Geht es nicht von allein weiter, tippe auf den Knopf.',
  'page.offline': 'Keine Verbindung. Prüf dein Netz und versuch es noch einmal.',
  'consent.title': 'Deine Entscheidung',
  'consent.what':
    'Wir setzen nur Cookies, ohne die diese Seite nicht funktioniert. Karten von anderen Anbietern laden wir erst, wenn du zustimmst.',
  'consent.map.what':
    'Die Karte kommt von einem anderen Anbieter. Dabei erfährt er deine IP-Adresse. Wir laden sie erst, wenn du zustimmst.',
} as const;
