export const mailsDe = {
  'mail.settlement.subject': 'Abrechnung {month}: {total}',
  'mail.settlement.text':
    'Die Abrechnung {number} für {month} über {total} liegt bereit.\n\nBitte prüfen Sie sie: Sie können zustimmen oder mit Begründung widersprechen.',
  'mail.settlement.button': 'Abrechnung ansehen',
} as const;
