import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.mailbox.read': 'Read outgoing e-mails',
  'mail.unknown': 'There is no such e-mail.',

  'mailbox.title': 'Outbox',
  'mailbox.recipient': 'Recipient',
  'mailbox.subject': 'Subject',
  'mailbox.at': 'Time',
  'mailbox.state': 'State',
  'mailbox.sent': 'Sent',
  'mailbox.here': 'Kept, not sent',
  'mailbox.refused': 'Refused',
  'mailbox.refused_at': 'Refused for good on {at}. This e-mail will not be sent again.',
  'mailbox.delays_one': 'The server of the recipient has reported {count} delay and goes on trying.',
  'mailbox.delays_other': 'The server of the recipient has reported {count} delays and goes on trying.',
  'mailbox.refused.title_one': 'One e-mail of the last 30 days did not arrive',
  'mailbox.refused.title_other': '{count} e-mails of the last 30 days did not arrive',
  'mailbox.refused.text':
    'The mail server refused them for good, mostly because the address does not exist. Their recipients do not know.',
  'mailbox.refused.show': 'Show refused ones',
  'mailbox.refused.words': 'The mail server says',
  'mailbox.refused.no_words': 'It gave no reason.',
  'audit.mail.refused': 'E-mail refused for good by the mail server',
  'mailbox.no_subject': 'No subject',
  'mailbox.csv': 'outbox',
  'mailbox.empty.title': 'No e-mails yet',
  'mailbox.empty.text':
    'As soon as the product writes to somebody, such as an invitation or a link for a new password, the e-mail stands here.',
  'mailbox.empty.action': 'Invite somebody',
  'mailbox.note.title': 'The newest e-mails are kept, not sent',
  'mailbox.note.text':
    'Without a mail server no e-mail leaves the house. Open an e-mail to copy its link and pass it on yourself. To have your e-mails sent, set {smtp} and {from} in the configuration of the server and restart it.',
  'mailbox.to': 'To {recipient}',
  'mailbox.sent_at': 'Sent on {at}',
  'mailbox.here.about':
    'This e-mail has not been sent yet. Without a mail server it stays here; with one it leaves within the next minutes.',
  'mailbox.links_one': 'Link in this e-mail',
  'mailbox.links_other': 'Links in this e-mail',
  'mailbox.link.copy': 'Copy link',
  'mailbox.link.open': 'Open link',
  'mailbox.new_tab': 'opens in a new tab',
  'mailbox.attachments': 'Attachments',
  'mailbox.look': 'View',
  'mailbox.pictures': 'Pictures from the internet are not loaded here.',
  'mailbox.text': 'Text',
  'mailbox.text.copy': 'Copy text',
  'mailbox.withheld.title': 'The text is confidential',
  'mailbox.withheld.text':
    'This e-mail held a link meant for its recipient alone. With a mail server we show it to nobody else, and delete it once it is sent. If the e-mail did not arrive, send a new invitation or request a new password.',
};
