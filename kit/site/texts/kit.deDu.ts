export const kitDeDu = {
  'page.problem.fields': 'Bitte prüf diese Angaben:',
  'page.missing.near': 'Hast du das gesucht?',
  'page.leaving.what': 'Du wirst weitergeleitet. Geht es nicht von allein weiter, tippe auf den Knopf.',
  'page.offline': 'Keine Verbindung. Prüf dein Netz und versuch es noch einmal.',
  'page.offline.kept': 'Es wurde nichts gesendet. Was du eingegeben hast, steht noch da.',
  'page.offline.unanswered':
    'Ob es noch angekommen ist, wissen wir nicht. Was du eingegeben hast, steht noch da: Sende es noch einmal, sobald du wieder Netz hast.',
  'consent.title': 'Deine Entscheidung',
  'consent.what':
    'Wir setzen nur Cookies, ohne die diese Seite nicht funktioniert. Karten von anderen Anbietern laden wir erst, wenn du zustimmst.',
  'consent.map.what':
    'Die Karte kommt von einem anderen Anbieter. Dabei erfährt er deine IP-Adresse. Wir laden sie erst, wenn du zustimmst.',
} as const;
