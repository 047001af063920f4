/** What visitors read in mails; the browser never needs it. */
export const mailsDe = {
  'inquiry.receipt.subject': 'Ihre Nachricht an {site} ist angekommen',
  'inquiry.receipt.text':
    'Guten Tag,\n\nam {date} um {time} ist über die Website von {site} eine Nachricht eingegangen, in der Ihre E-Mail-Adresse steht. Wir lesen sie und melden uns.\n\nHaben Sie nichts geschrieben? Dann brauchen Sie nichts zu tun.',
} as const;
