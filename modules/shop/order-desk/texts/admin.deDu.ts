import { adminDeDu as eInvoicesDeDu } from '@fachwerk/e-invoices/texts/admin.deDu';
import { adminDeDu as correctionsDeDu } from '@fachwerk/order-corrections/texts/admin.deDu';
import { adminDeDu as ordersDeDu } from '@fachwerk/orders/texts/admin.deDu';
import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  ...correctionsDeDu,
  ...eInvoicesDeDu,
  ...ordersDeDu,
  'order.effect.refund_by_hand': 'Geld erstattest du eigens.',
  'order.refund_bad': 'Gib einen Betrag wie 4,50 ein.',
  'order.refund_by_hand': 'Noch {amount} können zurück. Du gibst das Geld selbst zurück und vermerkst es hier.',
  'order.settle_note_about': 'Zum Beispiel die Nummer des Belegs. Nur für dein Team.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
