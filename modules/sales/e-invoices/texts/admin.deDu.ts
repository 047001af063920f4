import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'e_invoice.seller_incomplete':
    'Eine XRechnung nennt Adresse, Telefon, E-Mail und USt-IdNr. der Firma. Als dieser Beleg geschrieben wurde, fehlte davon etwas in den Firmendaten. Ergänze sie: Neue Belege haben sie dann.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
