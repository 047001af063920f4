import { commonEn } from './common.en.ts';

export const siteEn = {
  ...commonEn,

  'message_unsubscribe.title': 'Unsubscribe from the newsletter',
  'message_unsubscribe.ask': 'Would you like to stop receiving our newsletter? One click is enough.',
  'message_unsubscribe.end': 'Unsubscribe',
  'message_unsubscribe.done':
    'You will not receive our newsletter any more. One that is already on its way may still arrive.',
  'message_unsubscribe.home': 'To the start page',
  'message_unsubscribe.push.ask': 'Do you want no more notifications on your devices? One click is enough.',
  'message_unsubscribe.push.end': 'Switch notifications off',
  'message_unsubscribe.push.done':
    'Your devices get no more notifications from us. You can switch them on again in your account.',
  'newsletter.title': 'Newsletter',
  'newsletter.email': 'E-mail address',
  'newsletter.first_name': 'First name',
  'newsletter.send': 'Sign up',
  'newsletter.sent': 'Please confirm your sign-up',
  'newsletter.thanks': 'We have sent you an e-mail. Please confirm your sign-up in it.',
  'newsletter.consent':
    'By signing up you agree to receive our newsletter by e-mail. You can unsubscribe at any time. More in our [privacy notice](/shop/datenschutz).',
} as const;
