/** To whoever wants a company of their own. */
export const mailsDe = {
  'mail.sign_up.confirm.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.sign_up.confirm.text':
    'Guten Tag,\n\nmit dieser Adresse soll bei {company} eine Firma angelegt werden: {email}\n\nBestätigen Sie die Adresse auf der Seite oder geben Sie den Code ein. Beides gilt {minutes} Minuten und nur einmal.\n\nFalls Sie das nicht veranlasst haben, müssen Sie nichts tun: Es wird nichts angelegt.',
  'mail.sign_up.confirm.button': 'Seite öffnen',
  'mail.sign_up.code': 'Ihr Code',
  'mail.sign_up.known.subject': 'Sie haben bereits ein Konto',
  'mail.sign_up.known.text':
    'Guten Tag,\n\nmit Ihrer Adresse sollte bei {company} eine neue Firma angelegt werden. Zu {email} besteht bereits ein Konto.\n\nFalls Sie das veranlasst haben, melden Sie sich an. Ihr Passwort können Sie auf der Anmeldeseite neu festlegen. Für eine weitere Firma verwenden Sie eine andere Adresse.\n\nFalls Sie das nicht veranlasst haben, müssen Sie nichts tun.',
  'mail.sign_up.known.button': 'Zur Anmeldung',
} as const;
