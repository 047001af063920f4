export const mailsDe = {
  'customer_mail.login.subject': 'Ihr Link zum Anmelden bei {site}',
  'customer_mail.login.text':
    'mit diesem Link melden Sie sich bei {site} an. Er gilt {minutes} Minuten und funktioniert einmal.\n\nOder geben Sie auf der Seite diesen Code ein: {code}\n\nSie wollten sich gar nicht anmelden? Dann brauchen Sie nichts zu tun.',
  'customer_mail.login.button': 'Anmelden',
} as const;
