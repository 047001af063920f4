export const adminDe = {
  'capability.payments.manage': 'Zahlungskonten und Bankverbindung verwalten',

  'payment_account.refused': 'Der Zahlungsanbieter lässt diese Zugangsdaten nicht zu: {reason}',
  'payment_account.webhook_refused': 'PayPal kennt diesen Webhook nicht: {reason}',
  'payment_account.provider_silent':
    'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  'payment_account.unknown': 'Dieses Konto ist hier nicht verbunden.',
  'payment_account.in_use':
    'Über dieses Konto laufen noch Zahlungen oder Rückzahlungen ({count}). Trennen Sie es, sobald sie abgeschlossen sind, oder ersetzen Sie es: Dann laufen sie noch über das bisherige zu Ende.',
  'field.stripe_key': 'Ein geheimer Schlüssel beginnt mit sk_live_, sk_test_, rk_live_ oder rk_test_.',
  'field.stripe_signing_secret': 'Das Signaturgeheimnis beginnt mit whsec_.',
  'field.iban':
    'Diese IBAN stimmt nicht. Bitte prüfen Sie jede Stelle: Die Prüfziffer passt nicht, oder es fehlt etwas.',
  'field.bic': 'Eine BIC hat 8 oder 11 Stellen, etwa COBADEFFXXX.',

  'audit.payment_account.connected': 'Zahlungskonto verbunden',
  'audit.payment_account.key_changed': 'Schlüssel eines Zahlungskontos erneuert',
  'audit.payment_account.replaced': 'Zahlungskonto ersetzt',
  'audit.payment_account.removed': 'Zahlungskonto getrennt',
  'audit.payment_account.bank_saved': 'Bankverbindung gespeichert',
  'audit.payment_account.bank_removed': 'Bankverbindung entfernt',
} as const;
