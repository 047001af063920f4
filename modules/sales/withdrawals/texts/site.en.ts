import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

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
};
