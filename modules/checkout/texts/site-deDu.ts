import { pagesDeDu } from './pages-deDu.ts';

export const siteDeDu = {
  ...pagesDeDu,
  'cart.empty': 'Der Warenkorb ist leer. Wähle zuerst ein Fach.',
  'cart.item_not_added':
    'Das hat nicht geklappt: Das Fach konnte nicht in den Warenkorb gelegt werden. Bitte versuche es noch einmal.',
  'cart.options_unavailable': 'Was du gewählt hast, ist nicht mehr verfügbar. Bitte wähle eine andere Zeit oder Größe.',
  'cart.full': 'Mehr als {most} Fächer passen nicht in eine Bestellung. Bezahle zuerst diese.',
  'cart.not_empty':
    'Im Warenkorb liegt schon etwas. Wenn du weitermachst, wird es daraus entfernt und steht wieder anderen offen.',
  'cart.other_party':
    'Im Warenkorb liegen Fächer eines anderen Anbieters. Bezahle zuerst diese, oder leere den Warenkorb.',
  'cart.hold_expired':
    'Die Zeit zum Bezahlen ist abgelaufen, das Fach ist nicht mehr für dich reserviert. Reserviere es im Warenkorb noch einmal.',
  'cart.price_changed':
    'Der Preis hat sich inzwischen geändert. Bitte prüfe die neue Summe und bestelle dann noch einmal.',
  'cart.changed_meanwhile':
    'Der Warenkorb wurde inzwischen geändert, vielleicht in einem anderen Fenster. Bitte prüfe ihn noch einmal.',
  'checkout.approval_required': 'Deine Zustimmung fehlt noch.',
  'field.first_name_missing': 'Bitte deinen Vornamen angeben.',
  'field.last_name_missing': 'Bitte deinen Nachnamen angeben.',
  'field.email_missing': 'Bitte deine E-Mail-Adresse angeben.',
  'field.accept_terms': 'Bitte stimme den AGB zu.',
  'field.accept_privacy': 'Bitte bestätige, dass du die Datenschutzerklärung gelesen hast.',
  'field.accept_withdrawal': 'Bitte bestätige die Widerrufsbelehrung und den Beginn der Miete.',
} as const;
