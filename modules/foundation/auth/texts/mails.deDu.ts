import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.welcome.subject': 'Dein Zugang zu {company}',
  'mail.welcome.text':
    'Hallo {name},\n\n{company} hat ein Konto für dich eingerichtet. Du meldest dich mit dieser E-Mail-Adresse an: {email}\n\nBitte leg dein Passwort fest. Der Link gilt {days} Tage und nur einmal. Danach erhältst du auf der Anmeldeseite über „Passwort vergessen?“ einen neuen.',
  'mail.reset.text':
    'Hallo {name},\n\nfür dein Konto bei {company} wurde ein neues Passwort angefordert. Der Link gilt {minutes} Minuten und nur einmal.\n\nFalls du es nicht angefordert hast, musst du nichts tun: Dein bisheriges Passwort gilt weiter.',
  'mail.password_changed.subject': 'Dein Passwort bei {company} wurde geändert',
  'mail.password_changed.text':
    'Hallo {name},\n\ndas Passwort deines Kontos bei {company} wurde soeben geändert. Auf anderen Geräten bist du abgemeldet.\n\nFalls du es nicht geändert hast, fordere auf der Anmeldeseite sofort ein neues Passwort an und informiere deinen Administrator.',
  'mail.second_factor_on.text':
    'Hallo {name},\n\nfür dein Konto bei {company} wurde soeben ein zweiter Faktor eingeschaltet. Zum Anmelden ist nun zusätzlich ein Code aus deiner App nötig.\n\nFalls du das nicht veranlasst hast, informiere sofort deinen Administrator.',
  'mail.second_factor_off.text':
    'Hallo {name},\n\nder zweite Faktor deines Kontos bei {company} wurde soeben abgeschaltet. Zum Anmelden genügt jetzt das Passwort.\n\nFalls du das nicht veranlasst hast, ändere sofort dein Passwort und informiere deinen Administrator.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
