export const mailsDe = {
  'mail.settlement.subject': 'Abrechnung {month}: {total}',
  'mail.settlement.text':
    'Die Abrechnung {number} für {month} über {total} liegt bereit.\n\nSehen Sie sie durch: Sie können zustimmen oder sagen, was nicht stimmt.',
  'mail.settlement.button': 'Abrechnung ansehen',
} as const;
