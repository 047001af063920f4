import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'payment.option.card.about': 'Visa, Mastercard und andere. Du bezahlst auf der Seite von Stripe.',
  'payment.option.klarna.about': 'Sofort, auf Rechnung oder in Raten. Du bezahlst auf der Seite von Klarna.',
  'payment.option.paypal.about': 'Guthaben oder Lastschrift. Du bezahlst auf der Seite von PayPal.',

  'payment.unknown': 'Diese Zahlung gibt es nicht. Geh zu deiner Bestellung zurück und beginne dort.',
  'payment.not_offered':
    'Hier kann zurzeit nicht online bezahlt werden, deshalb ist noch keine Buchung möglich. Bitte wende dich an den Anbieter.',
  'payment.option_unavailable': 'Diese Zahlungsart gibt es hier nicht mehr. Bitte wähle eine andere.',
  'payment.already_paid': 'Das ist schon bezahlt. Du musst nichts weiter tun.',
  'payment.already_settled': 'Diese Zahlung ist abgeschlossen. Den Stand siehst du bei deiner Bestellung.',
  'payment.being_checked':
    'Eine Zahlung dafür wird gerade geprüft. Warte bitte das Ergebnis ab; wir schreiben dir eine E-Mail.',
  'payment.provider_unreachable':
    'Etwas ist schiefgegangen. Bitte versuch es noch einmal oder nimm eine andere Zahlungsart. Der Zahlungsanbieter antwortet gerade nicht; es wurde nichts abgebucht.',

  'payment.test.about': 'Diese Seite steht an der Stelle des Zahlungsanbieters. Wähle, wie die Zahlung ausgehen soll.',
  'payment.test.checking':
    'Diese Zahlung wird geprüft. Nach zwei Minuten gelingt sie von selbst. Oder du entscheidest jetzt.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
