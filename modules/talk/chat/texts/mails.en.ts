import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'chat.mail.subject': '{site} has answered you',
  'chat.mail.text': 'Hello {name}, there is an answer for you in your conversation with {site}:',
  'chat.mail.how':
    'The button takes you back to the conversation, where you can reply at once. The link is yours alone.',
  'chat.mail.button': 'Reply',
  'chat.mention.subject': '{name} mentioned you in a note',
  'chat.mention.text': '{name} writes in a conversation:\n\n{note}',
  'chat.mention.button': 'Open the conversation',
};
