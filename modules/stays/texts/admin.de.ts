export const adminDe = {
  'log.rental.reminded': 'Der Mieter wurde an das Ende seiner Miete erinnert.',
  'log.rental.overrun': 'Die Mietzeit ist überzogen, eine Nachzahlung ist fällig.',
  'log.rental.extended': 'Die Miete wurde verlängert.',
  'log.rental.ended': 'Die Miete wurde beendet.',
  'log.rental.refunded': 'Zur Miete wurde Geld erstattet.',
  'log.rental.surcharge_paid': 'Die Nachzahlung ist da.',
  'log.rental.reported': 'Ein Kunde hat das Fach {box} als nicht leer oder defekt gemeldet.',
  'log.rental.replaced': 'Die Miete zog von Fach {before} in Fach {after}.',
  'rental.reported.not_empty': 'Vom Mieter gemeldet: nicht leer',
  'rental.reported.defect': 'Vom Mieter gemeldet: defekt',
  'rental.refund_reason.extension': 'Die Verlängerung war bei der Zahlung nicht mehr möglich.',
  'rental.refund_reason.surcharge': 'Die Nachzahlung war schon geleistet.',
} as const;
