import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What is refused at a field; the screens are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'field.stripe_key': 'Una chiave segreta inizia con sk_live_, sk_test_, rk_live_ o rk_test_.',
  'field.stripe_signing_secret': 'Il segreto di firma inizia con whsec_.',
  'field.iban':
    'Questo IBAN non è corretto. Controlli ogni carattere: la cifra di controllo non torna oppure manca qualcosa.',
  'field.bic': 'Un BIC ha 8 o 11 caratteri, ad esempio COBADEFFXXX.',
  'settings.payments': 'Pagamenti',
  'settings.payments.about': 'Metodi di pagamento, conti e coordinate bancarie.',
  'settings.payments.words':
    'PayPal, Stripe, carta di credito, coordinate bancarie, IBAN, conto, bonifico, fornitore di pagamento',
};
