export const deDu = {
  'alert.open_anew': 'Zu dieser Ursache ist inzwischen eine neue Meldung offen. Bearbeite diese.',
  'mail.alert.text': 'Hallo,\n\n{sentences}\n\nStandort: {place}\nSeit: {since} Uhr',
};
