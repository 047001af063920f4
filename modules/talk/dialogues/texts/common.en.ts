import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'dialogue.not_waiting': 'This question was answered already. Please load the page again.',
  'dialogue.answer_wrong': 'We do not understand this answer.',
  'dialogue.book.boxes': 'See free boxes',
  'dialogue.book.shop': 'To the shop',
  'dialogue.book.none': 'Not now',
  'dialogue.book.nothing': 'Go on without an appointment',
};
