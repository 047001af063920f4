import { unzipSync, zipSync } from 'fflate';
import { UnreadableFile } from './table.ts';

/** A sheet of 100,000 rows is some 100 MB of XML. */
const MOST_UNPACKED_BYTES = 150 * 1024 * 1024;
/** XML of spreadsheets shrinks to a twentieth or so; small parts may shrink as they like. */
const MOST_SHRUNK = 200;
const FREELY_SHRUNK_BYTES = 8 * 1024 * 1024;
/** 100,000 rows of 20 columns. */
const MOST_CELLS = 2_000_000;
/** No program writes beyond these: column XFD, row 1,048,576. */
const LAST_COLUMN = 16_384;
const LAST_ROW = 1_048_576;

/** What a table is made of; notes, drawings, links to other files and macros are never looked at. */
const IS_NEEDED = /\.(?:xml|rels)$|^mimetype$/i;
const IS_LEFT_OUT =
  /vbaProject|comments|persons|drawing|media|pivot|slicer|externalLink|calcChain|docProps|printerSettings|queryTable|customXml/i;

/**
 * A zip says itself how large its parts are, and may lie: they are unpacked into as many bytes as they claim and no more. Of a sheet
 * nothing is handed on but its cells, within the addresses, the number and the repetitions that a real one has: the reader
 * expands whatever it is told.
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  let sum = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!IS_NEEDED.test(name) || IS_LEFT_OUT.test(name)) return false;
      sum += originalSize;
      const isBomb = originalSize > FREELY_SHRUNK_BYTES && originalSize > size * MOST_SHRUNK;
      if (isBomb || sum > MOST_UNPACKED_BYTES) throw new UnreadableFile('import.too_large');
      return true;
    },
  });
  const budget = { cells: MOST_CELLS, strings: MOST_CELLS };
  for (const [name, part] of Object.entries(parts)) if (/\.xml$/i.test(name)) parts[name] = soundPart(part, budget);
  return zipSync(parts, { level: 0 });
}

type Budget = { cells: number; strings: number };

function spend(budget: Budget, count: number, on: keyof Budget = 'cells'): void {
  budget[on] -= count;
  if (!(budget[on] >= 0)) throw new UnreadableFile('import.too_large');
}

/** Looked at byte for byte: names and addresses are ASCII, and a sheet of 100 MB is not decoded twice. */
function soundPart(part: Uint8Array<ArrayBuffer>, budget: Budget): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
  checkRepetitions(text, budget);
  const opening = /<(?:\w+:)?sheetData\b[^<>]*>/.exec(text);
  if (!opening) {
    for (const _ of text.matchAll(/<(?:\w+:)?si[\s>]/g)) spend(budget, 1, 'strings');
    return text.includes('hyperlink') ? latin1(text.replace(/<(?:\w+:)?hyperlink\b[^>]*>/g, '')) : part;
  }
  const end = /<\/(?:\w+:)?sheetData>/g;
  end.lastIndex = opening.index + opening[0].length;
  const closing = end.exec(text);
  const data = closing ? text.slice(opening.index, closing.index + closing[0].length) : '';
  checkCells(data, budget);
  return latin1(`<worksheet>${data}</worksheet>`);
}

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

function checkCells(data: string, budget: Budget): void {
  for (const [, name, address = ''] of data.matchAll(
    /<(?:\w+:)?(c|row)[\s/>](?:[^<>]*?\br\s*=\s*["']([^"']*)["'])?/g,
  )) {
    if (name === 'c') spend(budget, 1);
    if (address.length > 10 || !isOnSheet(address)) throw new UnreadableFile('import.unreadable');
  }
}

function isOnSheet(address: string): boolean {
  const parts = /^([A-Z]*)(\d*)$/.exec(address);
  if (!parts) return false;
  const column = Array.from(parts[1]!).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return column <= LAST_COLUMN && Number(parts[2]) <= LAST_ROW;
}

/** An open document says a cell once and how often it stands there; empty ones at the end of a sheet do not count. */
function checkRepetitions(text: string, budget: Budget): void {
  if (!text.includes('number-columns-repeated') && !text.includes('number-rows-repeated')) return;
  let rows = 1;
  for (const [tag, name] of text.matchAll(/<(?:\w+:)?(table-row|table-cell)\b[^<>]*>/g)) {
    const times = Number(/number-(?:rows|columns)-repeated\s*=\s*["'](\d+)["']/.exec(tag)?.[1] ?? 1);
    if (name === 'table-row') rows = times;
    else if (!tag.endsWith('/>')) spend(budget, times * rows);
    else spend(budget, 1);
  }
}
