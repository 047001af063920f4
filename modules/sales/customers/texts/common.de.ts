export const commonDe = {
  'customer.email_taken': 'Diese E-Mail-Adresse gehört bereits zu einem anderen Konto.',
  'customer.email_missing': 'Bitte geben Sie eine E-Mail-Adresse ein. Sie ist die Anmeldung des Kunden.',
  'customer.already_blocked': 'Dieses Konto ist bereits gesperrt.',
  'customer.not_blocked': 'Dieses Konto ist nicht gesperrt.',
  'customer.of_the_network':
    'Das Konto gilt im gesamten Netzwerk. Nur der Franchisegeber kann es sperren oder die E-Mail-Adresse ändern.',
  'customer_note.unknown': 'Diese Notiz gibt es nicht, oder sie stammt von jemand anderem.',
  'customer.figure_denied': 'Ihre Rolle zeigt diesen Wert nicht. Sortieren und filtern Sie nach einer anderen Spalte.',
  'customer_tag.of_the_network': 'Tags vergibt nur der Franchisegeber.',
  'customer_tag.unknown': 'Diesen Tag gibt es nicht mehr.',
  'customer_tag.name_taken': 'Einen Tag mit diesem Namen gibt es schon.',
  'customer_tag.limit_reached': 'Mehr als {most} Tags lassen sich nicht anlegen. Löschen Sie zuerst einen anderen.',

  'customer.unknown': 'Diesen Kunden gibt es nicht.',
  'customer.changed_meanwhile':
    'Die Angaben wurden inzwischen an anderer Stelle geändert. Bitte prüfen Sie sie und speichern Sie erneut.',
  'customer.has_open_business':
    'Das Konto hat offene Vorgänge, zum Beispiel eine laufende Miete oder Zahlung. Löschen ist danach möglich.',
  'customer.merge_same': 'Ein Kunde lässt sich nicht mit sich selbst zusammenführen.',
  'customer.merged_meanwhile': 'Dieser Kunde wurde inzwischen mit einem anderen zusammengeführt.',
  'customer.not_confirmed': 'Geben Sie zur Bestätigung genau die E-Mail-Adresse des Kontos ein.',
  'customer_address.unknown': 'Diese Adresse gibt es nicht mehr.',
  'customer_address.limit_reached': 'Höchstens {most} Adressen sind möglich. Entfernen Sie zuerst eine andere.',
  'customer_login.email_invalid': 'Die Anmeldung ist fehlgeschlagen. Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'customer_login.too_many_tries': 'Zu viele Anfragen. Bitte versuchen Sie es in {minutes} Minuten noch einmal.',
  'customer_login.link_invalid':
    'Dieser Link ist abgelaufen. Er gilt 15 Minuten und nur einmal. Fordern Sie einen neuen an.',
  'customer_login.code_wrong': 'Falscher Code. Verbleibende Versuche: {left}.',
  'customer_login.code_used_up':
    'Dieser Code gilt nicht mehr. Öffnen Sie den Link in der E-Mail, oder fordern Sie eine neue E-Mail an.',
  'customer_newsletter.link_invalid': 'Dieser Link ist ungültig. Bitte öffnen Sie ihn direkt aus der E-Mail.',
  'customer_newsletter.too_many':
    'Zurzeit sind zu viele Anmeldungen eingegangen. Bitte versuchen Sie es in einer Stunde erneut.',

  'customers.export.file': 'meine-daten',
} as const;
