import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'withdrawal.unknown': 'This withdrawal does not exist.',
  'withdrawal.changed_meanwhile': 'Somebody else has answered meanwhile. Read the answer before you send another.',

  'withdraw.whole_order': 'The whole order',
  'withdrawal.page_gone':
    'This page no longer exists. If you have not confirmed the withdrawal yet, please fill in the form once more.',
  'withdrawal.too_often':
    'Several withdrawals have just come in for this email address. Please try again in an hour, or write to us.',
};
