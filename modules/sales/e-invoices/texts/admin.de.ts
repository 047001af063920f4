export const adminDe = {
  'e_invoice.not_kept': 'Zu diesem Beleg gibt es keine Fassung für Programme. Es gibt sie für Belege an Firmen.',
  'e_invoice.seller_incomplete':
    'Eine XRechnung nennt Adresse, Telefon, E-Mail und USt-IdNr. der Firma. Als dieser Beleg geschrieben wurde, fehlte davon etwas in den Firmendaten. Ergänzen Sie sie: Neue Belege haben sie dann.',
  'e_invoice.buyer_incomplete': 'Eine XRechnung nennt PLZ und Ort des Kunden. Auf diesem Beleg fehlen sie.',
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
