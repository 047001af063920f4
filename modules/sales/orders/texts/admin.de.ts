import { commonDe } from './common.de.ts';

export const adminDe = {
  ...commonDe,

  'capability.area.orders': 'Aufträge',
  'capability.orders.read': 'Bestellungen sehen',
  'capability.orders.status': 'Status und Notiz von Bestellungen ändern',
  'capability.orders.refund': 'Geld erstatten',
  'capability.orders.export': 'Bestellungen und Rechnungen herunterladen',
  'audit.order.status': 'Status der Bestellung geändert',
  'audit.order.note': 'Notiz der Bestellung geändert',
  'audit.order.refund': 'Erstattung beauftragt',
  'log.order.paid': 'Bestellung {number} bezahlt',
  'log.order.paid_after_cancel': 'Zahlung zur stornierten Bestellung {number}: wird automatisch erstattet',
  'log.order.refunded': 'Bestellung {number} erstattet',
  'log.order.refund_failed': 'Erstattung zur Bestellung {number} fehlgeschlagen',
  'log.order.status': 'Status der Bestellung {number} geändert',
  'hold.orders.invoices': 'Aufbewahrungspflicht für Rechnungen: {years} Jahre (§ 147 AO).',
  'hold.orders.open': 'Die Bestellung {number} ist noch nicht abgeschlossen.',
  'person.order.placed': 'Bestellung {number} aufgegeben',
  'person.order.accepted': 'AGB und Datenschutz akzeptiert, Bestellung {number}',
  'person.order.paid': 'Bestellung {number} bezahlt',
  'person.order.cancelled': 'Bestellung {number} storniert',
  'person.order.refunded': 'Bestellung {number} erstattet',

  'step.first_order': 'Probebestellung aufgeben',
  'step.first_order.about': 'Öffnen Sie Ihre Website auf dem Telefon und bestellen Sie zur Probe.',
  'handover.open.orders_new': 'Nicht angenommene Bestellungen',
  'handover.open.orders_due': 'Überfällige Beträge',
  'handover.figure.revenue': 'Umsatz',
  'handover.figure.orders': 'Bestellungen',
  'handover.figure.refunds': 'Erstattungen',
} as const;
