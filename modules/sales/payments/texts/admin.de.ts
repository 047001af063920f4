import { commonDe } from './common.de.ts';

export const adminDe = {
  ...commonDe,

  'capability.area.payments': 'Zahlungen',
  'capability.payments.read': 'Zahlungen ansehen',

  'payment.state.created': 'Vorgesehen',
  'payment.state.started': 'Beim Zahlungsanbieter',
  'payment.state.pending': 'Wird geprüft',
  'payment.state.succeeded': 'Bezahlt',
  'payment.state.failed': 'Abgelehnt',
  'payment.state.cancelled': 'Abgebrochen',
  'refund.state.requested': 'Beauftragt',
  'refund.state.pending': 'Unterwegs',
  'refund.state.succeeded': 'Zurückgezahlt',
  'refund.state.failed': 'Fehlgeschlagen',
  'payment.provider.test': 'Testbetrieb',
  'payment.provider.stripe': 'Stripe',
  'payment.provider.paypal': 'PayPal',
  'payment.provider.manual': 'Bei Ihnen',
  'payment.alarm.amount_differs':
    'Der Zahlungsanbieter meldet einen anderen Betrag oder eine andere Währung. Bitte prüfen Sie die Zahlung dort.',
  'payment.alarm.never_settled':
    'Der Zahlungsanbieter hat diese Zahlung nach drei Tagen nicht entschieden. Bitte prüfen Sie sie dort.',
  'payment.surplus': 'Doppelt bezahlt: Dieser Betrag geht von selbst zurück.',
  'refund.reason.paid_twice': 'Doppelt bezahlt',
  'refund.reason.made_at_provider': 'Direkt beim Zahlungsanbieter veranlasst',

  'log.payment.pending': 'Zahlung über {amount} wird geprüft',
  'log.payment.succeeded': 'Zahlung über {amount} eingegangen',
  'log.payment.failed': 'Zahlung über {amount} abgelehnt',
  'log.payment.cancelled': 'Zahlung über {amount} abgebrochen',
  'log.payment.paid_twice': 'Doppelt bezahlt: {amount} gehen zurück',
  'log.payment.amount_differs': 'Zahlungsanbieter meldet einen anderen Betrag als {amount}: bitte prüfen',
  'log.payment.never_settled': 'Zahlung über {amount} nach drei Tagen nicht entschieden: bitte prüfen',
  'log.payment.refund_succeeded': '{amount} zurückgezahlt',
  'log.payment.refund_failed': 'Rückzahlung über {amount} fehlgeschlagen: bitte prüfen',
  'log.payment.refund_stuck': 'Rückzahlung über {amount} nach drei Tagen nicht erledigt: bitte prüfen',
} as const;
