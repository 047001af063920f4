/**
 * As orders are numbered: two groups of four, without letters that look like figures. People leave the dash out, write small
 * letters, put a # before it, or read a 0 as an O.
 */
export function orderNumberFrom(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return signs.length === 8 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : null;
}
