export const de = {
  'capability.mailbox.read': 'Ausgegangene E-Mails lesen',
  'mail.unknown': 'Diese E-Mail gibt es nicht.',
} as const;
