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
  'withdraw.mail.subject': 'Acknowledgement of receipt: your withdrawal of {date}',
  'withdraw.mail.text':
    'Hello {name},\n\nyour withdrawal reached {site} on {date} at {time}.\n\nContent of your statement:\nI hereby withdraw from the contract named below.\nName: {name}\nEmail address: {email}\nOrder number: {orderNumber}\nWithdrawn from: {subject}\n\nWe will look at the withdrawal and get back to you. Please keep this email.\n\nYou did not send this yourself? Then please reply to this email.',
  'withdraw.answer.subject': 'About your withdrawal (order {orderNumber})',
  'withdraw.canned.accepted':
    'Hello {name},\n\nyour withdrawal of {date} from order {orderNumber} is effective. We will pay the amount back by {due} at the latest, by the means of payment you used.\n\nKind regards\n{site}',
  'withdraw.canned.expired':
    'Hello {name},\n\nyour withdrawal of {date} from order {orderNumber} reached us after the withdrawal period of fourteen days. The contract therefore remains in force. If you have questions, just reply to this email.\n\nKind regards\n{site}',
  'withdraw.canned.used':
    'Hello {name},\n\nyour withdrawal of {date} from order {orderNumber} is effective. As the rental had already begun at your request, we keep the share for the time used and pay the rest back by {due} at the latest.\n\nKind regards\n{site}',
  'withdraw.canned.unknown_order':
    'Hello {name},\n\nwe cannot find an order with the number {orderNumber}. Please look it up in your order confirmation and send us the right number. What counts for the deadline is the receipt of your withdrawal of {date}.\n\nKind regards\n{site}',
  'withdrawal.page_gone':
    'This page no longer exists. If you have not confirmed the withdrawal yet, please fill in the form once more.',
  'withdrawal.too_many':
    'Several withdrawals have just come in for this email address. Please try again in an hour, or write to us.',
};
