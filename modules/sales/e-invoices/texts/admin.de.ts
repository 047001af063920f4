export const adminDe = {
  'e_invoice.not_kept': 'Für diesen Beleg gibt es keine XRechnung. Sie wird nur für Rechnungen an Firmen erstellt.',
  'e_invoice.seller_incomplete':
    'Die XRechnung braucht Adresse, Telefon, E-Mail und USt-IdNr. der Firma. In diesem Beleg sind sie unvollständig. Ergänzen Sie die Firmendaten: Sie gelten für neue Belege.',
  'e_invoice.buyer_incomplete': 'Die XRechnung braucht PLZ und Ort des Kunden. In diesem Beleg fehlen sie.',
  // Said inside of the file for programs.
  'e_invoice.paid': 'Bezahlt',
  'e_invoice.to_pay': 'Zahlbar ohne Abzug',
  'e_invoice.given_back': 'Erstattet',
  'e_invoice.set_off': 'Wird mit der offenen Rechnung verrechnet',
  'e_invoice.discount': 'Rabatt',
  'e_invoice.only_tip': 'Trinkgeld, kein Entgelt',
  'e_invoice.small_business': 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmer).',
  'e_invoice.untaxed': 'Ohne Umsatzsteuer',
  'e_invoice.card': 'Karte vor Ort',
  'e_invoice.transfer': 'Überweisung',
} as const;
