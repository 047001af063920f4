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

/** The sign that cuts most lines into as many pieces as the first one; quoted text does not count. */
export function separatorOf(text: string): (typeof SEPARATORS)[number] {
  const lines = text
    .slice(0, 200_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  const scores = SEPARATORS.map((separator) => {
    const [head = 0, ...rest] = lines.map((line) => line.split(separator).length - 1);
    const alike = rest.filter((count) => count === head).length;
    return { separator, score: head === 0 ? 0 : head * (alike + 1) };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}
