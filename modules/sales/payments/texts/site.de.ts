import { commonDe } from './common.de.ts';

/** What customers read. */
export const siteDe = {
  ...commonDe,

  'payment.option.test': 'Testzahlung',
  'payment.option.test.about': 'Testbetrieb: Es fließt kein Geld.',
  'payment.option.card': 'Kreditkarte',
  'payment.option.card.about': 'Visa, Mastercard und andere. Sie bezahlen auf der Seite von Stripe.',
  'payment.option.klarna': 'Klarna',
  'payment.option.klarna.about': 'Sofort, auf Rechnung oder in Raten. Sie bezahlen auf der Seite von Klarna.',
  'payment.option.paypal': 'PayPal',
  'payment.option.paypal.about': 'Guthaben oder Lastschrift. Sie bezahlen auf der Seite von PayPal.',

  'payment.unknown': 'Diese Zahlung gibt es nicht. Kehren Sie zu Ihrer Bestellung zurück und beginnen Sie dort.',
  'payment.not_offered': 'Online-Zahlung ist hier zurzeit nicht möglich. Bitte wenden Sie sich an den Anbieter.',
  'payment.option_unavailable': 'Diese Zahlungsart ist nicht mehr verfügbar. Bitte wählen Sie eine andere.',
  'payment.already_paid': 'Die Bestellung ist bereits bezahlt. Sie müssen nichts weiter tun.',
  'payment.already_settled': 'Diese Zahlung ist abgeschlossen. Den Status finden Sie bei Ihrer Bestellung.',
  'payment.being_checked': 'Eine Zahlung zu dieser Bestellung wird geprüft. Das Ergebnis senden wir Ihnen per E-Mail.',
  'payment.provider_unreachable':
    'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart. Der Zahlungsanbieter antwortet nicht; es wurde nichts abgebucht.',

  'payment.test.title': 'Testzahlung',
  'payment.test.notice': 'Testbetrieb: Es fließt kein Geld',
  'payment.test.about': 'Diese Seite ersetzt den Zahlungsanbieter. Wählen Sie das Ergebnis der Zahlung.',
  'payment.test.what': 'Zweck',
  'payment.test.amount': 'Betrag',
  'payment.test.succeed': 'Erfolgreich bezahlen',
  'payment.test.decline': 'Ablehnen',
  'payment.test.pend': 'Wird geprüft',
  'payment.test.pend.about': 'Eine Zahlung in Prüfung gelingt nach zwei Minuten automatisch.',
  'payment.test.checking':
    'Diese Zahlung wird geprüft. Sie gelingt nach zwei Minuten automatisch. Oder Sie entscheiden jetzt.',
  'payment.test.confirm': 'Zahlung bestätigen',
  'payment.test.cancel': 'Abbrechen',
  'payment.test.over': 'Diese Zahlung ist abgeschlossen.',
  'payment.test.go_on': 'Zurück zur Bestellung',
} as const;
