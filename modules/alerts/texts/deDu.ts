export const deDu = {
  'alert.open_anew': 'Zu dieser Ursache ist inzwischen eine neue Meldung offen. Bearbeite diese.',
  'alerts.comment.placeholder': 'Was hast Du gesehen oder getan?',
  'alerts.tile.info':
    'Offene Meldungen Deiner Fächer, Steuereinheiten und Terminals nach Priorität, dazu die neuesten. Jede Zahl führt zu ihrer Liste.',
  'mail.alert.text': 'Hallo,\n\n{sentences}\n\nStandort: {place}\nSeit: {since} Uhr',
};
