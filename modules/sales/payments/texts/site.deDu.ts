import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'payment.option.card.about': 'Visa, Mastercard und andere. Du bezahlst auf der Seite von Stripe.',
  'payment.option.klarna.about': 'Sofort, auf Rechnung oder in Raten. Du bezahlst auf der Seite von Klarna.',
  'payment.option.paypal.about': 'Guthaben oder Lastschrift. Du bezahlst auf der Seite von PayPal.',

  'payment.unknown': 'Diese Zahlung gibt es nicht. Kehre zu deiner Bestellung zurück und beginne dort.',
  'payment.not_offered': 'Online-Zahlung ist hier zurzeit nicht möglich. Bitte wende dich an den Anbieter.',
  'payment.option_unavailable': 'Diese Zahlungsart ist nicht mehr verfügbar. Bitte wähle eine andere.',
  'payment.already_paid': 'Die Bestellung ist bereits bezahlt. Du musst nichts weiter tun.',
  'payment.already_settled': 'Diese Zahlung ist abgeschlossen. Den Status findest du bei deiner Bestellung.',
  'payment.being_checked': 'Eine Zahlung zu dieser Bestellung wird geprüft. Das Ergebnis senden wir dir per E-Mail.',
  'payment.provider_unreachable':
    'Etwas ist schiefgegangen. Bitte versuche es noch einmal oder wähle eine andere Zahlungsart. Der Zahlungsanbieter antwortet nicht; es wurde nichts abgebucht.',

  'payment.test.about': 'Diese Seite ersetzt den Zahlungsanbieter. Wähle das Ergebnis der Zahlung.',
  'payment.test.checking':
    'Diese Zahlung wird geprüft. Sie gelingt nach zwei Minuten automatisch. Oder du entscheidest jetzt.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
