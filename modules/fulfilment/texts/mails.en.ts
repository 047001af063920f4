import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.fulfilment.greeting': 'Hello {name},',
  'mail.fulfilment.accepted_brought.subject': 'Your order {number} arrives at about {time}',
  'mail.fulfilment.accepted_brought.text': '{company} has accepted your order {number}. It arrives at about {time}.',
  'mail.fulfilment.accepted_brought.label': 'With you at about',
  'mail.fulfilment.accepted_fetched.subject': 'Your order {number} is ready at about {time}',
  'mail.fulfilment.accepted_fetched.text':
    '{company} has accepted your order {number}. You can pick it up at about {time}.',
  'mail.fulfilment.accepted_fetched.label': 'Ready at about',
  'mail.fulfilment.accepted_sent.subject': 'Your order {number} has been accepted',
  'mail.fulfilment.accepted_sent.text': '{company} has accepted your order {number} and is packing it.',
  'mail.fulfilment.accepted_sent.label': 'Sent by',
  'mail.fulfilment.ready.subject': 'Your order {number} is ready',
  'mail.fulfilment.ready.text': 'Your order {number} is waiting for you at {company}.',
  'mail.fulfilment.ready.label': 'Promised for',
  'mail.fulfilment.on_way.subject': 'Your order {number} is on its way',
  'mail.fulfilment.on_way.text': 'Your order {number} from {company} is on its way to you.',
  'mail.fulfilment.on_way.label': 'With you at about',
  'mail.fulfilment.sent.subject': 'Your order {number} has been sent',
  'mail.fulfilment.sent.text': '{company} has sent your order {number}.',
  'mail.fulfilment.sent.label': 'Sent by',
  'mail.fulfilment.refused.subject': 'Your order {number} was not accepted',
  'mail.fulfilment.refused.text': '{company} cannot accept your order {number}.',
  'mail.fulfilment.reason': 'Reason: {reason}',
  'mail.fulfilment.money_back': 'You get {amount} back by the way you paid. That usually takes a few days.',
  'mail.fulfilment.nothing_paid': 'Nothing had been paid yet. There is nothing more for you to do.',
  'mail.fulfilment.to': 'It goes to: {address}',
  'mail.fulfilment.due': 'To be paid at handover: {amount}',
  'mail.fulfilment.phone': 'Questions? Call us: {phone}',
  'mail.fulfilment.button': 'Follow the order',
};
