import { adminSettingsDe } from './admin-settings.de.ts';

export const adminDe = {
  ...adminSettingsDe,
  'capability.area.mail_sender': 'Absender der E-Mails',
  'capability.mail_sender.manage': 'Absender der E-Mails einrichten',

  'mail_sender.now': 'Aktueller Versand',
  'mail_sender.now.from': 'Absender',
  'mail_sender.now.replyTo': 'Antworten an',
  'mail_sender.now.replyTo.none': 'an den Absender',
  'mail_sender.now.resting': 'Diese Plattform hat keinen Mailserver: E-Mails bleiben im Postausgang.',
  'mail_sender.test': 'Test-E-Mail an mich senden',
  'mail_sender.test.sent': 'Test-E-Mail an {to} gesendet. Den Status zeigt der Postausgang.',
  'mail_sender.savedAt': 'Gespeichert',

  'mail_sender.address.title': 'Eigene Adresse, Versand über die Plattform',
  'mail_sender.address.about':
    'Sie tragen bei Ihrem Domain-Anbieter zwei Einträge ein. Danach werden Ihre E-Mails unter Ihrer Adresse versendet und nicht als Spam eingestuft.',
  'mail_sender.address.set': 'Eigene Adresse einrichten',
  'mail_sender.address.change': 'Adresse ändern',
  'mail_sender.address.save': 'Speichern und Einträge zeigen',
  'mail_sender.address.saved': 'Adresse gespeichert',
  'mail_sender.fromName': 'Name des Absenders',
  'mail_sender.fromAddress': 'E-Mail-Adresse des Absenders',
  'mail_sender.record.spf': 'SPF: Sendeberechtigung der Domain',
  'mail_sender.record.spf.help':
    'Einen vorhandenen SPF-Eintrag ergänzen Sie um den Teil, der mit include: beginnt. Zwei SPF-Einträge sind ungültig.',
  'mail_sender.record.dkim': 'DKIM: Signatur jeder E-Mail',
  'mail_sender.record.name': 'Name (TXT)',
  'mail_sender.record.value': 'Wert',
  'mail_sender.record.unknown': 'nicht geprüft',
  'mail_sender.record.ok': 'gefunden',
  'mail_sender.record.missing': 'fehlt',
  'mail_sender.record.different': 'abweichend',
  'mail_sender.check': 'Einträge prüfen',
  'mail_sender.checked': 'Geprüft',
  'mail_sender.checked.help':
    'Automatische Prüfung jede Stunde. Bis neue Einträge überall gelten, kann es einige Stunden dauern.',

  'mail_sender.server.title': 'Eigener Mailserver',
  'mail_sender.server.about':
    'Ihre E-Mails werden über Ihren Mailserver versendet. Bei einem Ausfall übernimmt die Plattform den Versand, und Sie werden benachrichtigt.',
  'mail_sender.server.set': 'Eigenen Mailserver verbinden',
  'mail_sender.server.change': 'Mailserver ändern',
  'mail_sender.server.save': 'Prüfen und speichern',
  'mail_sender.server.saved': 'Mailserver gespeichert',
  'mail_sender.host': 'Server (SMTP)',
  'mail_sender.port': 'Port',
  'mail_sender.security': 'Verschlüsselung',
  'mail_sender.security.tls': 'TLS (meist Port 465)',
  'mail_sender.security.starttls': 'STARTTLS (meist Port 587)',
  'mail_sender.user': 'Benutzername',
  'mail_sender.password': 'Passwort',
  'mail_sender.password.help': 'Wird verschlüsselt gespeichert und nicht mehr angezeigt.',
  'mail_sender.failure': 'Letzter Fehler',

  'mail_sender.remove': 'Versand über die Plattform',
  'mail_sender.remove.title': 'Eigenen Absender entfernen?',
  'mail_sender.remove.text':
    'Ihre E-Mails werden wieder über die Plattform versendet; Antworten gehen an die E-Mail-Adresse aus Ihren Firmendaten.',
  'mail_sender.removed': 'Eigener Absender entfernt',

  'mail_sender.none': 'Es ist kein eigener Absender eingerichtet.',
  'mail_sender.host_refused': 'Dieser Server ist nicht erreichbar. Erlaubt sind Server im öffentlichen Internet.',
  'mail_sender.port_refused': 'Erlaubt sind die Ports 465, 587, 2525 und 25.',
  'mail_sender.refused': 'Der Mailserver lehnt diese Zugangsdaten ab: {reason}',
  'mail_sender.unreachable': 'Der Mailserver antwortet nicht wie erwartet: {reason}',
  'mail_sender.public_domain':
    'Für die Domain dieses Anbieters können Sie keine Einträge setzen. Verwenden Sie eine Adresse Ihrer eigenen Domain oder verbinden Sie den Mailserver des Anbieters.',

  'audit.mail_sender.address_saved': 'Absenderadresse gespeichert',
  'audit.mail_sender.server_saved': 'Eigener Mailserver gespeichert',
  'audit.mail_sender.removed': 'Eigener Absender entfernt',
  'audit.mail_sender.failed': 'Eigener Mailserver ausgefallen',
  'settings.mail-sender.words': 'Mail, Absenderadresse, Antwortadresse, SMTP, SPF, DKIM',
} as const;
