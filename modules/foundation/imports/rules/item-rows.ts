import { plainText, reader, replaced, type Table, withoutQuotes } from './table-rows.ts';

/** Columns that are made here: which variant of its item a row is, what its variants differ in, whether customers see it. */
export const MADE_COLUMNS = {
  Variant: 'variant',
  'Variant kind': 'variantsName',
  Hidden: 'isHidden',
} as const;
const MADE = Object.keys(MADE_COLUMNS);
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Shopify's word for a product that has none. */
const NO_VARIANT = 'Default Title';
const OPTIONS = [1, 2, 3];

/** A product stands in its first line; the lines below it are more of its variants, or more pictures. */
export function shopifyItems(given: Table): Table {
  const table = withoutQuotes(given);
  const cell = reader(table);
  const lines = Map.groupBy(table.rows, (row) => cell(row, 'Handle'));
  // All pictures of a product, at the first of its lines that is sold.
  const picturesOf = (row: readonly string[]) => {
    const all = lines.get(cell(row, 'Handle')) ?? [];
    const isFirst = all.find((each) => cell(each, 'Variant Price') !== '') === row;
    return isFirst ? distinct(all.map((each) => cell(each, 'Image Src'))) : '';
  };
  let first: readonly string[] = [];
  const rows = table.rows.flatMap((row) => {
    if (cell(row, 'Title') !== '') first = row;
    if (cell(row, 'Variant Price') === '') return [];
    const used = OPTIONS.filter((n) => !['', NO_VARIANT].includes(cell(row, `Option${n} Value`)));
    const variant = used.map((n) => cell(row, `Option${n} Value`)).join(', ');
    const kind = used.map((n) => cell(first, `Option${n} Name`)).filter(Boolean);
    const said = ['Title', 'Type', 'Product Category', 'Tags', 'Vendor'].map((header) => [header, cell(first, header)]);
    const cells = {
      ...Object.fromEntries(said),
      'Body (HTML)': plainText(cell(first, 'Body (HTML)')),
      'Image Src': picturesOf(row),
    };
    return [[...replaced(table, row, cells), variant, kind.join(', '), yesOrNo(isDraft(first, cell))]];
  });
  return { headers: [...table.headers, ...MADE], rows };
}

/** Addresses side by side, each once. */
const distinct = (cells: readonly string[]) => [...new Set(cells.filter((each) => each !== ''))].join(' ');

/** Only what is active and published is on sale there; an export of old has one of the two columns. */
function isDraft(row: readonly string[], cell: ReturnType<typeof reader>): boolean {
  const status = cell(row, 'Status').toLowerCase();
  return !['', 'active'].includes(status) || cell(row, 'Published').toLowerCase() === 'false';
}

type WooNames = Readonly<
  Record<
    'type' | 'price' | 'category' | 'text' | 'short' | 'attribute' | 'published' | 'visibility' | 'pictures',
    string
  >
>;
/** Between the name of a product and that of its variant. */
const JOINT = ' - ';

/** What only holds variants together has no price of its own, and says what they all are; of nested categories the innermost counts. */
export function wooItems(names: WooNames) {
  return (table: Table): Table => {
    const cell = reader(table);
    const parents = table.rows.filter((row) => cell(row, names.type) === 'variable');
    const parentOf = (row: readonly string[]) =>
      parents
        .filter((each) => cell(row, 'Name').startsWith(`${cell(each, 'Name')}${JOINT}`))
        .toSorted((one, other) => cell(other, 'Name').length - cell(one, 'Name').length)[0];
    // 1 is published, 0 private, -1 a draft.
    const isHidden = (row: readonly string[]) =>
      !['', '1'].includes(cell(row, names.published)) ||
      ['hidden', 'versteckt', 'verborgen'].includes(cell(row, names.visibility).toLowerCase());
    const rows = table.rows
      .filter((row) => cell(row, names.price) !== '')
      .map((row) => {
        const owner = cell(row, names.type) === 'variation' ? parentOf(row) : undefined;
        // A variant cannot be hidden by itself: it becomes a hidden item of its own.
        const parent = owner && isHidden(row) && !isHidden(owner) ? undefined : owner;
        const said = (header: string) => cell(row, header) || (owner ? cell(owner, header) : '');
        const name = parent ? cell(parent, 'Name') : cell(row, 'Name');
        const cells = {
          Name: name,
          [names.category]: said(names.category).split(',')[0]!.split('>').at(-1)!.trim(),
          [names.pictures]: distinct([owner ? cell(owner, names.pictures) : '', cell(row, names.pictures)]),
          [names.text]: plainText((said(names.text) || said(names.short)).replaceAll('\\n', '\n')),
        };
        const variant = parent ? cell(row, 'Name').slice(name.length + JOINT.length) : '';
        const hidden = isHidden(row) || (owner !== undefined && isHidden(owner));
        const made = [variant, variant && said(names.attribute), yesOrNo(hidden)];
        return [...replaced(table, row, cells), ...made];
      });
    return { headers: [...table.headers, ...MADE], rows };
  };
}
