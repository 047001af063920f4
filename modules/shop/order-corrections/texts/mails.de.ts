export const mailsDe = {
  'mail.corrected.subject': 'Ihre Bestellung {number} wurde geändert',
  'mail.corrected.text': 'wir haben Ihre Bestellung {number} geändert. Grund: {reason}. Ihre geänderte Bestellung:',
} as const;
