import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'survey.unknown': 'There is no such survey, or it is gone.',
  'survey.not_open': 'This survey takes no answers at the moment.',
  'survey.already_answered': 'This invitation was answered already. Thank you.',
  'survey.incomplete': 'Something is still missing.',
  'survey.more_questions': 'Your answers bring up one more question.',
  'survey.looks_automatic': 'That looked like a machine. Please load the page again and try once more.',
  'survey.too_many': 'Very many answers came in today. Please try again tomorrow.',
  'survey.file_not_taken': 'We cannot take this file. Pictures (JPEG, PNG, WebP) and PDF are fine.',
  'survey.file_too_large': 'The file is too large. 8 MB at the most.',
};
