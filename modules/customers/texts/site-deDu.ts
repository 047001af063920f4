/** What customers read, said informally; only what differs. */
export const siteDeDu = {
  'customer.changed_meanwhile':
    'Die Angaben wurden inzwischen an anderer Stelle geändert. Prüf sie bitte und speichere noch einmal.',
  'customer.not_confirmed': 'Gib zur Bestätigung genau die E-Mail-Adresse des Kontos ein.',
  'customer_address.limit_reached':
    'Mehr als {most} Adressen lassen sich nicht speichern. Entferne zuerst eine andere.',
  'customer_login.email_invalid': 'Das hat nicht geklappt. Bitte gib eine gültige E-Mail-Adresse ein.',
  'customer_login.too_many_tries':
    'Von hier kamen zu viele Anfragen. Bitte versuch es in {minutes} Minuten noch einmal.',
  'customer_login.link_invalid':
    'Dieser Link gilt nicht mehr. Er funktioniert 15 Minuten lang und nur einmal. Fordere einfach einen neuen an.',
  'customer_login.code_used_up':
    'Dieser Code gilt nicht mehr. Öffne den Link in der E-Mail, oder fordere eine neue E-Mail an.',
  'customer_login.lead': 'Du brauchst kein Passwort: Wir schicken dir einen Link und einen Code per E-Mail.',
  'customer_login.email.help': 'Die Adresse, mit der du gebucht oder bestellt hast.',
  'customer_login.sent.title': 'Sieh in dein Postfach',
  'customer_login.sent':
    'Gehört zu dieser Adresse ein Konto, ist die E-Mail unterwegs. Öffne den Link darin, oder gib hier den Code ein. Beides gilt 15 Minuten.',
  'customer_login.nothing':
    'Keine E-Mail da? Sieh im Spam-Ordner nach. Ein Konto hast du, sobald du zum ersten Mal gebucht hast.',
  'customer_login.link.lead': 'Noch ein Schritt, dann bist du angemeldet.',
  'customer_account.saved': 'Deine Angaben sind gespeichert.',
  'customer_account.blocked':
    'Dein Konto ist für neue Mieten gesperrt. Bitte melde dich bei uns, dann klären wir das gemeinsam.',
  'customer_account.newsletter.none': 'Du erhältst keinen Newsletter.',
  'customer_account.newsletter.asked':
    'Wir haben dir eine E-Mail geschickt. Bestätige den Link darin, dann bist du dabei.',
  'customer_account.newsletter.confirmed': 'Du erhältst unseren Newsletter.',
  'customer_account.sign_out.about': 'Überall abmelden beendet die Anmeldung auf allen deinen Geräten.',
  'customer_data.export.about':
    'Alles, was wir über dich gespeichert haben, in einer Datei: Angaben, Adressen, Mieten, Bestellungen und mehr.',
  'customer_data.export.ready': 'Deine Datei ist fertig.',
  'customer_data.erase.details': 'Deinen Namen, deine Telefonnummer und deine E-Mail-Adresse {email}',
  'customer_data.erase.notes': 'Notizen zu deinem Konto: {count}',
  'customer_data.erase.mails': 'E-Mails, die wir dir geschickt haben: {count}',
  'customer_data.erase.confirm': 'Deine E-Mail-Adresse zur Bestätigung',
  'customer_data.erased.title': 'Dein Konto ist gelöscht',
  'customer_data.erased': 'Wir haben dir zum Abschied noch eine E-Mail zur Bestätigung geschickt.',
  'customer_newsletter.asked': 'Möchtest du unseren Newsletter erhalten? Ein Klick genügt.',
  'customer_newsletter.confirmed': 'Du erhältst unseren Newsletter. Abbestellen kannst du ihn hier jederzeit.',
  'customer_newsletter.none': 'Du erhältst keinen Newsletter.',
  'customer_mail.hello': 'Hallo,',
  'customer_mail.hello.name': 'Hallo {name},',
  'customer_mail.login.subject': 'Dein Link zum Anmelden bei {site}',
  'customer_mail.login.text':
    'mit diesem Link meldest du dich bei {site} an. Er gilt {minutes} Minuten und funktioniert einmal.\n\nOder gib auf der Seite diesen Code ein: {code}\n\nDu wolltest dich gar nicht anmelden? Dann brauchst du nichts zu tun.',
  'customer_mail.newsletter.text':
    'du hast den Newsletter von {site} bestellt. Bitte bestätige das mit einem Klick. Ohne Bestätigung schicken wir dir nichts.\n\nÜber denselben Link kannst du ihn jederzeit wieder abbestellen.',
  'customer_mail.erased.subject': 'Dein Konto bei {site} ist gelöscht',
  'customer_mail.erased.text':
    'dein Konto bei {site} und deine persönlichen Angaben sind gelöscht. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt; danach löschen wir auch sie.\n\nDu bist jederzeit wieder willkommen.',
  'customer_mail.email_changed.subject': 'Neue E-Mail-Adresse für dein Konto bei {site}',
  'customer_mail.email_changed.text':
    'die E-Mail-Adresse deines Kontos bei {site} wurde geändert.\n\nBisher: {oldEmail}\nAb jetzt: {newEmail}\n\nDu hast das nicht veranlasst? Dann melde dich bitte gleich bei uns.',
} as const;
