import type { PrintLine } from './ticket-lines.ts';

/** A line of paper: never longer than it is wide. */
export type PaperLine = { readonly text: string; readonly isLarge: boolean; readonly isBold: boolean };

/** Breaks lines at words, puts what belongs to the right to the right. Large letters take two places. */
export function onPaper(lines: readonly PrintLine[], columns: number): PaperLine[] {
  return lines.flatMap((line): PaperLine[] => {
    if (line.isRule) return [{ text: '-'.repeat(columns), isLarge: false, isBold: false }];
    const isLarge = line.look === 'large';
    const width = isLarge ? Math.floor(columns / 2) : columns;
    const rows = withRight(wrapped(line.text, line.right ? width - line.right.length - 1 : width), line.right, width);
    return rows.map((text) => ({
      text: line.look === 'centred' ? centred(text, width) : text,
      isLarge,
      isBold: isLarge || line.look === 'bold',
    }));
  });
}

function withRight(rows: readonly string[], right: string | undefined, width: number): readonly string[] {
  if (right === undefined) return rows;
  const [first = '', ...others] = rows;
  return [`${first.padEnd(width - right.length)}${right}`, ...others];
}

/** Words that are longer than a line are cut; what begins with spaces goes on below them. */
function wrapped(text: string, width: number): string[] {
  const indent = /^ */.exec(text)![0];
  const rows: string[] = [];
  let row = '';
  for (const word of text.trim().split(/\s+/u)) {
    let rest = word;
    if (row !== '' && indent.length + row.length + 1 + rest.length > width) {
      rows.push(row);
      row = '';
    }
    const room = width - indent.length;
    while (rest.length > room) {
      rows.push(rest.slice(0, room));
      rest = rest.slice(room);
    }
    row = row === '' ? rest : `${row} ${rest}`;
  }
  return [...rows, row].map((each) => `${indent}${each}`);
}

const centred = (text: string, width: number) =>
  `${' '.repeat(Math.max(0, Math.floor((width - text.length) / 2)))}${text}`;
