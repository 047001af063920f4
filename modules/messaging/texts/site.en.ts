import { commonEn } from './common.en.ts';

export const siteEn = {
  ...commonEn,

  'message_unsubscribe.title': 'Unsubscribe from the newsletter',
  'message_unsubscribe.ask': 'Would you like to stop receiving our newsletter? One click is enough.',
  'message_unsubscribe.end': 'Unsubscribe',
  'message_unsubscribe.done':
    'You will not receive our newsletter any more. One that is already on its way may still arrive.',
  'message_unsubscribe.home': 'To the start page',
} as const;
