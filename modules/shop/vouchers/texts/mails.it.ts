import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'vouchers.condition.minimum': 'Da un valore della merce di {amount}',
  'vouchers.condition.some_goods': 'Su articoli selezionati',
  'vouchers.condition.types': 'Solo per: {types}',
  'vouchers.condition.weekdays': 'Vale di {days}',
  'vouchers.condition.from': 'Vale dal {date}',
  'vouchers.condition.until': 'Vale fino al {date}',
  'vouchers.condition.first_order': 'Solo per il primo ordine',
  'vouchers.condition.once': 'Utilizzabile una volta',
  'vouchers.print.title': 'Buono {code}',
  'vouchers.print.hint': 'Inserire il codice nel carrello',
  'mail.coupon.subject': '{worth} da {company}',
  'mail.coupon.text': 'Buongiorno,\n\necco il Suo codice per {company}: {worth}.',
  'mail.coupon.how': 'Lo inserisca nel carrello.',
  'mail.coupon.label': 'Il Suo codice',
  'mail.coupon.button': 'Allo shop',
  'mail.gift.subject': 'Il Suo buono da {amount} di {company}',
  'mail.gift.greeting': 'Buongiorno {name},',
  'mail.gift.text': 'grazie. Il buono di {company} da {amount} è allegato in PDF. Vale fino al {date}.',
  'mail.gift.how':
    'Chi ha il codice può pagare: conservi il foglio come contante. Si riscatta nel carrello, anche in parti.',
  'mail.gift.label': 'Valore',
  'mail.gift.button': 'Vedere il credito',
  'mail.gift.file': 'Buono {ending}.pdf',
  'gift.paper.title': 'Buono regalo',
  'gift.paper.for': 'Per {name}',
  'gift.paper.hint': 'Inserire il codice nel carrello di {address}. Il codice QR mostra il credito.',
  'gift.paper.terms': 'Vale fino al {date} per tutto nello shop, anche in parti. Nessun pagamento in contanti.',
  'gift.paper.vat': 'IVA al riscatto.',
};
