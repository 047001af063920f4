import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'customer_mail.hello': 'Hello,',
  'customer_mail.hello.name': 'Hello {name},',
  'customer_mail.newsletter.subject': 'Please confirm: newsletter of {site}',
  'customer_mail.newsletter.text':
    'You have subscribed to the newsletter of {site}. Please confirm it with one click. Without it we send you nothing.\n\nThe same link lets you unsubscribe at any time.',
  'customer_mail.newsletter.button': 'Confirm the newsletter',
  'customer_mail.erased.subject': 'Your account at {site} is deleted',
  'customer_mail.erased.text':
    'Your account at {site} and your personal details are deleted. We keep invoices for as long as the law demands; then they are deleted as well.\n\nYou are welcome back at any time.',
  'customer_mail.email_changed.subject': 'New email address for your account at {site}',
  'customer_mail.email_changed.text':
    'The email address of your account at {site} has been changed.\n\nBefore: {oldEmail}\nFrom now on: {newEmail}\n\nThis was not you? Please contact us right away.',
};
