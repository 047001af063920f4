import type { PaperLine } from '../../rules/paper.ts';

/** What a Star printer may ask a ticket in: its own commands where it knows them, plain text otherwise. */
export const STAR_TYPES = ['application/vnd.star.starprnt', 'application/vnd.star.line', 'text/plain'] as const;

const ESC = 0x1b;
const INIT = [ESC, 0x40];
/** Windows-1252. */
const CODE_PAGE = [ESC, 0x1d, 0x74, 32];
const BOLD_ON = [ESC, 0x45];
const BOLD_OFF = [ESC, 0x46];
const LARGE = [ESC, 0x69, 1, 1];
const NORMAL = [ESC, 0x69, 0, 0];
const FEED = 0x0a;
/** Feeds to the knife and leaves a small bridge. */
const CUT = [ESC, 0x64, 3];

export function starTicket(lines: readonly PaperLine[], type: string): { contentType: string; bytes: Buffer } {
  if (type === 'text/plain') {
    const text = lines.map((line) => line.text.trimEnd()).join('\n');
    return { contentType: 'text/plain; charset=utf-8', bytes: Buffer.from(`${text}\n`, 'utf8') };
  }
  const bytes = [...INIT, ...CODE_PAGE];
  for (const { text, isLarge, isBold } of lines) {
    if (isLarge) bytes.push(...LARGE);
    if (isBold) bytes.push(...BOLD_ON);
    bytes.push(...windows1252(text.trimEnd()), FEED);
    if (isBold) bytes.push(...BOLD_OFF);
    if (isLarge) bytes.push(...NORMAL);
  }
  return { contentType: type, bytes: Buffer.from([...bytes, ...CUT]) };
}

/** Where Windows-1252 differs from Latin-1. */
const OWN: Readonly<Record<string, number>> = {
  '€': 0x80,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
};

/** What the printer has no letter for becomes its plain one, or a question mark. */
function windows1252(text: string): number[] {
  return [...text.normalize('NFC')].map((letter) => {
    const code = OWN[letter] ?? letter.codePointAt(0)!;
    if (code >= 0x20 && code <= 0xff) return code;
    const plain = letter.normalize('NFD').codePointAt(0)!;
    return plain >= 0x20 && plain < 0x80 ? plain : 0x3f;
  });
}
