import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.alert.subject': '{title}: {subject}, {place}',
  'mail.alerts.subject': '{title}: {count} alerts, {place}',
  'mail.alert.text': 'Hello,\n\n{sentences}\n\nLocation: {place}\nSince: {since}',
  'mail.alert.rest_one': '… and one more alert of this kind.',
  'mail.alert.rest_other': '… and {count} more alerts of this kind.',
  'mail.alert.button': 'See the alert',
  'mail.alerts.button': 'See the alerts',
};
