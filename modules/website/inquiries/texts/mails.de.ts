/** What visitors read in mails; the browser never needs it. */
export const mailsDe = {
  'inquiry.receipt.subject': 'Ihre Nachricht an {site} ist eingegangen',
  'inquiry.receipt.text':
    'Guten Tag,\n\nam {date} um {time} ist über die Website von {site} eine Nachricht mit Ihrer E-Mail-Adresse eingegangen. Wir melden uns bei Ihnen.\n\nFalls die Nachricht nicht von Ihnen stammt, müssen Sie nichts tun.',
} as const;
