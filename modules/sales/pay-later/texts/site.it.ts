import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'pay_later.title': 'Come pagare',
  'pay_later.cash': 'Paghi {amount} in contanti quando riceve l’ordine.',
  'pay_later.card_on_site': 'Paghi {amount} con carta quando riceve l’ordine.',
  'pay_later.cash_on_delivery': 'Paghi {amount} al corriere.',
  'pay_later.invoice': 'Effettui un bonifico di {amount} entro il {date}.',
  'pay_later.prepayment':
    'Effettui un bonifico di {amount} entro il {date}. Appena arriva il denaro iniziamo con il Suo ordine.',
  'pay_later.label.holder': 'Beneficiario',
  'pay_later.label.iban': 'IBAN',
  'pay_later.label.bic': 'BIC',
  'pay_later.label.amount': 'Importo',
  'pay_later.label.purpose': 'Causale',
};
