export const mailsDeDu = {
  'inquiry.receipt.subject': 'Deine Nachricht an {site} ist eingegangen',
  'inquiry.receipt.text':
    'Hallo,\n\nam {date} um {time} ist über die Website von {site} eine Nachricht mit deiner E-Mail-Adresse eingegangen. Wir melden uns bei dir.\n\nFalls die Nachricht nicht von dir stammt, musst du nichts tun.',
} as const;
