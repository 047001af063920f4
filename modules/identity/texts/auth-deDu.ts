import type { authDe } from './auth-de.ts';

export const authDeDu = {
  'auth.wrong_credentials': 'Die Zugangsdaten sind falsch. Bitte versuche es erneut.',
  'auth.code_required': 'Bitte gib den Code aus deiner Authenticator-App ein.',
  'auth.code_wrong':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten Code der App, oder nimm einen Wiederherstellungscode.',
  'auth.too_many_tries': 'Das waren zu viele Versuche. Bitte versuche es in {minutes} Min. noch einmal.',
  'auth.session_over': 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
  'auth.reset_link_invalid':
    'Dieser Link gilt nicht mehr, oder die E-Mail-Adresse passt nicht dazu. Prüfe die Adresse, oder fordere auf der Anmeldeseite einen neuen Link an.',
  'password.too_common':
    'Dieses Passwort lässt sich leicht erraten. Nimm zum Beispiel mehrere Wörter, die nichts miteinander zu tun haben.',
  'password.contains_name': 'Das Passwort enthält deinen Namen oder deine E-Mail-Adresse. Bitte wähle ein anderes.',
  'password.wrong': 'Das ist nicht dein jetziges Passwort. Bitte versuche es erneut.',
  'second_factor.not_begun': 'Bitte richte den zweiten Faktor zuerst in deiner App ein.',
  'second_factor.code_wrong':
    'Dieser Code stimmt nicht. Prüfe, ob die Uhr deines Telefons richtig geht, und gib den nächsten Code ein.',
  'second_factor.demanded': 'Deine Firma verlangt einen zweiten Faktor, deshalb lässt er sich nicht abschalten.',
  'second_factor.own':
    'Deinen eigenen zweiten Faktor änderst du in den Einstellungen. Dort wird auch das Passwort abgefragt.',

  'mail.welcome.subject': 'Dein Zugang zu {company}',
  'mail.welcome.text': `Hallo {name},

{company} hat ein Konto für dich eingerichtet. Du meldest dich mit dieser E-Mail-Adresse an: {email}

Wähle jetzt dein Passwort. Der Link gilt {days} Tage und nur einmal. Ist er abgelaufen, bekommst du auf der Anmeldeseite über „Passwort vergessen?“ einen neuen.`,
  'mail.reset.text': `Hallo {name},

für dein Konto bei {company} wurde ein neues Passwort angefordert. Der Link gilt {minutes} Minuten und nur einmal.

Warst du das nicht? Dann brauchst du nichts zu tun: Dein bisheriges Passwort gilt weiter.`,
  'mail.password_changed.subject': 'Dein Passwort bei {company} wurde geändert',
  'mail.password_changed.text': `Hallo {name},

das Passwort deines Kontos bei {company} wurde soeben geändert. Auf anderen Geräten bist du jetzt abgemeldet.

Warst du das nicht? Dann fordere auf der Anmeldeseite sofort ein neues Passwort an, und sag deinem Administrator Bescheid.`,
  'mail.second_factor_on.text': `Hallo {name},

für dein Konto bei {company} wurde soeben ein zweiter Faktor eingeschaltet. Ab jetzt brauchst du zum Anmelden auch einen Code aus deiner App.

Warst du das nicht? Dann sag sofort deinem Administrator Bescheid.`,
  'mail.second_factor_off.text': `Hallo {name},

der zweite Faktor deines Kontos bei {company} wurde soeben abgeschaltet. Zum Anmelden genügt jetzt das Passwort.

Warst du das nicht? Dann ändere sofort dein Passwort, und sag deinem Administrator Bescheid.`,
} as const satisfies Partial<Record<keyof typeof authDe, string>>;
