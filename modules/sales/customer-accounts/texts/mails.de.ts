export const mailsDe = {
  'customer_mail.login.subject': 'Ihr Link zum Anmelden bei {site}',
  'customer_mail.login.text':
    'mit diesem Link melden Sie sich bei {site} an. Er gilt {minutes} Minuten und nur einmal.\n\nAlternativ geben Sie auf der Seite diesen Code ein: {code}\n\nHaben Sie die Anmeldung nicht angefordert? Dann müssen Sie nichts tun.',
  'customer_mail.login.button': 'Anmelden',
} as const;
