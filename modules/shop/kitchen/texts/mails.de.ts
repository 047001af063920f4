export const mailsDe = {
  'mail.unaccepted.subject': 'Bestellung nicht angenommen: {numbers}',
  'mail.unaccepted.text': 'Seit {minutes} Minuten nicht angenommen: {numbers}. Bitte öffnen Sie die Küche.',
  'mail.unaccepted.paused': 'Der Shop ist deshalb für {pause} Minuten pausiert.',
  'mail.unaccepted.button': 'Küche öffnen',
} as const;
