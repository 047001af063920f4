export const screensDeDu = {
  'access_rights.why.denied': 'Deine Rolle erlaubt das nicht.',
  'access_rights.revoke.about': 'Weder Link noch PIN öffnen das Fach mehr. Der Mieter erfährt davon mit deinem Grund.',
  'access_rights.dates.bad': 'Gib Tag und Uhrzeit ein.',
  'access_rights.refund.bad': 'Gib einen Betrag wie 4,50 ein.',
  'access_rights.feed.about':
    'Mit diesem Schlüssel liest ein anderes System die laufenden Mieten. Er sieht, was dein Unternehmen sieht, und ändert nichts.',
  'access_rights.feed.once': 'Nur jetzt zu sehen: Kopiere ihn an seinen Ort, bevor du dieses Fenster schließt.',
} as const;
