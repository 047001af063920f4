export const mailsDe = {
  'mail.handover.subject': 'Übergabe {day}: {count} offen',
  'mail.handover.period': 'Übergabe von {from} bis {to}',
  'mail.handover.part': '{label}: {count}',
  'mail.handover.more_one': 'und 1 weiterer Eintrag',
  'mail.handover.more_other': 'und {count} weitere Einträge',
  'mail.handover.figure': '{label}: {value} (Vergleichszeitraum {before})',
  'mail.handover.person_one': '{name}: 1 Tätigkeit',
  'mail.handover.person_other': '{name}: {count} Tätigkeiten',
  'mail.handover.button': 'Übergabe öffnen',
  'mail.handover.why':
    'Sie erhalten diese E-Mail, weil Sie sie auf der Seite „Übergabe“ bestellt haben. Dort ändern oder beenden Sie den Versand.',
} as const;
