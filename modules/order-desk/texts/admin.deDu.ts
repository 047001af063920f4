import { adminDeDu as ordersDeDu } from '@fachwerk/orders/texts/admin.deDu';
import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  ...ordersDeDu,
  'order.effect.refund_by_hand': 'Geld erstattest du eigens.',
  'order.refund_bad': 'Gib einen Betrag wie 4,50 ein.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
