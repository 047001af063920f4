/** Letters that this code page has beyond Latin-1, which are all that German papers use of it. */
const BEYOND: Readonly<Record<string, number>> = {
  '€': 0x80,
  '„': 0x84,
  '–': 0x96,
  '—': 0x97,
  '“': 0x93,
  '”': 0x94,
  '’': 0x92,
};
const LAST_OF_LATIN = 0xff;

/** What the page has no letter for loses its accent, or becomes a question mark: a name must not stop an import. */
export function windows1252(text: string): Buffer {
  return Buffer.from([...text].map(byteOf));
}

function byteOf(letter: string): number {
  const code = BEYOND[letter] ?? letter.codePointAt(0)!;
  if (code <= LAST_OF_LATIN) return code;
  const plain = letter.normalize('NFD').codePointAt(0)!;
  return plain <= LAST_OF_LATIN ? plain : '?'.charCodeAt(0);
}
