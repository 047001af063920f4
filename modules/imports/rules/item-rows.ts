import { plainText, reader, replaced, type Table, withoutQuotes } from './table-rows.ts';

/** Columns that are made here: which variant of its item a row is, and what its variants differ in. */
export const VARIANT_COLUMNS = { Variant: 'variant', 'Variant kind': 'variantsName' } as const;
const MADE = Object.keys(VARIANT_COLUMNS);

/** Shopify's word for a product that has none. */
const NO_VARIANT = 'Default Title';
const OPTIONS = [1, 2, 3];

/** A product stands in its first line; the lines below it are more of its variants, or more pictures. */
export function shopifyItems(given: Table): Table {
  const table = withoutQuotes(given);
  const cell = reader(table);
  let first: readonly string[] = [];
  const rows = table.rows.flatMap((row) => {
    if (cell(row, 'Title') !== '') first = row;
    if (cell(row, 'Variant Price') === '') return [];
    const used = OPTIONS.filter((n) => !['', NO_VARIANT].includes(cell(row, `Option${n} Value`)));
    const variant = used.map((n) => cell(row, `Option${n} Value`)).join(', ');
    const kind = used.map((n) => cell(first, `Option${n} Name`)).filter(Boolean);
    const said = ['Title', 'Type', 'Product Category', 'Tags', 'Vendor'].map((header) => [header, cell(first, header)]);
    const cells = { ...Object.fromEntries(said), 'Body (HTML)': plainText(cell(first, 'Body (HTML)')) };
    return [[...replaced(table, row, cells), variant, kind.join(', ')]];
  });
  return { headers: [...table.headers, ...MADE], rows };
}

type WooNames = Readonly<Record<'type' | 'price' | 'category' | 'text' | 'short' | 'attribute', string>>;
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
    const rows = table.rows
      .filter((row) => cell(row, names.price) !== '')
      .map((row) => {
        const parent = cell(row, names.type) === 'variation' ? parentOf(row) : undefined;
        const said = (header: string) => cell(row, header) || (parent ? cell(parent, header) : '');
        const name = parent ? cell(parent, 'Name') : cell(row, 'Name');
        const cells = {
          Name: name,
          [names.category]: said(names.category).split(',')[0]!.split('>').at(-1)!.trim(),
          [names.text]: plainText((said(names.text) || said(names.short)).replaceAll('\\n', '\n')),
        };
        const variant = parent ? cell(row, 'Name').slice(name.length + JOINT.length) : '';
        return [...replaced(table, row, cells), variant, variant && said(names.attribute)];
      });
    return { headers: [...table.headers, ...MADE], rows };
  };
}
