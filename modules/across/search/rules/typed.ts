/** What somebody has typed, as far as it can be told what it means. */
export type Typed = {
  /** What a name, an address or a place may be made of. */
  readonly words: readonly string[];
  /** What may be the number on a box, and where. */
  readonly boxes: readonly { readonly numbers: readonly string[]; readonly place: readonly string[] }[];
  /** What may be the number of an order or an invoice, as it is written there. */
  readonly numbers: readonly string[];
  /** Whoever says "Fach" looks for nobody of that name. */
  readonly isAboutBox: boolean;
  /** The door is meant, not its record. */
  readonly isToOpen: boolean;
};

const BOX_WORDS = new Set(['box', 'boxen', 'schloss', 'locker', 'lock']);
const isBoxWord = (word: string) => word.endsWith('fach') || BOX_WORDS.has(word);
const OPEN_WORDS = new Set(['öffnen', 'öffne', 'aufmachen', 'auf', 'open']);
const FILLERS = new Set(['nr', 'nr.', 'nummer', 'no', 'no.', 'number', 'in', 'am', 'im', 'at', 'the', '·', '–', '-']);

/** Written on a box: `7`, `012`, `A12`, `B-3`. */
const BOX_NUMBER = /^[a-z]{0,3}-?\d{1,4}[a-z]?$/;
const ORDER_NUMBER = /^([0-9a-z]{4})-?([0-9a-z]{4})$/;

/** „fach 19 berlin“ is box 19 where the place has to do with Berlin; „Anna Müller“ is somebody. */
export function typed(text: string): Typed {
  const all = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,;:#]+/)
    .filter(Boolean);
  const isAboutBox = all.some(isBoxWord);
  const said = all.filter((word) => !isBoxWord(word) && !FILLERS.has(word));
  const named = said.filter((word) => !OPEN_WORDS.has(word));
  const isToOpen = named.length > 0 && named.length < said.length;
  const words = isToOpen ? named : said;
  const boxes = words.flatMap((word, at) =>
    BOX_NUMBER.test(word) ? [{ numbers: waysToWrite(word), place: words.filter((_, other) => other !== at) }] : [],
  );
  return { words, boxes, numbers: words.flatMap(numberOf), isAboutBox, isToOpen };
}

/** `a7` stands on the door as `A7`; somebody who reads `07` may mean `7`. */
function waysToWrite(word: string): string[] {
  const bare = word.replace(/^0+(?=\d)/, '');
  return [...new Set([word, word.toUpperCase(), bare])];
}

function numberOf(word: string): string[] {
  const order = ORDER_NUMBER.exec(word);
  const written = word.toUpperCase();
  if (order) return [`${order[1]}-${order[2]}`.toUpperCase(), written];
  return /\d/.test(word) ? [written] : [];
}

/** An index of three letters finds nothing by two. */
const LEAST_LETTERS = 3;

export function isNameLike({ words, isAboutBox }: Typed): boolean {
  return !isAboutBox && words.some((word) => word.length >= LEAST_LETTERS);
}
