import { mailsDe } from './mails-de.ts';
import { screensDe } from './screens-de.ts';
import { siteDe } from './site-de.ts';
import { tilesDe } from './tiles-de.ts';

export const de = {
  'capability.orders.read': 'Bestellungen sehen',
  'capability.orders.status': 'Status und Notiz von Bestellungen ändern',
  'capability.orders.refund': 'Geld erstatten',
  'capability.orders.export': 'Bestellungen und Rechnungen herunterladen',
  'order.unknown': 'Diese Bestellung gibt es nicht.',
  'order.changed_meanwhile': 'Jemand hat diese Bestellung inzwischen geändert.',
  'order.not_paid': 'Für diese Bestellung ist noch kein Geld eingegangen.',
  'order.refund_too_high': 'So viel lässt sich nicht mehr erstatten.',
  'order.refund_denied': 'Beim Stornieren geht Geld zurück. Dafür fehlt Ihnen das Recht „Geld erstatten“.',
  'order.too_many_to_export': 'Das sind mehr als {most} Bestellungen. Wählen Sie einen kürzeren Zeitraum.',
  'invoice.unknown': 'Diese Rechnung gibt es nicht.',
  'audit.order.status': 'Status der Bestellung geändert',
  'audit.order.note': 'Notiz der Bestellung geändert',
  'audit.order.refund': 'Erstattung beauftragt',
  'log.order.paid': 'Bestellung {number} bezahlt',
  'log.order.paid_after_cancel': 'Zahlung zur stornierten Bestellung {number}: Das Geld geht zurück',
  'log.order.refunded': 'Geld zur Bestellung {number} erstattet',
  'log.order.refund_failed': 'Erstattung zur Bestellung {number} fehlgeschlagen',
  'log.order.status': 'Status der Bestellung {number} geändert',
  'mail.paid_late.subject': 'Zahlung zur stornierten Bestellung {number}',
  'mail.paid_late.text':
    'Für die stornierte Bestellung {number} sind {amount} angekommen. Das Geld geht von selbst zurück, Sie müssen nichts tun.',
  'mail.refund_failed.subject': 'Erstattung zur Bestellung {number} fehlgeschlagen',
  'mail.refund_failed.text':
    'Die Erstattung von {amount} zur Bestellung {number} hat der Zahlungsdienst abgelehnt. Bitte erstatten Sie den Betrag auf einem anderen Weg.',
  'mail.staff_order.button': 'Bestellung öffnen',
  'hold.orders.invoices': 'Rechnungen bewahren wir {years} Jahre auf (§ 147 AO).',
  'hold.orders.open': 'Die Bestellung {number} ist noch nicht abgeschlossen.',
  'person.order.placed': 'Bestellung {number} aufgegeben',
  'person.order.paid': 'Bestellung {number} bezahlt',
  'person.order.cancelled': 'Bestellung {number} storniert',
  'person.order.refunded': 'Geld zur Bestellung {number} erstattet',
  ...siteDe,
  ...mailsDe,
  ...screensDe,
  ...tilesDe,
};
