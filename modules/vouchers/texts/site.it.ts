import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,
  'gift.title': 'Regalare un buono',
  'gift.lead': 'Lei paga, noi Le inviamo il buono in PDF da stampare o inoltrare.',
  'gift.step_worth': 'Il buono',
  'gift.step_buyer': 'Chi paga',
  'gift.step_payment': 'Come paga',
  'gift.amount': 'Valore',
  'gift.own_amount': 'Altro importo in euro',
  'gift.own_amount_help': 'Da {least} a {most}.',
  'gift.recipient': 'Per chi',
  'gift.message': 'Due parole',
  'gift.vat': 'Il buono vale per tutto in questo shop, anche in parti, per tre anni dalla fine di quest’anno.',
  'gift.provider': 'Parte contraente: {name}',
  'gift.buy': 'Ordinare con obbligo di pagamento',
  'gift.to_balance': 'Vedere il credito di un buono',
  'gift.balance_title': 'Credito',
  'gift.code': 'Codice del buono',
  'gift.code_help': '16 caratteri, in quattro gruppi.',
  'gift.look': 'Vedere il credito',
  'gift.balance': 'Ancora sul buono',
  'gift.initial': 'In origine',
  'gift.expires': 'Vale fino al',
  'gift.moves': 'Finora',
  'gift.move_issued': 'emesso',
  'gift.move_spent': 'riscattato',
  'gift.move_given_back': 'riaccreditato',
  'gift.move_taken_back': 'ritirato',
  'gift.to_shop': 'Allo shop',
  'gift.bought_one': 'Il Suo buono',
  'gift.bought_other': 'I Suoi buoni',
  'gift.bought_what':
    'Arriva via e-mail a {email} tra uno o due minuti, in PDF da stampare o inoltrare.',
  'gift.bought_later':
    'Arriva via e-mail a {email} appena riceviamo il pagamento, in PDF da stampare o inoltrare.',
};
