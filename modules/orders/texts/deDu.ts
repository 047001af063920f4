import { mailsDeDu } from './mails-deDu.ts';
import { screensDeDu } from './screens-deDu.ts';
import { siteDeDu } from './site-deDu.ts';

export const deDu = {
  'order.refund_denied': 'Beim Stornieren geht Geld zurück. Dafür fehlt dir das Recht „Geld erstatten“.',
  'order.too_many_to_export': 'Das sind mehr als {most} Bestellungen. Wähle einen kürzeren Zeitraum.',
  'mail.paid_late.text':
    'Für die stornierte Bestellung {number} sind {amount} angekommen. Das Geld geht von selbst zurück, du musst nichts tun.',
  'mail.refund_failed.text':
    'Die Erstattung von {amount} zur Bestellung {number} hat der Zahlungsdienst abgelehnt. Bitte erstatte den Betrag auf einem anderen Weg.',
  ...siteDeDu,
  ...mailsDeDu,
  ...screensDeDu,
};
