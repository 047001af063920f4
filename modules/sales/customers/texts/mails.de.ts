export const mailsDe = {
  'customer_mail.hello': 'Guten Tag,',
  'customer_mail.hello.name': 'Guten Tag {name},',
  'customer_mail.newsletter.subject': 'Bitte bestätigen: Newsletter von {site}',
  'customer_mail.newsletter.text':
    'Sie haben den Newsletter von {site} bestellt. Bitte bestätigen Sie Ihre Anmeldung mit einem Klick. Ohne Bestätigung erhalten Sie keine Newsletter.\n\nÜber denselben Link können Sie ihn jederzeit abbestellen.',
  'customer_mail.newsletter.button': 'Newsletter bestätigen',
  'customer_mail.erased.subject': 'Ihr Konto bei {site} ist gelöscht',
  'customer_mail.erased.text':
    'Ihr Konto bei {site} und Ihre persönlichen Angaben sind gelöscht. Rechnungen bewahren wir für die gesetzliche Frist auf und löschen sie danach.',
  'customer_mail.email_changed.subject': 'Neue E-Mail-Adresse für Ihr Konto bei {site}',
  'customer_mail.email_changed.text':
    'die E-Mail-Adresse Ihres Kontos bei {site} wurde geändert.\n\nBisher: {oldEmail}\nNeu: {newEmail}\n\nHaben Sie das nicht veranlasst? Dann antworten Sie bitte sofort auf diese E-Mail.',
} as const;
