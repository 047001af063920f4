import type { adminDe } from './admin.de.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminSettingsDeDu,

  'payment.alarm.amount_differs':
    'Der Zahlungsanbieter meldet einen anderen Betrag oder eine andere Währung. Bitte prüfe die Zahlung dort.',
  'payment.alarm.never_settled':
    'Der Zahlungsanbieter hat diese Zahlung nach drei Tagen nicht entschieden. Bitte prüfe sie dort.',
  'payment_account.provider_silent':
    'Der Zahlungsanbieter antwortet nicht. Es wurde nichts geändert; bitte versuche es erneut.',
  'payment_account.in_use':
    'Über dieses Konto laufen Zahlungen oder Erstattungen ({count}). Trenne es nach deren Abschluss, oder ersetze es: Laufende Vorgänge werden über das bisherige Konto abgeschlossen.',
  'field.iban': 'Ungültige IBAN. Bitte prüfe jede Stelle; die Prüfziffer stimmt nicht.',

  'payment_accounts.stripe.about': 'Kreditkarte und Klarna über dein Konto bei Stripe.',
  'payment_accounts.paypal.about': 'PayPal über dein Geschäftskonto.',
  'payment_accounts.stripe.steps':
    'Lege bei Stripe unter Entwickler → Webhooks einen Endpunkt mit dieser Adresse und diesen Ereignissen an. Danach zeigt Stripe das Signaturgeheimnis.',
  'payment_accounts.paypal.steps':
    'Lege bei PayPal unter Apps & Credentials eine App an und darin einen Webhook mit dieser Adresse und diesen Ereignissen. Danach zeigt PayPal die Webhook-ID.',

  'step.payment.about':
    'Zahlung bei Übergabe ist ohne Konto möglich. Für Karte, Klarna und PayPal verbinde dein Konto, für Vorkasse und Rechnung trage die Bankverbindung ein.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
