/** What a spreadsheet puts on the clipboard: rows by line, cells by tab; a cell with a tab, a line or a quote in it is quoted. */
export function cellsFrom(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const letters = [...text.replace(/\r\n?/g, '\n').replace(/\n$/, '')];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (letters[at + 1] === '"') cell += letters[++at];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === '\t' || letter === '\n') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else cell += letter;
  }
  rows.at(-1)!.push(cell);
  return rows;
}

export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const quoted = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
