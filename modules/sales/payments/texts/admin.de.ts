import { adminSettingsDe } from './admin-settings.de.ts';
import { commonDe } from './common.de.ts';

export const adminDe = {
  ...commonDe,
  ...adminSettingsDe,

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
  'capability.payments.manage': 'Zahlungskonten und Bankverbindung verwalten',

  'payment_account.refused': 'Der Zahlungsanbieter lässt diese Zugangsdaten nicht zu: {reason}',
  'payment_account.webhook_refused': 'PayPal kennt diesen Webhook nicht: {reason}',
  'payment_account.provider_silent':
    'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  'payment_account.unknown': 'Dieses Konto ist hier nicht verbunden.',
  'payment_account.no_connect':
    'Diese Plattform verbindet keine Konten bei Stripe, oder der Link gehört zu einem anderen Unternehmen.',
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

  'payment_accounts.ways': 'So können Kunden jetzt bezahlen',
  'payment_accounts.cannot_be_paid':
    'Noch kann niemand online bezahlen. Ohne Konto geht nur, was nichts kostet oder bei der Übergabe bezahlt wird.',
  'payment_accounts.way.card': 'Kreditkarte',
  'payment_accounts.way.klarna': 'Klarna',
  'payment_accounts.way.paypal': 'PayPal',
  'payment_accounts.way.transfer': 'Vorkasse und Rechnung',
  'payment_accounts.way.test': 'Testzahlung',
  'payment_accounts.state.offered': 'Möglich',
  'payment_accounts.state.test_money': 'Nur Testbetrieb: Es fließt kein Geld',
  'payment_accounts.state.no_account': 'Kein Konto verbunden',
  'payment_accounts.state.bank_data': 'Bankverbindung hinterlegt',
  'payment_accounts.state.no_bank_data': 'Keine Bankverbindung',
  'payment_accounts.state.real_account': 'Entfällt, sobald ein Konto verbunden ist',
  'payment_accounts.connected': 'Verbunden',
  'payment_accounts.not_connected': 'Nicht verbunden',
  'payment_accounts.franchisees': 'Franchisenehmer',
  'payment_accounts.franchisees.about':
    'Jeder Franchisenehmer verbindet seine Konten selbst. Ohne eigenes Konto sind seine Standorte nicht buchbar.',
  'payment_accounts.stripe.about': 'Für Kreditkarte und Klarna, mit Ihrem eigenen Konto bei Stripe.',
  'payment_accounts.paypal.about': 'Für PayPal, mit Ihrem eigenen Geschäftskonto.',
  'payment_accounts.installation':
    'Zurzeit gelten die Zugangsdaten aus der Einrichtung dieses Servers. Ein hier verbundenes Konto tritt an ihre Stelle.',
  'payment_accounts.connect': '{name} verbinden',
  'payment_accounts.connect_link': 'Bei Stripe verbinden',
  'payment_accounts.own_keys': 'Eigene Schlüssel eintragen',
  'payment_accounts.connect_open': 'Bei Stripe fehlen noch Angaben, bevor Zahlungen möglich sind.',
  'payment_accounts.connect_go_on': 'Bei Stripe weitermachen',
  'payment_accounts.replace': '{name}-Konto ersetzen',
  'payment_accounts.replace.about':
    'Neue Zahlungen laufen über das neue Konto. Was über das bisherige begonnen wurde, wird darüber auch beendet und zurückgezahlt.',
  'payment_accounts.saved': '{name} ist verbunden.',
  'payment_accounts.key': 'Schlüssel',
  'payment_accounts.mode': 'Betrieb',
  'payment_accounts.mode.live': 'Echtbetrieb',
  'payment_accounts.mode.sandbox': 'Testbetrieb: Es fließt kein Geld',
  'payment_accounts.savedAt': 'Gespeichert',
  'payment_accounts.remove': 'Trennen',
  'payment_accounts.remove.title': '{name}-Konto trennen?',
  'payment_accounts.remove.text':
    'Neue Zahlungen sind darüber nicht mehr möglich. Rückzahlungen früherer Zahlungen gehen noch mindestens 90 Tage; dann werden die Zugangsdaten gelöscht.',
  'payment_accounts.removed': '{name} ist getrennt.',
  'payment_accounts.event_address': 'Adresse für Ereignisse',
  'payment_accounts.events': 'Diese {count} Ereignisse auswählen',
  'payment_accounts.stripe.steps':
    'Legen Sie bei Stripe unter Entwickler → Webhooks einen Endpunkt mit dieser Adresse und diesen Ereignissen an. Danach zeigt Stripe das Signaturgeheimnis.',
  'payment_accounts.paypal.steps':
    'Legen Sie bei PayPal unter Apps & Credentials eine App an und darin einen Webhook mit dieser Adresse und diesen Ereignissen. Danach zeigt PayPal die Webhook-ID.',
  'payment_accounts.try_and_save': 'Prüfen und speichern',
  'payment_accounts.stripe.secretKey': 'Geheimer Schlüssel',
  'payment_accounts.stripe.secretKey.help':
    'Beginnt mit sk_ oder rk_. Ein eingeschränkter Schlüssel braucht Schreibrecht für Checkout Sessions, PaymentIntents und Refunds.',
  'payment_accounts.stripe.webhookSecret': 'Signaturgeheimnis',
  'payment_accounts.stripe.webhookSecret.help': 'Beginnt mit whsec_ und steht bei Stripe am Endpunkt.',
  'payment_accounts.paypal.clientId': 'Client-ID',
  'payment_accounts.paypal.clientSecret': 'Geheimnis (Secret)',
  'payment_accounts.paypal.webhookId': 'Webhook-ID',
  'payment_accounts.paypal.webhookId.help': 'Steht bei PayPal in der App unter Webhooks.',
  'payment_accounts.bank': 'Bankverbindung',
  'payment_accounts.bank.about': 'Für Vorkasse und Rechnungen.',
  'payment_accounts.bank.holder': 'Kontoinhaber',
  'payment_accounts.bank.iban': 'IBAN',
  'payment_accounts.bank.bic': 'BIC',
  'payment_accounts.bank.bic.help': 'Innerhalb Europas nicht nötig.',
  'payment_accounts.bank.bankName': 'Bank',
  'payment_accounts.bank.add': 'Bankverbindung eintragen',
  'payment_accounts.bank.edit': 'Bankverbindung ändern',
  'payment_accounts.bank.saved': 'Die Bankverbindung ist gespeichert.',
  'payment_accounts.bank.remove': 'Entfernen',
  'payment_accounts.bank.remove.title': 'Bankverbindung entfernen?',
  'payment_accounts.bank.remove.text':
    'Kunden bekommen sie nicht mehr genannt. Auf Rechnungen, die schon verschickt sind, bleibt sie stehen.',

  'step.payment': 'Bezahlen einrichten',
  'step.payment.about':
    'Bei Übergabe geht ohne Konto. Für Karte, Klarna und PayPal verbinden Sie Ihr Konto, für Vorkasse und Rechnung tragen Sie die Bankverbindung ein.',
} as const;
