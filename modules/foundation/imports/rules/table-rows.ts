/** A file as it is read: a heading, and rows of cells. */
export type Table = { readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Several things of one row, by the names of their columns. */
export function reader({ headers }: Table) {
  const at = new Map(headers.map((header, index) => [header, index]));
  return (row: readonly string[], header: string) => row[at.get(header) ?? -1] ?? '';
}

export function replaced(
  { headers }: Table,
  row: readonly string[],
  cells: Readonly<Record<string, string>>,
): string[] {
  return headers.map((header, at) => cells[header] ?? row[at] ?? '');
}

/** What an editor of a web page wrote, as plain text. */
export function plainText(html: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
  return html
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name]!)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** An apostrophe in front keeps a spreadsheet from taking a number for one. */
export function withoutQuotes({ headers, rows }: Table): Table {
  return { headers, rows: rows.map((row) => row.map((cell) => cell.replace(/^'(?=[\d+])/, ''))) };
}
