import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site-de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  'withdraw.title': 'Withdraw from contract',
  'withdraw.lead':
    'Here you withdraw from a contract without signing in. Check your details in the second step; after that we confirm receipt by email at once.',
  'withdraw.step.form': 'Details',
  'withdraw.step.check': 'Check and confirm',
  'withdraw.name': 'Your name',
  'withdraw.email': 'Email address for the confirmation',
  'withdraw.order_number': 'Order number',
  'withdraw.order_number.help': 'You find it in the confirmation and on the invoice, for example 7K2M-41QX.',
  'withdraw.subject': 'What do you withdraw from?',
  'withdraw.subject.help': 'Only fill this in if you withdraw from a part of the order. You need not give reasons.',
  'withdraw.whole_order': 'The whole order',
  'withdraw.next': 'Continue',
  'withdraw.check': 'Please check your details. You have withdrawn only after you press “Confirm withdrawal”.',
  'withdraw.statement': 'I hereby withdraw from the contract named below.',
  'withdraw.confirm': 'Confirm withdrawal',
  'withdraw.change': 'Change details',
  'withdraw.received': 'We have received your withdrawal',
  'withdraw.received.title': 'Acknowledgement of receipt',
  'withdraw.received.what':
    'We have sent this acknowledgement to {email}. We will look at the withdrawal and get back to you. You can print this page as a copy.',
  'withdraw.received_at': 'Received on',
  'withdraw.policy': 'Read the cancellation policy',
  'withdraw.home': 'To the home page',
  'withdrawal.page_gone':
    'This page no longer exists. If you have not confirmed the withdrawal yet, please fill in the form once more.',
  'withdrawal.too_often':
    'Several withdrawals have just come in for this email address. Please try again in an hour, or write to us.',
};
