export const mailsDe = {
  'customer_mail.hello': 'Guten Tag,',
  'customer_mail.hello.name': 'Guten Tag {name},',
  'customer_mail.newsletter.subject': 'Bitte bestätigen: Newsletter von {site}',
  'customer_mail.newsletter.text':
    'Sie haben den Newsletter von {site} bestellt. Bitte bestätigen Sie das mit einem Klick. Ohne Bestätigung schicken wir Ihnen nichts.\n\nÜber denselben Link können Sie ihn jederzeit wieder abbestellen.',
  'customer_mail.newsletter.button': 'Newsletter bestätigen',
  'customer_mail.erased.subject': 'Ihr Konto bei {site} ist gelöscht',
  'customer_mail.erased.text':
    'Ihr Konto bei {site} und Ihre persönlichen Angaben sind gelöscht. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt; danach löschen wir auch sie.\n\nSie sind jederzeit wieder willkommen.',
  'customer_mail.email_changed.subject': 'Neue E-Mail-Adresse für Ihr Konto bei {site}',
  'customer_mail.email_changed.text':
    'die E-Mail-Adresse Ihres Kontos bei {site} wurde geändert.\n\nBisher: {oldEmail}\nAb jetzt: {newEmail}\n\nSie haben das nicht veranlasst? Dann melden Sie sich bitte gleich bei uns.',
} as const;
