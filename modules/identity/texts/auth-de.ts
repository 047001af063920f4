/** Signing in, passwords, the second factor and sessions: refusals, mails and the audit trail. */
export const authDe = {
  'auth.wrong_credentials': 'Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.',
  'auth.code_required': 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  'auth.code_wrong':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten Code der App, oder nehmen Sie einen Wiederherstellungscode.',
  'auth.too_many_tries': 'Das waren zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  'auth.session_over': 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.',
  'auth.reset_link_invalid':
    'Dieser Link gilt nicht mehr, oder die E-Mail-Adresse passt nicht dazu. Prüfen Sie die Adresse, oder fordern Sie auf der Anmeldeseite einen neuen Link an.',

  'password.too_short': 'Das Passwort ist zu kurz. Es braucht mindestens 10 Zeichen.',
  'password.too_common':
    'Dieses Passwort lässt sich leicht erraten. Nehmen Sie zum Beispiel mehrere Wörter, die nichts miteinander zu tun haben.',
  'password.contains_name': 'Das Passwort enthält Ihren Namen oder Ihre E-Mail-Adresse. Bitte wählen Sie ein anderes.',
  'password.wrong': 'Das ist nicht Ihr jetziges Passwort. Bitte versuchen Sie es erneut.',

  'second_factor.already_on': 'Der zweite Faktor ist schon eingeschaltet.',
  'second_factor.not_begun': 'Bitte richten Sie den zweiten Faktor zuerst in Ihrer App ein.',
  'second_factor.code_wrong':
    'Dieser Code stimmt nicht. Prüfen Sie, ob die Uhr Ihres Telefons richtig geht, und geben Sie den nächsten Code ein.',
  'second_factor.demanded': 'Ihre Firma verlangt einen zweiten Faktor, deshalb lässt er sich nicht abschalten.',
  'second_factor.own':
    'Ihren eigenen zweiten Faktor ändern Sie in den Einstellungen. Dort wird auch das Passwort abgefragt.',
  'session.unknown': 'Diese Anmeldung gibt es nicht oder nicht mehr.',

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

  'audit.user.signed_in': 'Angemeldet',
  'audit.user.second_factor_failed': 'Falscher Code des zweiten Faktors',
  'audit.user.second_factor_on': 'Zweiter Faktor eingeschaltet',
  'audit.user.second_factor_off': 'Zweiter Faktor abgeschaltet',
  'audit.user.password_changed': 'Passwort geändert',
  'audit.user.password_reset': 'Passwort über den Link einer E-Mail gewählt',
  'audit.user.invited': 'Willkommensmail gesendet',
  'audit.user.session_ended': 'Eine Anmeldung beendet',
  'audit.user.sessions_ended': 'Überall abgemeldet',
  'audit.user.token_reused': 'Anmeldung beendet, weil ein alter Schlüssel noch einmal benutzt wurde',
  'user.field.userAgent': 'Browser',
  'user.field.secondFactor': 'Zweiter Faktor',
} as const;
