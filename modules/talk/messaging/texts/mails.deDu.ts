export const mailsDeDu = {
  'message_mail.why':
    'Du erhältst diese E-Mail, weil du den Newsletter von {site} bestellt und die Anmeldung bestätigt hast.',
} as const;
