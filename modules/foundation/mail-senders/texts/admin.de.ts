import { adminSettingsDe } from './admin-settings.de.ts';

export const adminDe = {
  ...adminSettingsDe,
  'capability.area.mail_sender': 'Absender der E-Mails',
  'capability.mail_sender.manage': 'Absender der E-Mails einrichten',

  'mail_sender.now': 'So gehen Ihre E-Mails jetzt hinaus',
  'mail_sender.now.from': 'Absender',
  'mail_sender.now.replyTo': 'Antworten gehen an',
  'mail_sender.now.replyTo.none': 'an den Absender',
  'mail_sender.now.resting': 'Diese Plattform hat noch keinen Mailserver: E-Mails bleiben im Postausgang liegen.',
  'mail_sender.test': 'Test-E-Mail an mich senden',
  'mail_sender.test.sent': 'Eine Test-E-Mail an {to} ist unterwegs. Was daraus wird, steht im Postausgang.',
  'mail_sender.savedAt': 'Gespeichert',

  'mail_sender.address.title': 'Eigene Adresse, Versand über die Plattform',
  'mail_sender.address.about':
    'Sie tragen bei Ihrem Domain-Anbieter zwei Einträge ein. Sobald wir beide finden, gehen Ihre E-Mails unter Ihrer Adresse hinaus und kommen an, statt im Spam zu landen.',
  'mail_sender.address.set': 'Eigene Adresse einrichten',
  'mail_sender.address.change': 'Adresse ändern',
  'mail_sender.address.save': 'Speichern und Einträge zeigen',
  'mail_sender.address.saved': 'Adresse gespeichert',
  'mail_sender.fromName': 'Name des Absenders',
  'mail_sender.fromAddress': 'E-Mail-Adresse des Absenders',
  'mail_sender.record.spf': 'SPF: Wer für Ihre Domain senden darf',
  'mail_sender.record.spf.help':
    'Gibt es für die Domain schon einen SPF-Eintrag, ergänzen Sie ihn um den Teil, der mit include: beginnt. Zwei Einträge gelten als keiner.',
  'mail_sender.record.dkim': 'DKIM: Die Unterschrift unter jeder E-Mail',
  'mail_sender.record.name': 'Name (TXT)',
  'mail_sender.record.value': 'Wert',
  'mail_sender.record.unknown': 'noch nicht geprüft',
  'mail_sender.record.ok': 'gefunden',
  'mail_sender.record.missing': 'fehlt',
  'mail_sender.record.different': 'anders als erwartet',
  'mail_sender.check': 'Einträge jetzt prüfen',
  'mail_sender.checked': 'Geprüft',
  'mail_sender.checked.help':
    'Wir sehen außerdem jede Stunde selbst nach. Bis neue Einträge überall bekannt sind, kann es einige Stunden dauern.',

  'mail_sender.server.title': 'Eigener Mailserver',
  'mail_sender.server.about':
    'Ihre E-Mails gehen über den Mailserver hinaus, den Sie schon haben. Fällt er aus, springt die Plattform ein und sagt Ihnen Bescheid.',
  'mail_sender.server.set': 'Eigenen Mailserver verbinden',
  'mail_sender.server.change': 'Mailserver ändern',
  'mail_sender.server.save': 'Ausprobieren und speichern',
  'mail_sender.server.saved': 'Mailserver gespeichert',
  'mail_sender.host': 'Server (SMTP)',
  'mail_sender.port': 'Port',
  'mail_sender.security': 'Verschlüsselung',
  'mail_sender.security.tls': 'TLS (meist Port 465)',
  'mail_sender.security.starttls': 'STARTTLS (meist Port 587)',
  'mail_sender.user': 'Benutzername',
  'mail_sender.password': 'Passwort',
  'mail_sender.password.help': 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
  'mail_sender.failure': 'Letzter Fehler',

  'mail_sender.remove': 'Wieder über die Plattform senden',
  'mail_sender.remove.title': 'Eigenen Absender entfernen?',
  'mail_sender.remove.text':
    'Ihre E-Mails gehen dann wieder über die Plattform hinaus; Antworten gehen an die E-Mail-Adresse aus Ihren Firmendaten.',
  'mail_sender.removed': 'Eigener Absender entfernt',

  'mail_sender.none': 'Es ist kein eigener Absender eingerichtet.',
  'mail_sender.host_refused': 'Diesen Server können wir nicht erreichen. Erlaubt sind Server im öffentlichen Internet.',
  'mail_sender.port_refused': 'Erlaubt sind die Ports 465, 587, 2525 und 25.',
  'mail_sender.refused': 'Der Mailserver lässt uns mit diesen Zugangsdaten nicht hinein: {reason}',
  'mail_sender.unreachable': 'Der Mailserver antwortet nicht wie erwartet: {reason}',
  'mail_sender.public_domain':
    'Diese Adresse liegt bei einem großen Anbieter, für dessen Domain Sie keine Einträge setzen können. Nehmen Sie eine Adresse Ihrer eigenen Domain, oder verbinden Sie den Mailserver des Anbieters.',

  'audit.mail_sender.address_saved': 'Absenderadresse gespeichert',
  'audit.mail_sender.server_saved': 'Eigener Mailserver gespeichert',
  'audit.mail_sender.removed': 'Eigener Absender entfernt',
  'audit.mail_sender.failed': 'Eigener Mailserver hat versagt',
} as const;
