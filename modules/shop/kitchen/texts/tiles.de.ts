/** Said by the frame before the module itself is there. */
export const tilesDe = {
  'tile.service.title': 'Betrieb heute',
  'tile.service.info':
    'Öffnungsstatus, wartende Bestellungen, Umsatz von heute und ausverkaufte Artikel. Jede Zahl führt zu ihrer Liste.',
} as const;
