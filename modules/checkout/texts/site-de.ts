import { pagesDe } from './pages-de.ts';

export const siteDe = {
  ...pagesDe,
  'cart.empty': 'Der Warenkorb ist leer. Wählen Sie zuerst ein Fach.',
  'cart.box_already_in_cart': 'Dieses Fach liegt schon im Warenkorb.',
  'cart.item_not_added':
    'Das hat nicht geklappt: Das Fach konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.',
  'cart.options_unavailable':
    'Was Sie gewählt haben, ist nicht mehr verfügbar. Bitte wählen Sie eine andere Zeit oder Größe.',
  'cart.item_unknown': 'Diese Zeile steht nicht mehr im Warenkorb.',
  'cart.full': 'Mehr als {most} Fächer passen nicht in eine Bestellung. Bezahlen Sie zuerst diese.',
  'cart.not_empty':
    'Im Warenkorb liegt schon etwas. Wenn Sie weitermachen, wird es daraus entfernt und steht wieder anderen offen.',
  'cart.other_party':
    'Im Warenkorb liegen Fächer eines anderen Anbieters. Bezahlen Sie zuerst diese, oder leeren Sie den Warenkorb.',
  'cart.hold_expired':
    'Die Zeit zum Bezahlen ist abgelaufen, das Fach ist nicht mehr für Sie reserviert. Reservieren Sie es im Warenkorb noch einmal.',
  'cart.price_changed':
    'Der Preis hat sich inzwischen geändert. Bitte prüfen Sie die neue Summe und bestellen Sie dann noch einmal.',
  'cart.changed_meanwhile':
    'Der Warenkorb wurde inzwischen geändert, vielleicht in einem anderen Fenster. Bitte prüfen Sie ihn noch einmal.',
  'checkout.missing_information': 'Es fehlen noch Angaben.',
  'checkout.incorrect_information': 'Einige Angaben stimmen nicht.',
  'checkout.approval_required': 'Ihre Zustimmung fehlt noch.',
  'field.first_name_missing': 'Bitte Ihren Vornamen angeben.',
  'field.last_name_missing': 'Bitte Ihren Nachnamen angeben.',
  'field.email_missing': 'Bitte Ihre E-Mail-Adresse angeben.',
  'field.phone': 'Bitte eine Telefonnummer wie 0170 1234567, oder nichts.',
  'field.accept_terms': 'Bitte stimmen Sie den AGB zu.',
  'field.accept_privacy': 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben.',
  'field.accept_withdrawal': 'Bitte bestätigen Sie die Widerrufsbelehrung und den Beginn der Miete.',
} as const;
