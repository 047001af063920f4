import { siteDeDu } from './site-deDu.ts';

export const deDu = {
  ...siteDeDu,
  'payment.alarm.amount_differs':
    'Der Zahlungsanbieter meldet einen anderen Betrag oder eine andere Währung. Bitte prüfe die Zahlung dort.',
  'payment.alarm.never_settled':
    'Der Zahlungsanbieter hat diese Zahlung nach drei Tagen nicht entschieden. Bitte prüfe sie dort.',
} as const;
