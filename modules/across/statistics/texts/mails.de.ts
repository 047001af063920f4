export const mailsDe = {
  'mail.statistics.subject': 'Ihre Zahlen für {month}',
  'mail.statistics.text': 'Das brachte der {month}, jeweils neben dem Monat davor:',
  'mail.statistics.line': '{name}: {value} (davor {before})',
  'mail.statistics.line_alone': '{name}: {value}',
  'mail.statistics.attached': 'Alle Tabellen liegen als Excel-Datei bei.',
  'mail.statistics.why':
    'Sie bekommen diese Mail, weil Sie sie in der Statistik bestellt haben. Dort können Sie sie auch abbestellen.',
  'mail.statistics.button': 'Auswertung ansehen',
} as const;
