import type { adminDe } from './admin.de.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminSettingsDeDu,

  'payment.alarm.amount_differs':
    'Der Zahlungsanbieter meldet einen anderen Betrag oder eine andere Währung. Bitte prüfe die Zahlung dort.',
  'payment.alarm.never_settled':
    'Der Zahlungsanbieter hat diese Zahlung nach drei Tagen nicht entschieden. Bitte prüfe sie dort.',
  'payment_account.provider_silent':
    'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts geändert; bitte versuche es gleich noch einmal.',
  'payment_account.in_use':
    'Über dieses Konto laufen noch Zahlungen oder Rückzahlungen ({count}). Trenne es, sobald sie abgeschlossen sind, oder ersetze es: Dann laufen sie noch über das bisherige zu Ende.',
  'field.iban': 'Diese IBAN stimmt nicht. Bitte prüfe jede Stelle: Die Prüfziffer passt nicht, oder es fehlt etwas.',

  'payment_accounts.stripe.about': 'Für Kreditkarte und Klarna, mit deinem eigenen Konto bei Stripe.',
  'payment_accounts.paypal.about': 'Für PayPal, mit deinem eigenen Geschäftskonto.',
  'payment_accounts.stripe.steps':
    'Lege bei Stripe unter Entwickler → Webhooks einen Endpunkt mit dieser Adresse und diesen Ereignissen an. Danach zeigt Stripe das Signaturgeheimnis.',
  'payment_accounts.paypal.steps':
    'Lege bei PayPal unter Apps & Credentials eine App an und darin einen Webhook mit dieser Adresse und diesen Ereignissen. Danach zeigt PayPal die Webhook-ID.',

  'step.payment.about':
    'Bei Übergabe geht ohne Konto. Für Karte, Klarna und PayPal verbinde Dein Konto, für Vorkasse und Rechnung trage die Bankverbindung ein.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
