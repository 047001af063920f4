import { adminDeDu as catalogDeDu } from '@fachwerk/catalog/texts/admin.deDu';
import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  ...catalogDeDu,
  'grid.help':
    'Pfeiltasten und Tab wechseln die Zelle, Tippen oder Enter beginnt, Esc bricht ab. Blöcke lassen sich aus einer Tabellenkalkulation einfügen und dorthin kopieren. Mit Esc verlässt du die Tabelle.',
  'grid.price_wrong': 'Schreib den Preis wie 8,90.',
  'grid.stock_wrong': 'Schreib eine ganze Zahl, oder nichts, wenn nicht gezählt wird.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
