import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'payment.other_amount': 'Sono da pagare {amount}. Indichi esattamente questo importo.',
  'refund.unknown': 'Questo rimborso non esiste.',
  'refund.already_settled': 'Questo rimborso è già stato effettuato.',
  'refund.nothing_paid': 'Per questo non è arrivato alcun pagamento da rimborsare.',
  'refund.too_high': 'Non è possibile rimborsare così tanto: al massimo quanto è stato pagato e non ancora rimborsato.',
  'payment_event.refused': 'Questo messaggio non proviene dal fornitore di pagamento, oppure è troppo vecchio.',
  'payment_provider.unknown': 'Qui non esiste questo fornitore di pagamento.',
};
