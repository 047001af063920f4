import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.placed.subject': 'Il Suo ordine {number} presso {company}',
  'mail.payment_reminder.subject': 'Manca ancora il pagamento dell’ordine {number}',
  'mail.later.thanks': 'grazie per il Suo ordine. Lo abbiamo ricevuto.',
  'mail.later.how.cash': 'Paghi {amount} in contanti quando riceve l’ordine.',
  'mail.later.how.card_on_site': 'Paghi {amount} con carta quando riceve l’ordine.',
  'mail.later.how.cash_on_delivery': 'Paghi {amount} al corriere.',
  'mail.later.how.invoice': 'Effettui un bonifico di {amount} entro il {date} su questo conto:',
  'mail.later.how.prepayment':
    'Effettui un bonifico di {amount} entro il {date} su questo conto. Appena arriva il denaro iniziamo con il Suo ordine.',
  'mail.later.reminder': 'per il Suo ordine {number} non è ancora arrivato alcun pagamento.',
  'mail.later.reminder_crossed': 'Se nel frattempo ha fatto il bonifico, può ignorare questa e-mail.',
  'pay_later.not_transferred': 'Il bonifico non è arrivato entro il {date}.',
  'pay_later.holder': 'Beneficiario: {holder}',
  'pay_later.iban': 'IBAN: {iban}',
  'pay_later.bic': 'BIC: {bic}',
  'pay_later.purpose': 'Causale: {purpose}',
};
