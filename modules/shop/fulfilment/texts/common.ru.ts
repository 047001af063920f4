import type { adminDe } from './admin.de.ts';

/** Refusals; what customers have tapped may meet them too. */
export const commonRu = {
  'fulfilment.unknown': 'Для этого заказа нечего передавать.',
  'fulfilment.moved_meanwhile': 'Это только что сделал кто-то другой. Показано текущее состояние.',
  'fulfilment.not_possible': 'В текущем состоянии заказа это невозможно.',
  'fulfilment.promise_out_of_range': 'Это время нельзя обещать.',
  'fulfilment.over': 'Заказ отклонён или отменён.',
  'fulfilment.not_sent': 'Номера отправлений есть только у доставки почтой.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
