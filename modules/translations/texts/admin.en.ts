import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'audit.text.replaced': 'Text replaced',
  'audit.text.restored': 'Original text restored',
  'text.unknown': 'There is no such text.',
  'text.empty': 'Please enter a text.',
  'text.too_long': 'This text is too long. It may have {limit} characters at most.',
  'text.foreign_placeholder':
    'The original text does not have these placeholders: {placeholders}. Please take them out.',
};
