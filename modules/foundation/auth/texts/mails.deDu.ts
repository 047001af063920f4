import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
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
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
