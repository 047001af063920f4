export const mailsDe = {
  'mail.corrected.subject': 'Ihre Bestellung {number} wurde geändert',
  'mail.corrected.text': 'wir haben Ihre Bestellung {number} geändert. Grund: {reason}. So sieht sie jetzt aus:',
} as const;
