import { commonEn } from './common.en.ts';

export const siteEn = {
  ...commonEn,

  'inquiry.form.send': 'Send',
  'inquiry.form.sent': 'Received',
  'inquiry.form.receipt': 'Confirm by e-mail that it came in',
  'inquiry.form.newsletter': 'Receive the newsletter by e-mail. You can unsubscribe at any time.',
  'inquiry.form.no_receipt':
    'We are not sending a confirmation by e-mail this time: several went to this address already.',
  'inquiry.form.privacy': 'Privacy notice',
  'inquiry.form.choose': 'Please choose',
  'inquiry.form.option': 'Option {number}',
  'inquiry.form.trap': 'Please leave empty',
} as const;
