import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'cart.nothing_what': 'Wähle zuerst ein Fach.',
  'cart.code_unknown': 'Dieser Code ist ungültig. Bitte prüfe die Schreibweise.',
  'cart.unpaid': 'Deine letzte Bestellung ist noch nicht bezahlt.',
  'checkout.hold_over':
    'Nicht mehr reserviert. Deine Eingaben bleiben erhalten; beim Bestellen prüfen wir, ob ein Fach frei ist.',
  'checkout.surcharge_terms': 'Die Nachzahlung gehört zu deiner gebuchten Miete. Eine neue Zustimmung ist nicht nötig.',
  'checkout.phone_help': 'Nur für Rückfragen zu deiner Miete.',
  'checkout.no_options_what': 'Bitte versuche es später noch einmal.',
  'checkout.your_order': 'Deine Bestellung',
  'checkout.being_transferred': 'Die Bestellung wird übertragen. Bitte lass dieses Fenster offen.',
  'result.paid_what': 'Vielen Dank. Deine Bestellung {number} ist bezahlt.',
  'result.failed_card':
    'Die Kartenzahlung wurde abgelehnt oder abgebrochen. Es wurde nichts abgebucht. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.failed_klarna':
    'Die Zahlung mit Klarna wurde abgelehnt oder abgebrochen. Es wurde nichts abgebucht. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.failed_paypal':
    'Die Zahlung mit PayPal wurde abgelehnt oder abgebrochen. Es wurde nichts abgebucht. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.failed_test':
    'Die Testzahlung wurde abgelehnt oder abgebrochen. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.pending_what':
    'Die Prüfung dauert meist nur einen Augenblick. Diese Seite aktualisiert sich automatisch. Du kannst sie schließen: Wir informieren {email}, sobald die Zahlung bestätigt ist.',
  'result.elsewhere_what': 'Schließe sie dort ab oder starte hier eine neue Zahlung.',
  'result.open_what': 'Deine Bestellung {number} ist eingegangen. Zum Abschluss fehlt die Zahlung.',
  'confirmation.thanks': 'Vielen Dank für deine Bestellung',
  'result.refunded_what':
    'Wir erstatten dir {amount} über die ursprüngliche Zahlungsart. Einzelheiten findest du in unserer E-Mail an {email}.',
  'confirmation.refunded_part': 'Davon erstatten wir dir {amount}.',

  'cart.empty': 'Der Warenkorb ist leer. Wähle zuerst ein Fach.',
  'cart.not_empty':
    'Der Warenkorb ist nicht leer. Fährst du fort, werden die bisherigen Positionen entfernt und ihre Reservierung endet.',
  'cart.other_party':
    'Dein Warenkorb enthält Positionen eines anderen Anbieters. Bezahle diese zuerst oder leere den Warenkorb.',
  'cart.hold_expired':
    'Die Zahlungsfrist ist abgelaufen, das Fach ist nicht mehr reserviert. Reserviere es im Warenkorb erneut.',
  'cart.too_many_open':
    'Zu diesen Kontaktdaten oder von diesem Anschluss sind bereits mehrere Bestellungen offen. Bitte warte, bis eine davon abgeschlossen ist, oder zahle online.',
  'cart.contact_unconfirmed':
    'Zu dieser E-Mail-Adresse ist bereits eine Bestellung offen. Bitte melde dich an oder zahle online, um eine weitere aufzugeben.',
  'cart.too_many_unpaid':
    'Von diesem Anschluss sind bereits mehrere Bestellungen unbezahlt. Bezahle zuerst eine davon oder versuche es in einer halben Stunde noch einmal.',
  'cart.price_changed': 'Der Preis hat sich geändert. Bitte prüfe die neue Summe und bestelle erneut.',
  'cart.changed_meanwhile':
    'Der Warenkorb wurde inzwischen geändert, zum Beispiel in einem anderen Fenster. Bitte prüfe ihn.',
  'checkout.approval_required': 'Deine Zustimmung fehlt.',
  'field.first_name_missing': 'Bitte deinen Vornamen angeben.',
  'field.last_name_missing': 'Bitte deinen Nachnamen angeben.',
  'field.email_missing': 'Bitte deine E-Mail-Adresse angeben.',
  'field.accept_terms': 'Bitte stimme zu.',
  'field.accept_privacy': 'Bitte bestätige, dass du sie gelesen hast.',
  'field.accept_withdrawal': 'Bitte bestätige, dass du sie gelesen hast.',
  'checkout.goods_phone_help': 'Nur für Rückfragen zu deiner Bestellung.',
  'field.accept_age': 'Bitte bestätige die Angabe.',
  'result.later_what': 'Deine Bestellung {number} ist eingegangen. Du bezahlst später.',
  'checkout.extension_terms': 'AGB und Datenschutzerklärung deiner Miete gelten weiter.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
