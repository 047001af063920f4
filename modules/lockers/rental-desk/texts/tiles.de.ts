export const tilesDe = {
  'tile.rentals.title': 'Mieten heute',
  'tile.rentals.info':
    'Heute beginnende und bald endende Mieten sowie der Umsatz, verglichen mit demselben Tag der Vorwoche bis zur selben Uhrzeit.',
  'tile.rentals.starts_one': 'Miete beginnt heute',
  'tile.rentals.starts_other': 'Mieten beginnen heute',
  'tile.rentals.ends_one': 'endet in der nächsten Stunde',
  'tile.rentals.ends_other': 'enden in der nächsten Stunde',
  'tile.rentals.active_one': 'läuft gerade',
  'tile.rentals.active_other': 'laufen gerade',
  'tile.rentals.revenue': 'Umsatz heute',
  'tile.overruns.title': 'Überzogene Mieten',
  'tile.overruns.info':
    'Mieten nach Ablauf der Kulanzzeit mit fälliger Nachzahlung. Die am längsten überzogenen zuerst.',
  'tile.overruns.count_one': 'Miete ist überzogen',
  'tile.overruns.count_other': 'Mieten sind überzogen',
  'tile.overruns.none': 'Keine überzogenen Mieten.',
  'tile.overruns.all': 'Alle überzogenen Mieten',
} as const;
