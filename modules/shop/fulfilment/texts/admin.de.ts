export const adminDe = {
  'capability.area.fulfilment': 'Übergabe',
  'capability.fulfilment.read': 'Übergabe von Bestellungen ansehen',
  'capability.fulfilment.move': 'Bestellungen annehmen und weitergeben',
  'fulfilment.unknown': 'Zu dieser Bestellung gibt es nichts zu übergeben.',
  'fulfilment.moved_meanwhile': 'Das hat gerade jemand anders getan. Angezeigt wird der neue Stand.',
  'fulfilment.not_possible': 'Das geht in diesem Stand der Bestellung nicht.',
  'fulfilment.promise_out_of_range': 'Diese Zeit lässt sich nicht zusagen.',
  'fulfilment.over': 'Die Bestellung ist abgelehnt oder storniert.',
  'hold.fulfilment.open': 'Die Bestellung {number} ist noch nicht übergeben.',
} as const;
