/** To whoever wants a company of their own. */
export const mailsDe = {
  'mail.sign_up.confirm.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.sign_up.confirm.text': `Guten Tag,

mit dieser Adresse soll bei {company} eine Firma angelegt werden: {email}

Öffnen Sie die Seite und bestätigen Sie dort, oder geben Sie den Code ein. Beides gilt {minutes} Minuten und nur einmal.

Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Es wird nichts angelegt.`,
  'mail.sign_up.confirm.button': 'Seite öffnen',
  'mail.sign_up.code': 'Ihr Code',
  'mail.sign_up.known.subject': 'Sie haben schon ein Konto',
  'mail.sign_up.known.text': `Guten Tag,

jemand wollte mit Ihrer Adresse bei {company} eine neue Firma anlegen. Mit {email} gibt es aber schon ein Konto.

Waren Sie das? Dann melden Sie sich an. Ihr Passwort können Sie auf der Anmeldeseite neu wählen. Für eine weitere Firma nehmen Sie eine andere Adresse.

Waren Sie das nicht? Dann brauchen Sie nichts zu tun.`,
  'mail.sign_up.known.button': 'Zur Anmeldung',
} as const;
