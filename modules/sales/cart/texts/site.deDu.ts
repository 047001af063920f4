import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'cart.cancel_free': 'Bis zum Beginn kannst du kostenlos stornieren.',
  'cart.nothing_what': 'Such dir zuerst ein Fach aus.',
  'cart.held_for': 'Für dich reserviert: noch {minutes}',
  'cart.held_until': 'Für dich reserviert bis {time}',
  'cart.code_unknown': 'Diesen Code gibt es nicht. Bitte prüfe, ob er richtig abgeschrieben ist.',
  'cart.unpaid': 'Deine letzte Bestellung ist noch nicht bezahlt.',
  'cart.expired_summary_one': '{count} Fach ist nicht mehr für dich reserviert.',
  'cart.expired_summary_other': '{count} Fächer sind nicht mehr für dich reserviert.',
  'checkout.contact_help': 'An diese E-Mail-Adresse schicken wir die Zugangsdaten. Ein Konto brauchst du nicht.',
  'checkout.hold_over':
    'Nicht mehr reserviert. Was du eingegeben hast, bleibt stehen; beim Bestellen prüfen wir, ob noch ein Fach frei ist.',
  'checkout.surcharge_terms':
    'Das gehört zu einer Miete, die du schon gebucht hast. Neuen Bedingungen musst du dafür nicht zustimmen.',
  'checkout.owed_what': 'Neue Fächer kannst du mieten, sobald sie beglichen ist.',
  'checkout.phone_help': 'Nur für Rückfragen zu deiner Miete.',
  'checkout.payment_question': 'Wie möchtest du bezahlen?',
  'checkout.no_options_what': 'Bitte versuche es später noch einmal.',
  'checkout.your_data': 'Deine Daten',
  'checkout.your_order': 'Deine Bestellung',
  'checkout.newsletter': 'Schickt mir Neuigkeiten per E-Mail. Ich kann mich jederzeit abmelden. (freiwillig)',
  'checkout.being_transferred': 'Die Bestellung wird übertragen. Bitte lass dieses Fenster offen.',
  'result.paid_what': 'Vielen Dank. Deine Bestellung {number} ist bezahlt.',
  'checkout.option_cash_what': 'Wenn du deine Bestellung bekommst.',
  'checkout.option_card_on_site_what': 'Wenn du deine Bestellung bekommst.',
  'checkout.option_invoice_what': 'Du überweist, wenn du die Rechnung hast.',
  'checkout.option_prepayment_what': 'Du überweist vorab. Danach beginnen wir mit deiner Bestellung.',
  'checkout.option_cash_on_delivery_what': 'Du bezahlst beim Zusteller.',
  'result.failed_card':
    'Die Kartenzahlung wurde abgelehnt oder abgebrochen. Es wurde nichts abgebucht. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.failed_klarna':
    'Die Zahlung mit Klarna wurde abgelehnt oder abgebrochen. Es wurde nichts abgebucht. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.failed_paypal':
    'Die Zahlung mit PayPal wurde abgelehnt oder abgebrochen. Es wurde nichts abgebucht. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.failed_test':
    'Die Testzahlung wurde abgelehnt oder abgebrochen. Versuche es noch einmal, oder wechsle die Zahlungsart.',
  'result.pending_what':
    'Das dauert meist nur einen Augenblick. Diese Seite aktualisiert sich von selbst. Du kannst sie auch schließen: Sobald die Zahlung bestätigt ist, schreiben wir an {email}.',
  'result.elsewhere_what': 'Schließe sie dort ab, oder bezahle hier noch einmal von vorn.',
  'result.open_what': 'Deine Bestellung {number} ist da. Zum Abschluss fehlt nur die Zahlung.',
  'confirmation.thanks': 'Vielen Dank für deine Bestellung',
  'result.refunded_what':
    'Wir geben dir {amount} zurück, auf dem Weg, auf dem du bezahlt hast. Das Nähere steht in unserer E-Mail an {email}.',
  'confirmation.refunded_part': 'Davon geben wir dir {amount} zurück.',

  'cart.empty': 'Der Warenkorb ist leer. Wähle zuerst ein Fach.',
  'cart.not_empty':
    'Im Warenkorb liegt schon etwas. Wenn du weitermachst, wird es daraus entfernt und steht wieder anderen offen.',
  'cart.other_party':
    'In deinem Warenkorb liegt etwas von einem anderen Anbieter. Bezahle das zuerst, oder leere den Warenkorb.',
  'cart.hold_expired':
    'Die Zeit zum Bezahlen ist abgelaufen, das Fach ist nicht mehr für dich reserviert. Reserviere es im Warenkorb noch einmal.',
  'cart.too_many_open':
    'Zu diesen Kontaktdaten oder von diesem Anschluss sind bereits mehrere Bestellungen offen. Bitte warte, bis eine davon abgeschlossen ist, oder zahle online.',
  'cart.contact_unconfirmed':
    'Zu dieser E-Mail-Adresse ist bereits eine Bestellung offen. Bitte melde dich an oder zahle online, um eine weitere aufzugeben.',
  'cart.too_many_unpaid':
    'Von hier aus warten schon mehrere Bestellungen auf ihre Zahlung. Bezahle zuerst eine davon, oder versuche es in einer halben Stunde noch einmal.',
  'cart.price_changed':
    'Der Preis hat sich inzwischen geändert. Bitte prüfe die neue Summe und bestelle dann noch einmal.',
  'cart.changed_meanwhile':
    'Der Warenkorb wurde inzwischen geändert, vielleicht in einem anderen Fenster. Bitte prüfe ihn noch einmal.',
  'checkout.approval_required': 'Deine Zustimmung fehlt noch.',
  'field.first_name_missing': 'Bitte deinen Vornamen angeben.',
  'field.last_name_missing': 'Bitte deinen Nachnamen angeben.',
  'field.email_missing': 'Bitte deine E-Mail-Adresse angeben.',
  'field.accept_terms': 'Bitte stimme zu.',
  'field.accept_privacy': 'Bitte bestätige, dass du sie gelesen hast.',
  'field.accept_withdrawal': 'Bitte bestätige, dass du sie gelesen hast.',
  'checkout.only_option': 'Du zahlst mit: {option}',
  'checkout.goods_contact_help': 'An diese E-Mail-Adresse schicken wir die Bestätigung. Ein Konto brauchst du nicht.',
  'checkout.goods_phone_help': 'Nur für Rückfragen zu deiner Bestellung.',
  'cart.handover_open': 'Es fehlt noch, wie, wohin oder wann du die Ware bekommen möchtest.',
  'field.accept_age': 'Bitte bestätige die Angabe.',
  'result.later_what': 'Bestellung {number} ist aufgenommen. Du bezahlst später.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
