export const mailsDe = {
  'mail.alert.subject': '{title}: {subject}, {place}',
  'mail.alerts.subject': '{title}: {count} Meldungen, {place}',
  'mail.alert.text': 'Guten Tag,\n\n{sentences}\n\nStandort: {place}\nSeit: {since} Uhr',
  'mail.alert.rest_one': '… und eine weitere Meldung dieser Art.',
  'mail.alert.rest_other': '… und {count} weitere Meldungen dieser Art.',
  'mail.alert.button': 'Meldung ansehen',
  'mail.alerts.button': 'Meldungen ansehen',
} as const;
