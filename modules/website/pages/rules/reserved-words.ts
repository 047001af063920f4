/**
 * Reserved first path segments: built-in pages (a storefront test compares this list with them), server routes, and names that users expect to mean
 * something else.
 */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'files',
  'health',
  'metrics',
  'ready',
  'anmelden',
  'barrierefreiheit',
  'bestellung',
  'chat',
  'cookies',
  'gutschein',
  'impressum',
  'kasse',
  'konto',
  'miete',
  'newsletter',
  'ohne-netz',
  'q',
  'shop',
  'standort',
  'standorte',
  'termin',
  'termine',
  'terminal',
  'tisch',
  'umfrage',
  'vorschau',
  'warenkorb',
  'widerrufen',
  'zahlung',
]);

export function isReserved(slug: string): boolean {
  return RESERVED_WORDS.has(slug.split('/', 1)[0]!);
}
