import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'item.changed_meanwhile':
    'Der Artikel wurde inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',
  'item.stock_changed': 'Der Bestand hat sich inzwischen geändert. Sieh nach, und trag ihn dann noch einmal ein.',
  'item.tobacco_age': 'Tabakwaren dürfen nur an Erwachsene verkauft werden. Wähle „ab 18“.',
  'item.price_of_variants': 'Der Artikel hat Varianten. Ändere Preis und Aktion bei den Varianten.',
  'promo.no_price_before':
    'Der Artikel war noch zu keinem anderen Preis im Angebot. Speichere ihn erst ohne Aktion, oder lass sie später beginnen.',
  'category.changed_meanwhile':
    'Die Kategorie wurde inzwischen von jemand anderem geändert. Bitte lade sie neu und speichere dann noch einmal.',
  'category.not_empty': 'In dieser Kategorie sind noch Artikel. Verschieb oder archiviere sie zuerst.',
  'category.sorted_by_rule':
    'Diese Kategorie sortiert sich selbst. Stell sie auf „von Hand“, um Artikel zu verschieben.',
  'category.archived': 'Diese Kategorie ist archiviert. Hol sie zuerst zurück.',
  'catalog.price.of_variants': 'Ab-Preis: der niedrigste der Varianten. Du änderst ihn dort.',
  'catalog.empty.text': 'Leg deinen ersten Artikel an. Bilder, Allergene und Aktionen kannst du später ergänzen.',
  'catalog.empty.first_category':
    'Leg zuerst eine Kategorie an, zum Beispiel „Pizza“ oder „Getränke“. Danach kommen die Artikel hinein.',
  'catalog.empty.reader': 'Sobald es Artikel gibt, siehst du sie hier.',
  'grid.help':
    'Pfeiltasten und Tab wechseln die Zelle, Tippen oder Enter beginnt, Esc bricht ab. Blöcke lassen sich aus einer Tabellenkalkulation einfügen und dorthin kopieren. Mit Esc verlässt du die Tabelle.',
  'grid.price_wrong': 'Schreib den Preis wie 8,90.',
  'grid.stock_wrong': 'Schreib eine ganze Zahl, oder nichts, wenn nicht gezählt wird.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
