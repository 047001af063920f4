import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'dialogue.start.title': 'Quick help',
  'dialogue.start.text': 'Our assistant asks a few things and gets somebody from the team where needed.',
  'dialogue.answer': 'Your answer',
  'dialogue.open.none_known': 'No rental is known in this browser. Open the link in your e-mail, or sign in.',
  'dialogue.send': 'Answer',
  'dialogue.open': 'Open box {box} ({location})',
  'dialogue.open.not_now': 'Not now',
  'dialogue.open.unknown': 'Go on without opening',
};
