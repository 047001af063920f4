import type { adminDe } from './admin.de.ts';

/** Refusals; what customers have tapped may meet them too. */
export const commonIt = {
  'fulfilment.unknown': 'Per questo ordine non c’è nulla da consegnare.',
  'fulfilment.moved_meanwhile': 'Lo ha appena fatto qualcun altro. Vede lo stato attuale.',
  'fulfilment.not_possible': 'Nello stato attuale dell’ordine non è possibile.',
  'fulfilment.promise_out_of_range': 'Questo orario non può essere promesso.',
  'fulfilment.over': 'L’ordine è stato rifiutato o annullato.',
  'fulfilment.not_sent': 'I numeri di spedizione valgono solo per le spedizioni.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
