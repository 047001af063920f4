import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { screensEn } from './screens-en.ts';

export const en: TextsLike<typeof de> = {
  ...screensEn,
  'capability.mailbox.read': 'Read outgoing e-mails',
  'mail.unknown': 'There is no such e-mail.',
};
