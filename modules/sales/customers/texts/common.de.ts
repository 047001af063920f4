export const commonDe = {
  'customer.email_taken': 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.',
  'customer.email_missing': 'Bitte geben Sie eine E-Mail-Adresse ein: Mit ihr meldet sich der Kunde an.',
  'customer.already_blocked': 'Dieses Konto ist schon gesperrt.',
  'customer.not_blocked': 'Dieses Konto ist nicht gesperrt.',
  'customer.of_the_network':
    'Das Konto gilt im ganzen Netzwerk. Sperren und die E-Mail-Adresse ändern kann nur der Franchisegeber.',
  'customer_note.unknown': 'Diese Notiz gibt es nicht, oder sie ist von jemand anderem.',

  'customer.unknown': 'Diese Kundin oder diesen Kunden gibt es nicht.',
  'customer.changed_meanwhile':
    'Die Angaben wurden inzwischen an anderer Stelle geändert. Bitte prüfen Sie sie und speichern Sie noch einmal.',
  'customer.has_open_business':
    'Es ist noch etwas offen, zum Beispiel eine laufende Miete oder eine Zahlung. Danach lässt sich das Konto löschen.',
  'customer.not_confirmed': 'Geben Sie zur Bestätigung genau die E-Mail-Adresse des Kontos ein.',
  'customer_address.unknown': 'Diese Adresse gibt es nicht mehr.',
  'customer_address.limit_reached':
    'Mehr als {most} Adressen lassen sich nicht speichern. Entfernen Sie zuerst eine andere.',
  'customer_login.email_invalid': 'Das hat nicht geklappt. Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'customer_login.too_many_tries':
    'Von hier kamen zu viele Anfragen. Bitte versuchen Sie es in {minutes} Minuten noch einmal.',
  'customer_login.link_invalid':
    'Dieser Link gilt nicht mehr. Er funktioniert 15 Minuten lang und nur einmal. Fordern Sie einfach einen neuen an.',
  'customer_login.code_wrong': 'Dieser Code stimmt nicht. Übrige Versuche: {left}.',
  'customer_login.code_used_up':
    'Dieser Code gilt nicht mehr. Öffnen Sie den Link in der E-Mail, oder fordern Sie eine neue E-Mail an.',
  'customer_newsletter.link_invalid': 'Dieser Link gilt nicht. Vielleicht wurde er beim Kopieren abgeschnitten.',

  'customers.export.file': 'meine-daten',
} as const;
