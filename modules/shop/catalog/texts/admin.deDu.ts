import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'item.changed_meanwhile':
    'Der Artikel wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere erneut.',
  'item.stock_changed': 'Der Bestand hat sich inzwischen geändert. Prüfe ihn und trag ihn erneut ein.',
  'item.tobacco_age': 'Tabakwaren dürfen nur an Erwachsene verkauft werden. Wähle „ab 18“.',
  'item.price_of_variants': 'Der Artikel hat Varianten. Ändere Preis und Aktion bei den Varianten.',
  'promo.no_price_before':
    'Der Artikel hatte bisher keinen anderen Preis. Speichere ihn zuerst ohne Aktion oder leg einen späteren Beginn fest.',
  'category.changed_meanwhile':
    'Die Kategorie wurde inzwischen von jemand anderem geändert. Bitte lade sie neu und speichere erneut.',
  'category.not_empty': 'Diese Kategorie enthält Artikel. Verschieb oder archiviere sie zuerst.',
  'category.sorted_by_rule':
    'Diese Kategorie wird automatisch sortiert. Stell sie auf „Von Hand“, um Artikel zu verschieben.',
  'category.archived': 'Diese Kategorie ist archiviert. Stell sie zuerst wieder her.',
  'catalog.empty.text': 'Leg deinen ersten Artikel an. Bilder, Allergene und Aktionen lassen sich später ergänzen.',
  'grid.help':
    'Pfeiltasten und Tab wechseln die Zelle, Tippen oder Enter beginnt, Esc bricht ab. Blöcke lassen sich aus einer Tabellenkalkulation einfügen und dorthin kopieren. Mit Esc verlässt du die Tabelle.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
