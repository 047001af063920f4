export type Piece = { readonly text: string; readonly href?: string };

/** What may follow a link in a sentence and is no part of it. */
const TRAILING = /[.,;:!?'"’”»)\]}>]+$/;

/**
 * The text of a mail in pieces: words, and the http(s) addresses between them. Nothing else becomes a link, and no piece is ever
 * read as HTML.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const address = withoutTrail(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** Each address once, in the order of the text. */
export function linksIn(text: string): string[] {
  return [...new Set(piecesOf(text).flatMap(({ href }) => href ?? []))];
}

/** A closing bracket belongs to the address if its opening one does. */
function withoutTrail(found: string): string {
  const trail = TRAILING.exec(found)?.[0] ?? '';
  const bare = found.slice(0, found.length - trail.length);
  return trail.startsWith(')') && bare.includes('(') ? `${bare})` : bare;
}

function hrefOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) && url.hostname ? url.href : null;
}
