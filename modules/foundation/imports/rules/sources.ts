import type { ImportKind } from '../contract-importer.ts';
import { MADE_COLUMNS, shopifyItems, wooItems } from './item-rows.ts';
import { reader, type Table, withoutQuotes } from './table-rows.ts';

/** A file of another system, known by its columns. */
export type Source = {
  /** Its name as its makers write it. */
  readonly name: string;
  readonly kind: ImportKind;
  /** Columns that no other file has together. */
  readonly knownBy: readonly string[];
  readonly columns: Readonly<Record<string, string>>;
  readonly rows?: (table: Table) => Table;
};

export function knownSource(headers: readonly string[]): Source | undefined {
  return SOURCES.find(({ knownBy }) => knownBy.every((header) => headers.includes(header)));
}

/** Day and time of a log stand in two columns. */
function joinedTimes(start: readonly [string, string], ...ends: readonly (readonly [string, string])[]) {
  return (table: Table): Table => {
    const cell = reader(table);
    const joined = (row: readonly string[], [day, time]: readonly [string, string]) =>
      `${cell(row, day)} ${cell(row, time)}`.trim();
    return {
      headers: [...table.headers, 'Start', 'End'],
      rows: table.rows.map((row) => [
        ...row,
        joined(row, start),
        ends.map((end) => joined(row, end)).find((text) => text !== '') ?? '',
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
    name: 'Shopify',
    kind: 'items',
    knownBy: ['Handle', 'Title', 'Body (HTML)', 'Variant Price'],
    columns: {
      Title: 'name',
      'Body (HTML)': 'description',
      Type: 'category',
      Tags: 'hashtags',
      'Variant SKU': 'number',
      'Variant Price': 'price',
      'Variant Barcode': 'ean',
      'Variant Inventory Qty': 'stock',
      ...MADE_COLUMNS,
      'Variant Compare At Price': 'formerPrice',
      'Image Src': 'pictures',
    },
    rows: shopifyItems,
  },
  {
    name: 'Shopify',
    kind: 'customers',
    knownBy: ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing'],
    columns: {
      'First Name': 'firstName',
      'Last Name': 'lastName',
      Email: 'email',
      Phone: 'phone',
      'Default Address Address1': 'street',
      'Default Address Zip': 'postcode',
      'Default Address City': 'city',
      'Default Address Country Code': 'country',
    },
    rows: withoutQuotes,
  },
  {
    name: 'WooCommerce',
    kind: 'items',
    knownBy: ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Categories'],
    columns: {
      Name: 'name',
      Description: 'description',
      SKU: 'number',
      'Regular price': 'price',
      Categories: 'category',
      Tags: 'hashtags',
      Stock: 'stock',
      'GTIN, UPC, EAN, or ISBN': 'ean',
      ...MADE_COLUMNS,
      Images: 'pictures',
      'Sale price': 'promoPrice',
      'Date sale price starts': 'promoFrom',
      'Date sale price ends': 'promoTo',
    },
    rows: wooItems({
      type: 'Type',
      price: 'Regular price',
      category: 'Categories',
      text: 'Description',
      short: 'Short description',
      attribute: 'Attribute 1 name',
      published: 'Published',
      visibility: 'Visibility in catalog',
      pictures: 'Images',
    }),
  },
  {
    name: 'WooCommerce',
    kind: 'items',
    knownBy: ['ID', 'Typ', 'Artikelnummer', 'Name', 'Regulärer Preis', 'Kategorien'],
    columns: {
      Name: 'name',
      Beschreibung: 'description',
      Artikelnummer: 'number',
      'Regulärer Preis': 'price',
      Kategorien: 'category',
      Schlagwörter: 'hashtags',
      Lager: 'stock',
      'GTIN, UPC, EAN oder ISBN': 'ean',
      ...MADE_COLUMNS,
      Bilder: 'pictures',
      Angebotspreis: 'promoPrice',
      'Datum, an dem Angebotspreis beginnt': 'promoFrom',
      'Datum, an dem Angebotspreis endet': 'promoTo',
    },
    rows: wooItems({
      type: 'Typ',
      price: 'Regulärer Preis',
      category: 'Kategorien',
      text: 'Beschreibung',
      short: 'Kurzbeschreibung',
      attribute: 'Attribut 1 Name',
      published: 'Veröffentlicht',
      visibility: 'Sichtbarkeit im Katalog',
      pictures: 'Bilder',
    }),
  },
  {
    name: 'WooCommerce',
    kind: 'customers',
    knownBy: ['Name', 'Username', 'Email', 'Total spend'],
    columns: { 'First name': 'firstName', 'Last name': 'lastName', Email: 'email' },
    rows: splitName,
  },
  {
    name: 'Trello',
    kind: 'cards',
    knownBy: ['Board', 'List', 'Card', 'Labels', 'Checklist'],
    columns: {
      Board: 'board',
      List: 'column',
      Card: 'title',
      Description: 'text',
      Due: 'dueAt',
      Labels: 'labels',
      Checklist: 'checklist',
      Members: 'people',
    },
  },
  {
    name: 'Clockify',
    kind: 'time_logs',
    knownBy: ['Project', 'Start Date', 'Start Time', 'Duration (decimal)'],
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
    name: 'Toggl',
    kind: 'time_logs',
    knownBy: ['Project', 'Description', 'Start date', 'Start time', 'Duration'],
    columns: {
      Project: 'project',
      Description: 'description',
      Email: 'person',
      Member: 'person',
      Tags: 'hashtags',
      Start: 'start',
      End: 'end',
      Duration: 'duration',
    },
    rows: joinedTimes(['Start date', 'Start time'], ['Stop date', 'Stop time'], ['End date', 'End time']),
  },
  {
    name: 'Google Kalender',
    kind: 'appointments',
    knownBy: ['Summary', 'Start', 'End', 'Location', 'Attendee'],
    columns: { Summary: 'title', Start: 'start', End: 'end', Attendee: 'email', Description: 'note' },
  },
];
