/** As orders are numbered: two groups of four. People leave the dash out, write in small letters, or put a # before it. */
export function orderNumberFrom(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return signs.length === 8 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : null;
}
