/** Mails about an account: how to get in, and what has changed about getting in. */
export const mailsDe = {
  'mail.welcome.subject': 'Ihr Zugang zu {company}',
  'mail.welcome.text': `Guten Tag {name},

{company} hat ein Konto für Sie eingerichtet. Sie melden sich mit dieser E-Mail-Adresse an: {email}

Wählen Sie jetzt Ihr Passwort. Der Link gilt {days} Tage und nur einmal. Ist er abgelaufen, bekommen Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen.`,
  'mail.welcome.button': 'Passwort wählen',

  'mail.reset.subject': 'Neues Passwort für {company}',
  'mail.reset.text': `Guten Tag {name},

für Ihr Konto bei {company} wurde ein neues Passwort angefordert. Der Link gilt {minutes} Minuten und nur einmal.

Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.`,
  'mail.reset.button': 'Neues Passwort wählen',

  'mail.password_changed.subject': 'Ihr Passwort bei {company} wurde geändert',
  'mail.password_changed.text': `Guten Tag {name},

das Passwort Ihres Kontos bei {company} wurde soeben geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.

Waren Sie das nicht? Dann fordern Sie auf der Anmeldeseite sofort ein neues Passwort an, und sagen Sie Ihrem Administrator Bescheid.`,

  'mail.second_factor_on.subject': 'Zweiter Faktor bei {company} eingeschaltet',
  'mail.second_factor_on.text': `Guten Tag {name},

für Ihr Konto bei {company} wurde soeben ein zweiter Faktor eingeschaltet. Ab jetzt brauchen Sie zum Anmelden auch einen Code aus Ihrer App.

Waren Sie das nicht? Dann sagen Sie sofort Ihrem Administrator Bescheid.`,

  'mail.second_factor_off.subject': 'Zweiter Faktor bei {company} abgeschaltet',
  'mail.second_factor_off.text': `Guten Tag {name},

der zweite Faktor Ihres Kontos bei {company} wurde soeben abgeschaltet. Zum Anmelden genügt jetzt das Passwort.

Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort, und sagen Sie Ihrem Administrator Bescheid.`,
} as const;
