import { adminDeDu as eInvoicesDeDu } from '@fachwerk/e-invoices/texts/admin.deDu';
import { adminDeDu as correctionsDeDu } from '@fachwerk/order-corrections/texts/admin.deDu';
import { adminDeDu as ordersDeDu } from '@fachwerk/orders/texts/admin.deDu';
import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  ...correctionsDeDu,
  ...eInvoicesDeDu,
  ...ordersDeDu,
  'order.effect.refund_by_hand': 'Erstattungen veranlasst du getrennt.',
  'order.refund_bad': 'Gib einen Betrag wie 4,50 ein.',
  'order.refund_by_hand': 'Erstattbar: {amount}. Zahle den Betrag aus und vermerke ihn hier.',
  'order.settle_note_about': 'Zum Beispiel die Belegnummer. Nur für dein Team sichtbar.',
  'orders.empty_about': 'Bestellungen deiner Kunden erscheinen hier.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
