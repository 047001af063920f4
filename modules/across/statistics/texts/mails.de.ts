export const mailsDe = {
  'mail.statistics.subject': 'Ihre Zahlen für {month}',
  'mail.statistics.text': 'Ihre Zahlen für {month} im Vergleich zum Vormonat:',
  'mail.statistics.line': '{name}: {value} (davor {before})',
  'mail.statistics.line_alone': '{name}: {value}',
  'mail.statistics.attached': 'Alle Tabellen finden Sie im Anhang als Excel-Datei.',
  'mail.statistics.why':
    'Sie erhalten diese E-Mail, weil Sie sie in der Statistik bestellt haben. Dort können Sie sie auch abbestellen.',
  'mail.statistics.button': 'Auswertung ansehen',
} as const;
