import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'e_invoice.seller_incomplete':
    'Die XRechnung braucht Adresse, Telefon, E-Mail und USt-IdNr. der Firma. In diesem Beleg sind sie unvollständig. Ergänze die Firmendaten: Sie gelten für neue Belege.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
