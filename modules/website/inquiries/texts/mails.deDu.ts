export const mailsDeDu = {
  'inquiry.receipt.subject': 'Deine Nachricht an {site} ist angekommen',
  'inquiry.receipt.text':
    'Hallo,\n\nam {date} um {time} ist über die Website von {site} eine Nachricht eingegangen, in der deine E-Mail-Adresse steht. Wir lesen sie und melden uns.\n\nHast du nichts geschrieben? Dann brauchst du nichts zu tun.',
} as const;
