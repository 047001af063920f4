import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,

  'capability.area.chat': 'Messages',
  'capability.chat.read': 'Read conversations with customers',
  'capability.chat.write': 'Answer customers',
  'capability.chat.supervise': 'Supervise conversations, keep canned texts',

  'audit.chat.message_deleted': 'Message deleted',
  'audit.chat.container_saved': 'Folder saved',
  'audit.chat.container_removed': 'Folder deleted',
  'audit.chat.text_saved': 'Canned text saved',
  'audit.chat.text_removed': 'Canned text deleted',
  'audit.call_back.done': 'Call-back done',
  'audit.call_back.reopened': 'Call-back open again',

  'chat.timeline': 'Conversation',
};
