export const mailsDe = {
  'mail.email_changed.subject': 'Ihre E-Mail-Adresse bei {company} wurde geändert',
  'mail.email_changed.text':
    'Guten Tag {name},\n\nIhr Konto bei {company} hat jetzt die E-Mail-Adresse {newEmail}. Die bisherige Adresse {oldEmail} gilt nicht mehr für die Anmeldung.\n\nFalls Sie das nicht veranlasst haben, wenden Sie sich bitte sofort an Ihren Administrator.',
} as const;
