/** Mails about an account: how to get in, and what has changed about getting in. */
export const mailsDe = {
  'mail.welcome.subject': 'Ihr Zugang zu {company}',
  'mail.welcome.text':
    'Guten Tag {name},\n\n{company} hat ein Konto für Sie eingerichtet. Sie melden sich mit dieser E-Mail-Adresse an: {email}\n\nBitte legen Sie Ihr Passwort fest. Der Link gilt {days} Tage und nur einmal. Danach erhalten Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen.',
  'mail.welcome.button': 'Passwort festlegen',

  'mail.reset.subject': 'Neues Passwort für {company}',
  'mail.reset.text':
    'Guten Tag {name},\n\nfür Ihr Konto bei {company} wurde ein neues Passwort angefordert. Der Link gilt {minutes} Minuten und nur einmal.\n\nFalls Sie es nicht angefordert haben, müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.',
  'mail.reset.button': 'Neues Passwort festlegen',

  'mail.password_changed.subject': 'Ihr Passwort bei {company} wurde geändert',
  'mail.password_changed.text':
    'Guten Tag {name},\n\ndas Passwort Ihres Kontos bei {company} wurde soeben geändert. Auf anderen Geräten sind Sie abgemeldet.\n\nFalls Sie es nicht geändert haben, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an und informieren Sie Ihren Administrator.',

  'mail.second_factor_on.subject': 'Zweiter Faktor bei {company} eingeschaltet',
  'mail.second_factor_on.text':
    'Guten Tag {name},\n\nfür Ihr Konto bei {company} wurde soeben ein zweiter Faktor eingeschaltet. Zum Anmelden ist nun zusätzlich ein Code aus Ihrer App nötig.\n\nFalls Sie das nicht veranlasst haben, informieren Sie sofort Ihren Administrator.',

  'mail.second_factor_off.subject': 'Zweiter Faktor bei {company} abgeschaltet',
  'mail.second_factor_off.text':
    'Guten Tag {name},\n\nder zweite Faktor Ihres Kontos bei {company} wurde soeben abgeschaltet. Zum Anmelden genügt jetzt das Passwort.\n\nFalls Sie das nicht veranlasst haben, ändern Sie sofort Ihr Passwort und informieren Sie Ihren Administrator.',
} as const;
