import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.fulfilment.greeting': 'Buongiorno {name},',
  'mail.fulfilment.accepted_brought.subject': 'Il Suo ordine {number} arriva verso le {time}',
  'mail.fulfilment.accepted_brought.text': '{company} ha accettato il Suo ordine {number}. Arriva verso le {time}.',
  'mail.fulfilment.accepted_brought.label': 'Da Lei verso le',
  'mail.fulfilment.accepted_fetched.subject': 'Il Suo ordine {number} è pronto verso le {time}',
  'mail.fulfilment.accepted_fetched.text':
    '{company} ha accettato il Suo ordine {number}. Può ritirarlo verso le {time}.',
  'mail.fulfilment.accepted_fetched.label': 'Pronto verso le',
  'mail.fulfilment.accepted_sent.subject': 'Il Suo ordine {number} è stato accettato',
  'mail.fulfilment.accepted_sent.text': '{company} ha accettato il Suo ordine {number} e lo sta preparando.',
  'mail.fulfilment.accepted_sent.label': 'Spedizione entro',
  'mail.fulfilment.ready.subject': 'Il Suo ordine {number} è pronto',
  'mail.fulfilment.ready.text': 'Il Suo ordine {number} La aspetta presso {company}.',
  'mail.fulfilment.ready.label': 'Previsto per le',
  'mail.fulfilment.on_way.subject': 'Il Suo ordine {number} è in arrivo',
  'mail.fulfilment.on_way.text': 'Il Suo ordine {number} di {company} è in viaggio verso di Lei.',
  'mail.fulfilment.on_way.label': 'Da Lei verso le',
  'mail.fulfilment.sent.subject': 'Il Suo ordine {number} è stato spedito',
  'mail.fulfilment.sent.text': '{company} ha spedito il Suo ordine {number}.',
  'mail.fulfilment.sent.label': 'Spedizione entro',
  'mail.fulfilment.refused.subject': 'Il Suo ordine {number} non è stato accettato',
  'mail.fulfilment.refused.text': '{company} non può accettare il Suo ordine {number}.',
  'mail.fulfilment.reason': 'Motivo: {reason}',
  'mail.fulfilment.money_back':
    'Le rimborsiamo {amount} con lo stesso metodo di pagamento. Di solito bastano pochi giorni.',
  'mail.fulfilment.nothing_paid': 'Non era ancora stato pagato nulla. Non deve fare altro.',
  'mail.fulfilment.to': 'Indirizzo: {address}',
  'mail.fulfilment.due': 'Da pagare alla consegna: {amount}',
  'mail.fulfilment.phone': 'Domande? Ci chiami: {phone}',
  'mail.fulfilment.button': 'Segui l’ordine',
};
