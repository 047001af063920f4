import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'chat.unknown': 'There is no such conversation. Please check the link in your e-mail.',
  'chat.message_unknown': 'This message is no longer there.',
  'chat.message_not_own': 'Only whoever wrote a message can delete it.',
  'chat.message_empty': 'Please write something, at most 4,000 characters.',
  'chat.file_unknown': 'The file is no longer there. Please upload it again.',
  'chat.file_not_taken': 'Pictures (JPEG, PNG, WebP, AVIF) and PDF can be attached, other files cannot.',
  'chat.file_too_large': 'The file is too large: 8 MB at most.',
  'chat.too_many_files': 'Many files came in during the last hour. Please try again later.',
  'chat.too_many_messages': 'That was very fast. Please wait a minute and then go on writing.',
  'chat.too_many_guests': 'Very many people are writing to us at the moment. Please try again later.',
  'chat.too_many_begun': 'Very many conversations were begun from here in the last hour. Please go on in one of them.',
  'chat.person_unknown': 'This person cannot take the conversation.',
  'chat.snooze_past': 'Choose a moment that is still to come.',
  'chat.container_unknown': 'This folder is no longer there.',
  'chat.text_unknown': 'This canned text is no longer there.',
  'chat.text_code_taken': 'The code {code} is taken.',
  'chat.too_many_texts': 'There cannot be more canned texts. Delete one first.',
  'chat.call_back_unknown': 'This call-back is no longer there.',
};
