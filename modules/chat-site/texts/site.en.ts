import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from '@fachwerk/chat/texts/common.en';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'chat_site.title': 'Conversation',
  'chat_site.start_title': 'Write to us',
  'chat_site.start_lead': 'We answer here in the conversation. You need no account.',
  'chat_site.your_message': 'Your message',
  'chat_site.name': 'Your name',
  'chat_site.email': 'Your e-mail address',
  'chat_site.email_help': 'So that the answer reaches you when you have left the page.',
  'chat_site.send': 'Send',
  'chat_site.empty': 'Nothing has been written yet.',
  'chat_site.log': 'Messages',
  'chat_site.held_up': 'Pinned',
  'chat_site.sending': 'sending …',
  'chat_site.again': 'Send again',
  'chat_site.typing': 'We are writing an answer …',
  'chat_site.about_order': 'About your order {number}.',
  'chat_site.opens': 'We are closed at the moment. We answer from',
  'chat_site.soon': 'We answer as soon as possible.',
  'chat_site.usual_minutes': 'Usually answered within {minutes} minutes.',
  'chat_site.usual_hours': 'Usually answered within {hours} h.',
  'chat_site.usual_day': 'Usually answered within a day.',
  'chat_site.you': 'You',
  'chat_site.team': 'Team',
  'chat_site.deleted': 'This message was deleted.',
  'chat_site.is_read': 'read',
  'chat_site.is_sent': 'sent',
  'chat_site.delete': 'Delete',
  'chat_site.attach': 'Attach a picture or PDF',
  'chat_site.too_large': 'The file is too large: 8 MB at most.',
  'chat_site.leave': 'Get the answer by e-mail',
  'chat_site.save_contact': 'Save address',
};
