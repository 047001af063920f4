import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'payment.alarm.amount_differs':
    'Der Zahlungsanbieter meldet einen anderen Betrag oder eine andere Währung. Bitte prüfe die Zahlung dort.',
  'payment.alarm.never_settled':
    'Der Zahlungsanbieter hat diese Zahlung nach drei Tagen nicht entschieden. Bitte prüfe sie dort.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
