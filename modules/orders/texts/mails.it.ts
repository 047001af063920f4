import type { mailsDe } from './mails.de.ts';

export const mailsIt = {
  'mail.order.greeting': 'Buongiorno {name},',
  'mail.order.thanks': 'grazie per il Suo ordine. Il pagamento è arrivato.',
  'mail.order.total': 'Totale: {total}',
  'mail.order.gift': 'di cui pagato con buono regalo: {gift}, da pagare: {rest}',
  'mail.order.small_business': 'Senza IVA ai sensi del § 19 UStG (piccola impresa).',
  'mail.order.vat': 'IVA {percent} % inclusa: {vat}',
  'mail.order.invoice': 'La Sua fattura {invoice}',
  'mail.order.enclosed':
    'Le condizioni generali e l’informativa sul recesso sono allegate in PDF, nella versione accettata.',
  'mail.order.terms': 'Condizioni generali (versione {version})',
  'mail.order.privacy': 'Privacy (versione {version})',
  'mail.order.withdrawal': 'Diritto di recesso (versione {version})',
  'mail.order.party': 'Il contratto è con {company}',
  'mail.order.button': 'Vedi l’ordine',
  'mail.order.cancelled': 'Il Suo ordine {number} è stato annullato.',
  'mail.order.reason': 'Motivo: {reason}',
  'mail.order.money_back': 'Le rimborsiamo {amount} con lo stesso metodo di pagamento. Di solito bastano pochi giorni.',
  'mail.order.nothing_paid': 'Non era ancora stato pagato nulla. Non deve fare altro.',
  'mail.order.refunded': 'Abbiamo rimborsato {amount} per il Suo ordine {number}.',
  'mail.order.credit': 'La rettifica della fattura {invoice}',
  'mail.confirmation.subject': 'Il Suo ordine {number} presso {company}',
  'mail.cancellation.subject': 'Il Suo ordine {number} è stato annullato',
  'mail.refund.subject': 'Rimborso di {amount} per il Suo ordine {number}',
  'mail.order.received': 'abbiamo ricevuto il Suo pagamento di {amount} per l’ordine {number}. Grazie.',
  'mail.receipt.subject': 'Pagamento dell’ordine {number} ricevuto',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
