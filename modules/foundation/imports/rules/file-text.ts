/** What a file says, whatever it was saved with: a byte-order mark decides, then whether it is UTF-8 at all; Excel's own is what is left. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A text file has none of these; pictures, programs and PDFs do within their first lines. */
export function isText(text: string): boolean {
  return !/(?![\t\n\v\f\r])\p{Cc}/u.test(text.slice(0, 4000));
}

const SEPARATORS = [';', ',', '\t', '|'] as const;
const LOOKED_AT = 30;

/** The sign that cuts most lines into as many pieces as each other; quoted text and lines it does not cut (titles) do not count. */
export function separatorOf(text: string): (typeof SEPARATORS)[number] {
  const lines = text
    .slice(0, 200_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    const alike = Map.groupBy(counts, (count) => count);
    // As many lines as possible; among equals, as many pieces.
    return {
      separator,
      score: Math.max(0, ...[...alike].map(([count, all]) => all.length + Math.min(count, 99) / 100)),
    };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}
