import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { adminSettingsEn } from './admin-settings.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...adminSettingsEn,
  'capability.area.mail_sender': 'Sender of e-mails',
  'capability.mail_sender.manage': 'Set up the sender of e-mails',

  'mail_sender.now': 'Current sender',
  'mail_sender.now.from': 'Sender',
  'mail_sender.now.replyTo': 'Answers go to',
  'mail_sender.now.replyTo.none': 'the sender',
  'mail_sender.now.resting': 'This platform has no mail server yet: e-mails rest in the outbox.',
  'mail_sender.test': 'Send a test e-mail to me',
  'mail_sender.test.sent': 'A test e-mail to {to} is on its way. What becomes of it is in the outbox.',
  'mail_sender.savedAt': 'Saved',

  'mail_sender.address.title': 'Own address, sent by the platform',
  'mail_sender.address.about':
    'You enter two records where you bought your domain. Once we find both, your e-mails leave under your address and arrive instead of landing in spam.',
  'mail_sender.address.set': 'Set up an own address',
  'mail_sender.address.change': 'Change the address',
  'mail_sender.address.save': 'Save and show the records',
  'mail_sender.address.saved': 'Address saved',
  'mail_sender.fromName': 'Name of the sender',
  'mail_sender.fromAddress': 'E-mail address of the sender',
  'mail_sender.record.spf': 'SPF: Sending permission of the domain',
  'mail_sender.record.spf.help':
    'If the domain has an SPF record already, add the part that begins with include: to it. Two records count as none.',
  'mail_sender.record.dkim': 'DKIM: the signature under every e-mail',
  'mail_sender.record.name': 'Name (TXT)',
  'mail_sender.record.value': 'Value',
  'mail_sender.record.unknown': 'not checked yet',
  'mail_sender.record.ok': 'found',
  'mail_sender.record.missing': 'missing',
  'mail_sender.record.different': 'not as expected',
  'mail_sender.check': 'Check the records now',
  'mail_sender.checked': 'Checked',
  'mail_sender.checked.help':
    'We also look every hour by ourselves. It can take some hours until new records are known everywhere.',

  'mail_sender.server.title': 'Own mail server',
  'mail_sender.server.about':
    'Your e-mails leave by the mail server you have already. If it fails, the platform steps in and tells you.',
  'mail_sender.server.set': 'Connect an own mail server',
  'mail_sender.server.change': 'Change the mail server',
  'mail_sender.server.save': 'Try and save',
  'mail_sender.server.saved': 'Mail server saved',
  'mail_sender.host': 'Server (SMTP)',
  'mail_sender.port': 'Port',
  'mail_sender.security': 'Encryption',
  'mail_sender.security.tls': 'TLS (usually port 465)',
  'mail_sender.security.starttls': 'STARTTLS (usually port 587)',
  'mail_sender.user': 'User name',
  'mail_sender.password': 'Password',
  'mail_sender.password.help': 'Is stored encrypted and never shown again.',
  'mail_sender.failure': 'Last failure',

  'mail_sender.remove': 'Send by the platform again',
  'mail_sender.remove.title': 'Remove the own sender?',
  'mail_sender.remove.text':
    'Your e-mails then leave by the platform again; answers go to the e-mail address in your company data.',
  'mail_sender.removed': 'Own sender removed',

  'mail_sender.none': 'No own sender is set up.',
  'mail_sender.host_refused': 'We cannot reach this server. Servers on the public internet are allowed.',
  'mail_sender.port_refused': 'Ports 465, 587, 2525 and 25 are allowed.',
  'mail_sender.refused': 'The mail server does not let us in with these credentials: {reason}',
  'mail_sender.unreachable': 'The mail server does not answer as expected: {reason}',
  'mail_sender.public_domain':
    'This address is at a large provider, for whose domain you cannot set records. Take an address of your own domain, or connect the provider’s mail server.',

  'audit.mail_sender.address_saved': 'Sender address saved',
  'audit.mail_sender.server_saved': 'Own mail server saved',
  'audit.mail_sender.removed': 'Own sender removed',
  'audit.mail_sender.failed': 'Own mail server failed',
  'settings.mail-sender.words': 'mail, sender address, reply address, SMTP, SPF, DKIM',
};
