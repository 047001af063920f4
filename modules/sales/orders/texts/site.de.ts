import { commonDe } from './common.de.ts';

/** What customers read on the site. */
export const siteDe = {
  ...commonDe,

  'my_orders.title': 'Bestellungen',
  'my_orders.lead': 'Ihre Bestellungen, die neueste zuerst.',
  'my_orders.account': 'Mein Konto',
  'my_orders.empty': 'Noch keine Bestellung',
  'my_orders.empty_about': 'Ihre Bestellungen und Mieten erscheinen hier.',
  'my_orders.book': 'Fach mieten',
  'my_orders.show': 'Ansehen',
  'my_orders.invoice': 'Rechnung {number}',
  'my_orders.credit': 'Korrektur {number}',
  'my_orders.older': 'Ältere Bestellungen',
  'my_orders.placed': 'Bestellt am',
  'my_orders.total': 'Gesamt',
  'my_orders.payment': 'Zahlung',
  'my_orders.party': 'Vertragspartner',
  'my_orders.refunded': 'Davon erstattet',
  'my_orders.number': 'Bestellung {number}',
  'my_orders.status': 'Status',
  'my_orders.save': '{name} speichern',
  'my_orders.paper': 'Beleg',
} as const;
