export const tilesDe = {
  'tile.ordermodule.title': 'Aufträge',
  'tile.ordermodule.info': 'Die neuesten Bestellungen nach Status. Eine aufgeklappte Zeile zeigt die Positionen.',
  'tile.revenue.title': 'Umsatz',
  'tile.revenue.info':
    'Rechnungen abzüglich Erstattungen: die letzten sieben Tage gegen die sieben davor bis zur selben Uhrzeit.',
  'tile.revenue.days': 'letzte 7 Tage',
  'tile.revenue.before': '7 Tage davor bis zur selben Uhrzeit: {amount}',
  'tile.revenue.more': '{percent}\u00a0% mehr',
  'tile.revenue.less': '{percent}\u00a0% weniger',
  'tile.revenue.same': 'gleich viel',
  'tile.revenue.none_before': 'Vorwoche ohne Umsatz',
  'tile.revenue.day': '{day}: {amount}, Woche davor {before}',
  'tile.revenue.open': 'Bezahlte Bestellungen ansehen',
  'tile.orders.open': 'Alle ansehen',
  'tile.orders.details': 'Bestellung öffnen',
} as const;
