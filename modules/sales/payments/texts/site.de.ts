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
  'payment.not_offered':
    'Hier kann zurzeit nicht online bezahlt werden, deshalb ist noch keine Buchung möglich. Bitte wenden Sie sich an den Anbieter.',
  'payment.option_unavailable': 'Diese Zahlungsart gibt es hier nicht mehr. Bitte wählen Sie eine andere.',
  'payment.already_paid': 'Das ist schon bezahlt. Sie müssen nichts weiter tun.',
  'payment.already_settled': 'Diese Zahlung ist abgeschlossen. Den Stand sehen Sie bei Ihrer Bestellung.',
  'payment.being_checked':
    'Eine Zahlung dafür wird gerade geprüft. Warten Sie bitte das Ergebnis ab; wir schreiben Ihnen eine E-Mail.',
  'payment.provider_unreachable':
    'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal oder nehmen Sie eine andere Zahlungsart. Der Zahlungsanbieter antwortet gerade nicht; es wurde nichts abgebucht.',

  'payment.test.title': 'Testzahlung',
  'payment.test.notice': 'Testbetrieb: Es fließt kein Geld',
  'payment.test.about':
    'Diese Seite steht an der Stelle des Zahlungsanbieters. Wählen Sie, wie die Zahlung ausgehen soll.',
  'payment.test.what': 'Wofür',
  'payment.test.amount': 'Betrag',
  'payment.test.succeed': 'Erfolgreich bezahlen',
  'payment.test.decline': 'Ablehnen',
  'payment.test.pend': 'Wird geprüft',
  'payment.test.pend.about': 'Eine geprüfte Zahlung gelingt nach zwei Minuten von selbst.',
  'payment.test.checking':
    'Diese Zahlung wird geprüft. Nach zwei Minuten gelingt sie von selbst. Oder Sie entscheiden jetzt.',
  'payment.test.confirm': 'Zahlung bestätigen',
  'payment.test.cancel': 'Abbrechen',
  'payment.test.over': 'Diese Zahlung ist abgeschlossen.',
  'payment.test.go_on': 'Zurück zur Bestellung',
} as const;
