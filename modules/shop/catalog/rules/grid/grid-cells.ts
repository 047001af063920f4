import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/base/language';
import { centsFromText } from '@fachwerk/base/money';
import * as z from 'zod/mini';
import { type ItemChange, ItemData, type ItemRow, SoldOut } from '../../contract.ts';
import { VatKind } from '../../contract-facts.ts';
import { isEan, isSoldOutAt } from '../item.ts';
import { vatPercent } from '../vat.ts';

export const COLUMNS = [
  'number',
  'name',
  'price',
  'vat',
  'category',
  'stock',
  'soldOut',
  'ean',
  'weight',
  'warn',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A row that nobody has saved yet; what is stored begins with its first version. */
export const isNewRow = ({ version }: Pick<ItemRow, 'version'>): boolean => version === 0;

/** What the cells of a grid say: in whose language, and what is called how. */
export type GridWords = {
  /** Whose name of an item is written. */
  readonly language: Language;
  readonly vat: Readonly<Record<VatKind, string>>;
  readonly soldOut: Readonly<Record<SoldOut, string>>;
  /** Those that take items. */
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly now: Date;
  /** Of a new item. */
  readonly usualVat?: VatKind;
};

/** What a cell shows, and what goes to a spreadsheet: prices as plain numbers, so that it can reckon with them. */
export function cellText(column: Column, item: ItemRow, words: GridWords): string {
  switch (column) {
    case 'number':
    case 'ean':
      return item[column];
    case 'name':
      return item.name[words.language] ?? '';
    case 'price':
      if (isNewRow(item)) return '';
      return (item.priceCents / 100).toFixed(2).replace('.', words.language === 'en' ? '.' : ',');
    case 'vat':
      return words.vat[item.vatKind];
    case 'category':
      return words.categories.find(({ id }) => id === item.categoryId)?.name ?? '';
    case 'stock':
      return item.stock === null ? '' : String(item.stock);
    case 'soldOut':
      return words.soldOut[soldOutOf(item, words.now)];
    case 'weight':
      return item.weightGrams === null ? '' : decimal(item.weightGrams / GRAMS, words.language);
    case 'warn':
      return item.warnFrom === null ? '' : String(item.warnFrom);
  }
}

const GRAMS = 1000;

/** As it is typed: `0,25`. */
const decimal = (value: number, language: Language) => String(value).replace('.', language === 'en' ? '.' : ',');

function soldOutOf({ isSoldOut, soldOutUntil }: ItemRow, now: Date): SoldOut {
  if (!isSoldOutAt({ stock: null, isSoldOut, soldOutUntil }, now)) return 'no';
  return soldOutUntil ? 'tomorrow' : 'notice';
}

export type GridFault =
  | 'grid.too_long'
  | 'grid.name_missing'
  | 'grid.price_wrong'
  | 'grid.vat_unknown'
  | 'grid.category_missing'
  | 'grid.category_unknown'
  | 'grid.stock_wrong'
  | 'grid.sold_out_unknown'
  | 'grid.weight_wrong'
  | 'grid.warn_wrong'
  | 'item.ean_wrong'
  | 'item.price_of_variants';

/** What is written of an item; a fault where a cell says something that cannot be. */
export type Written = { readonly change: Omit<ItemChange, 'id' | 'version'> } | { readonly fault: GridFault };

/** What a cell that was typed or pasted means, by the same rules as the form of an item. */
export function written(column: Column, typed: string, item: ItemRow, words: GridWords): Written {
  const text = typed.replace(/\s+/g, ' ').trim();
  switch (column) {
    case 'number':
      return z.safeParse(ItemData.shape.number, text).success
        ? { change: { number: text } }
        : { fault: 'grid.too_long' };
    case 'name': {
      const { language } = words;
      if (text === '' && language === DEFAULT_LANGUAGE) return { fault: 'grid.name_missing' };
      const name = { ...item.name, [language]: text };
      return z.safeParse(ItemData.shape.name, name).success ? { change: { name } } : { fault: 'grid.too_long' };
    }
    case 'price': {
      if (item.hasVariants) return { fault: 'item.price_of_variants' };
      const priceCents = centsFromText(plainNumber(text));
      const isPrice = priceCents !== null && z.safeParse(ItemData.shape.priceCents, priceCents).success;
      return isPrice ? { change: { priceCents } } : { fault: 'grid.price_wrong' };
    }
    case 'vat': {
      const vatKind = VatKind.options.find((kind) => isSame(words.vat[kind], text)) ?? vatOfRate(text, words);
      return vatKind ? { change: { vatKind } } : { fault: 'grid.vat_unknown' };
    }
    case 'category': {
      if (text === '') return { fault: 'grid.category_missing' };
      const category = words.categories.find(({ name }) => isSame(name, text));
      return category ? { change: { categoryId: category.id } } : { fault: 'grid.category_unknown' };
    }
    case 'stock': {
      const isCount = /^\d{1,7}$/.test(text) && Number(text) <= MOST_STOCK;
      if (text !== '' && !isCount) return { fault: 'grid.stock_wrong' };
      return { change: { stock: { seen: item.stock, left: text === '' ? null : Number(text) } } };
    }
    case 'soldOut': {
      const soldOut = text === '' ? 'no' : SoldOut.options.find((said) => isSame(words.soldOut[said], text));
      return soldOut ? { change: { soldOut } } : { fault: 'grid.sold_out_unknown' };
    }
    case 'ean':
      return text === '' || isEan(text) ? { change: { ean: text } } : { fault: 'item.ean_wrong' };
    case 'weight': {
      const kilograms = /^\d{1,4}([.,]\d{1,3})?(\s?kg)?$/.test(text) ? Number.parseFloat(text.replace(',', '.')) : NaN;
      const weightGrams = text === '' ? null : Math.round(kilograms * GRAMS);
      const isWeight = z.safeParse(ItemData.shape.weightGrams, weightGrams).success;
      return isWeight ? { change: { weightGrams } } : { fault: 'grid.weight_wrong' };
    }
    case 'warn': {
      const isCount = /^\d{1,7}$/.test(text) && Number(text) <= MOST_STOCK;
      if (text !== '' && !isCount) return { fault: 'grid.warn_wrong' };
      return { change: { warnFrom: text === '' ? null : Number(text) } };
    }
  }
}

/** `19 %`, `7`, `0,00%`: what price lists say. Of two kinds with the same rate it is the one new items have. */
function vatOfRate(text: string, { usualVat, now }: GridWords): VatKind | undefined {
  const rate = /^(\d{1,2})(?:[.,]0{1,2})? ?%?$/.exec(text)?.[1];
  if (rate === undefined) return undefined;
  const kinds = VatKind.options.filter((kind) => vatPercent(kind, now) === Number(rate));
  return kinds.find((kind) => kind === usualVat) ?? kinds[0];
}

/** As the contract has it. */
const MOST_STOCK = 1_000_000;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** `1.234,50 €` and `€ 1,234.50` as spreadsheets format them; without decimals nobody knows which of both it is. */
function plainNumber(text: string): string {
  const bare = text.replace(/[€\s]|EUR/g, '');
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return bare.replaceAll('.', '');
  return /^\d{1,3}(,\d{3})+\.\d+$/.test(bare) ? bare.replaceAll(',', '') : bare;
}
