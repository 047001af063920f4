import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.ordermodule.title': 'Orders',
  'tile.ordermodule.info': 'The newest orders by status. An opened row tells what it is about.',
  'tile.revenue.title': 'Revenue',
  'tile.revenue.info':
    'Invoices less refunds: the last seven days against the seven before, up to the same time of day.',
  'tile.revenue.days': 'last 7 days',
  'tile.revenue.before': '7 days before, up to the same time: {amount}',
  'tile.revenue.more': '{percent}\u00a0% more',
  'tile.revenue.less': '{percent}\u00a0% less',
  'tile.revenue.same': 'as much',
  'tile.revenue.none_before': 'nothing before',
  'tile.revenue.day': '{day}: {amount}, the week before {before}',
  'tile.revenue.open': 'Show paid orders',
  'tile.orders.open': 'Show all',
  'tile.orders.details': 'Open the order',
};
