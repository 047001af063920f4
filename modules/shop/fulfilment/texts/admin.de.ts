export const adminDe = {
  'capability.area.fulfilment': 'Übergabe',
  'capability.fulfilment.read': 'Übergabe von Bestellungen ansehen',
  'capability.fulfilment.move': 'Status der Übergabe ändern',
  'fulfilment.unknown': 'Zu dieser Bestellung gibt es keine Übergabe.',
  'fulfilment.moved_meanwhile':
    'Der Status wurde inzwischen von jemand anderem geändert. Angezeigt wird der neue Status.',
  'fulfilment.not_possible': 'In diesem Status ist das nicht möglich.',
  'fulfilment.promise_out_of_range': 'Diese Zeit ist nicht möglich.',
  'fulfilment.over': 'Die Bestellung ist abgelehnt oder storniert.',
  'hold.fulfilment.open': 'Die Bestellung {number} ist noch nicht übergeben.',
  'fulfilment.not_sent': 'Sendungsnummern sind nur beim Versand möglich.',
  'audit.order.parcels': 'Sendungsnummern geändert',
} as const;
