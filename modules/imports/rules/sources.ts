/** A file of another system, known by its columns. */
export type Source = {
  /** Its name as its makers write it. */
  readonly name: string;
  readonly kind: string;
  /** Columns that no other file has together. */
  readonly knownBy: readonly string[];
  readonly columns: Readonly<Record<string, string>>;
  readonly rows?: (table: Table) => Table;
};

type Table = { readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] };

export function knownSource(headers: readonly string[]): Source | undefined {
  return SOURCES.find(({ knownBy }) => knownBy.every((header) => headers.includes(header)));
}

/** Several things of one row, by the names of their columns. */
function reader({ headers }: Table) {
  const at = new Map(headers.map((header, index) => [header, index]));
  return (row: readonly string[], header: string) => row[at.get(header) ?? -1] ?? '';
}

function replaced({ headers }: Table, row: readonly string[], cells: Readonly<Record<string, string>>): string[] {
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
function withoutQuotes({ headers, rows }: Table): Table {
  return { headers, rows: rows.map((row) => row.map((cell) => cell.replace(/^'(?=[\d+])/, ''))) };
}

/** A product stands in its first line; the lines below it are more of its variants, or more pictures. Each variant becomes an item. */
function shopifyItems(given: Table): Table {
  const table = withoutQuotes(given);
  const cell = reader(table);
  let first: readonly string[] = [];
  const rows = table.rows.flatMap((row) => {
    if (cell(row, 'Title') !== '') first = row;
    if (cell(row, 'Variant Price') === '') return [];
    const options = ['Option1 Value', 'Option2 Value', 'Option3 Value'].map((header) => cell(row, header));
    const variant = options.filter((value) => value !== '' && value !== 'Default Title').join(', ');
    const said = ['Type', 'Product Category', 'Tags', 'Vendor'].map((header) => [header, cell(first, header)]);
    return [
      replaced(table, row, {
        ...Object.fromEntries(said),
        Title: [cell(first, 'Title'), variant].filter(Boolean).join(' – '),
        'Body (HTML)': plainText(cell(first, 'Body (HTML)')),
      }),
    ];
  });
  return { headers: table.headers, rows };
}

/** What only holds variants together has no price of its own; of nested categories the innermost counts. */
function wooItems(names: {
  readonly price: string;
  readonly category: string;
  readonly text: string;
  readonly short: string;
}) {
  return (table: Table): Table => {
    const cell = reader(table);
    const rows = table.rows
      .filter((row) => cell(row, names.price) !== '')
      .map((row) => {
        const category = cell(row, names.category).split(',')[0]!.split('>').at(-1)!.trim();
        const text = plainText((cell(row, names.text) || cell(row, names.short)).replaceAll('\\n', '\n'));
        return replaced(table, row, { [names.category]: category, [names.text]: text });
      });
    return { headers: table.headers, rows };
  };
}

/** Day and time of a log stand in two columns. */
function joinedTimes(start: readonly [string, string], end: readonly [string, string]) {
  return (table: Table): Table => {
    const cell = reader(table);
    return {
      headers: [...table.headers, 'Start', 'End'],
      rows: table.rows.map((row) => [
        ...row,
        ...[start, end].map(([day, time]) => `${cell(row, day)} ${cell(row, time)}`.trim()),
      ]),
    };
  };
}

/** One column for the whole name; the last word is the family's. */
function splitName(table: Table): Table {
  const cell = reader(table);
  return {
    headers: [...table.headers, 'First name', 'Last name'],
    rows: table.rows.map((row) => {
      const words = cell(row, 'Name').trim().split(/\s+/);
      return [...row, words.slice(0, -1).join(' '), words.at(-1) ?? ''];
    }),
  };
}

const SOURCES: readonly Source[] = [
  {
    ...{ name: 'Shopify', kind: 'items', knownBy: ['Handle', 'Title', 'Body (HTML)', 'Variant Price'] },
    columns: {
      ...{ Title: 'name', 'Body (HTML)': 'description', Type: 'category', Tags: 'hashtags', 'Variant SKU': 'number' },
      ...{ 'Variant Price': 'price', 'Variant Barcode': 'ean', 'Variant Inventory Qty': 'stock' },
    },
    rows: shopifyItems,
  },
  {
    ...{ name: 'Shopify', kind: 'customers', knownBy: ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing'] },
    columns: {
      ...{ 'First Name': 'firstName', 'Last Name': 'lastName', Email: 'email', Phone: 'phone' },
      ...{ 'Default Address Address1': 'street', 'Default Address Zip': 'postcode', 'Default Address City': 'city' },
      ...{ 'Default Address Country Code': 'country' },
    },
    rows: withoutQuotes,
  },
  {
    ...{ name: 'WooCommerce', kind: 'items', knownBy: ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Categories'] },
    columns: {
      ...{ Name: 'name', Description: 'description', SKU: 'number', 'Regular price': 'price', Categories: 'category' },
      ...{ Tags: 'hashtags', Stock: 'stock', 'GTIN, UPC, EAN, or ISBN': 'ean' },
    },
    rows: wooItems({ price: 'Regular price', category: 'Categories', text: 'Description', short: 'Short description' }),
  },
  {
    ...{
      name: 'WooCommerce',
      kind: 'items',
      knownBy: ['ID', 'Typ', 'Artikelnummer', 'Name', 'Regulärer Preis', 'Kategorien'],
    },
    columns: {
      ...{ Name: 'name', Beschreibung: 'description', Artikelnummer: 'number', 'Regulärer Preis': 'price' },
      ...{ Kategorien: 'category', Schlagwörter: 'hashtags', Lager: 'stock', 'GTIN, UPC, EAN oder ISBN': 'ean' },
    },
    rows: wooItems({
      price: 'Regulärer Preis',
      category: 'Kategorien',
      text: 'Beschreibung',
      short: 'Kurzbeschreibung',
    }),
  },
  {
    ...{ name: 'WooCommerce', kind: 'customers', knownBy: ['Name', 'Username', 'Email', 'Total spend'] },
    columns: { 'First name': 'firstName', 'Last name': 'lastName', Email: 'email' },
    rows: splitName,
  },
  {
    ...{ name: 'Trello', kind: 'cards', knownBy: ['Board', 'List', 'Card', 'Labels', 'Checklist'] },
    columns: {
      ...{ Board: 'board', List: 'column', Card: 'title', Description: 'text', Due: 'dueAt', Labels: 'labels' },
      ...{ Checklist: 'checklist' },
    },
  },
  {
    ...{ name: 'Clockify', kind: 'time_logs', knownBy: ['Project', 'Start Date', 'Start Time', 'Duration (decimal)'] },
    columns: {
      Project: 'project',
      Description: 'description',
      Email: 'person',
      Tags: 'hashtags',
      Start: 'start',
      End: 'end',
    },
    rows: joinedTimes(['Start Date', 'Start Time'], ['End Date', 'End Time']),
  },
  {
    ...{ name: 'Toggl', kind: 'time_logs', knownBy: ['Project', 'Start date', 'Start time', 'Duration', 'Billable'] },
    columns: {
      Project: 'project',
      Description: 'description',
      Email: 'person',
      Tags: 'hashtags',
      Start: 'start',
      End: 'end',
    },
    rows: joinedTimes(['Start date', 'Start time'], ['End date', 'End time']),
  },
  {
    ...{ name: 'Google Kalender', kind: 'appointments', knownBy: ['Summary', 'Start', 'End', 'Location', 'Attendee'] },
    columns: { Summary: 'title', Start: 'start', End: 'end', Attendee: 'email', Description: 'note' },
  },
];
