export const mailsDe = {
  'mail.email_changed.subject': 'Ihre E-Mail-Adresse bei {company} wurde geändert',
  'mail.email_changed.text': `Guten Tag {name},

Ihr Konto bei {company} hat jetzt die E-Mail-Adresse {newEmail}. Die bisherige Adresse {oldEmail} gilt nicht mehr für die Anmeldung.

Wenn Sie davon nichts wissen, wenden Sie sich bitte sofort an Ihren Administrator.`,
} as const;
