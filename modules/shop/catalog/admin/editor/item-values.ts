import { centsFromText } from '@fachwerk/base/money';
import type { FieldProblem } from '@fachwerk/base/problem';
import { HOUSE_ZONE, zoned } from '@fachwerk/base/time';
import type { ContractForm } from '@fachwerk/react/contract-form';
import * as z from 'zod/mini';
import { type Item, ItemData, type PricePeriod, type Promo } from '../../contract.ts';
import { AGES, ContentUnit, DURATIONS } from '../../contract-facts.ts';
import { whyNotItem } from '../../rules/item.ts';
import { savedPromo, withBasePrice } from '../../rules/item-price.ts';
import { newCategoryName } from '../../rules/plain-category.ts';
import { PLAIN_ITEM } from '../../rules/plain-item.ts';
import { whyNotPromo } from '../../rules/promo.ts';

/** Money as it is typed: 1,99 or 1.99. */
const MaybeAmount = z
  .string()
  .check(z.refine((text) => text.trim() === '' || centsFromText(text) !== null, 'field.money'));

/** What the editor holds: money and lists as somebody types them, choices as a select has them. */
export const ItemValues = z.extend(
  z.omit(ItemData, {
    priceCents: true,
    promo: true,
    content: true,
    depositCents: true,
    hashtags: true,
    links: true,
    durationMinutes: true,
    minimumAge: true,
    spicy: true,
  }),
  {
    version: z.int(),
    /** Of one that is there, or the name of one that is made with the item. */
    categoryId: z.string().check(z.refine((value) => value !== '' && newCategoryName(value) !== '', 'field.missing')),
    /** Empty only where variants have prices of their own. */
    price: MaybeAmount,
    hasPromo: z.boolean(),
    promoPrice: MaybeAmount,
    /** `2026-03-01T18:00`, by the clock of the books. */
    promoFrom: z.string(),
    promoTo: z.string(),
    contentAmount: z
      .string()
      .check(z.refine((text) => text.trim() === '' || thousandthsFrom(text) !== null, 'field.amount')),
    contentUnit: ContentUnit,
    deposit: MaybeAmount,
    hashtags: z.string().check(z.maxLength(800)),
    links: z.string().check(z.maxLength(1600)),
    durationMinutes: z.string(),
    minimumAge: z.string(),
    spicy: z.string(),
  },
);
export type ItemValues = z.infer<typeof ItemValues>;
export type ItemFormState = ContractForm<ItemValues, ItemValues>;

/** `0,5`, `1.25`, `750`; null when it is no such number. */
function thousandthsFrom(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) || null;
}

const amountText = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');
const contentText = (thousandths: number) => String(thousandths / 1000).replace('.', ',');
const localText = (at: Date) => zoned(at).toPlainDateTime().toString({ smallestUnit: 'minute' });

export function itemValues(item: Item): ItemValues {
  const {
    id: _,
    stock: __,
    isSoldOut: ___,
    soldOutUntil: ____,
    isArchived: _____,
    hasVariants: ______,
    ...rest
  } = item;
  return valuesOf(rest);
}

function valuesOf({ version, ...data }: ItemData & { readonly version: number }): ItemValues {
  const { priceCents, promo, content, depositCents, hashtags, links, durationMinutes, minimumAge, spicy, ...same } =
    data;
  return {
    ...same,
    version,
    price: amountText(priceCents),
    hasPromo: promo !== null,
    promoPrice: promo ? amountText(promo.cents) : '',
    promoFrom: promo ? localText(promo.from) : '',
    promoTo: promo ? localText(promo.to) : '',
    contentAmount: content ? contentText(content.thousandths) : '',
    contentUnit: content?.unit ?? 'g',
    deposit: depositCents === 0 ? '' : amountText(depositCents),
    hashtags: hashtags.join(', '),
    links: links.join('\n'),
    durationMinutes: String(durationMinutes),
    minimumAge: String(minimumAge),
    spicy: String(spicy),
  };
}

export function newItemValues(categoryId: string, vatKind = PLAIN_ITEM.vatKind): ItemValues {
  const data = {
    ...PLAIN_ITEM,
    vatKind,
    categoryId,
    name: { ...PLAIN_ITEM.description, de: '' },
    priceCents: 0,
    version: 0,
  };
  return { ...valuesOf(data), price: '' };
}

/** What is not yet readable counts as nothing, so that a preview can go along while somebody types. */
export function dataFrom(values: ItemValues): ItemData {
  const { price, hasPromo: _, promoPrice: __, promoFrom: ___, promoTo: ____, version: _____, ...rest } = values;
  const { contentAmount, contentUnit, deposit, hashtags, links, durationMinutes, minimumAge, spicy, ...same } = rest;
  const thousandths = thousandthsFrom(contentAmount);
  return {
    ...same,
    priceCents: centsFromText(price) ?? 0,
    promo: promoFrom(values),
    content: thousandths === null ? null : { thousandths, unit: contentUnit },
    depositCents: centsFromText(deposit) ?? 0,
    hashtags: partsOf(hashtags, /[,\s#]+/),
    links: partsOf(links, /\s+/),
    durationMinutes: values.isService ? (DURATIONS.find((each) => String(each) === durationMinutes) ?? 0) : 0,
    minimumAge: AGES.find((each) => String(each) === minimumAge) ?? 0,
    spicy: Number(spicy),
  };
}

const partsOf = (text: string, between: RegExp) => text.split(between).filter(Boolean);

/** Null until all three can be read. */
function promoFrom({ hasPromo, promoPrice, promoFrom: from, promoTo: to }: ItemValues): Promo | null {
  const amount = centsFromText(promoPrice);
  const [begins, ends] = [instantOf(from), instantOf(to)];
  return hasPromo && amount !== null && begins && ends ? { cents: amount, from: begins, to: ends } : null;
}

function instantOf(local: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(HOUSE_ZONE).epochMilliseconds);
}

/** What the server would refuse, at the form's own fields. */
export function faultsOf(
  values: ItemValues,
  item: Item | null,
  prices: readonly PricePeriod[],
  now: Date,
): FieldProblem[] {
  const data = dataFrom(values);
  if (values.hasPromo && !data.promo) {
    const dates = [values.promoFrom, values.promoTo].map((text) => instantOf(text) === null);
    const wrong = { promoPrice: centsFromText(values.promoPrice) === null, promoFrom: dates[0], promoTo: dates[1] };
    return (['promoPrice', 'promoFrom', 'promoTo'] as const)
      .filter((path) => wrong[path])
      .map((path) => ({ path, code: values[path].trim() === '' ? 'field.missing' : 'field.date' }));
  }
  const promo = savedPromo(data.promo, item?.promo ?? null, now);
  const history = withBasePrice(prices, data.priceCents, now);
  const refusal = whyNotItem(data, item) ?? whyNotPromo({ item: data, promo, history, now });
  return (refusal?.fields ?? []).map((field) => ({ ...field, path: itemFormPath(field.path) }));
}

const PATHS: Readonly<Record<string, string>> = {
  priceCents: 'price',
  'promo.cents': 'promoPrice',
  'promo.from': 'promoFrom',
  'promo.to': 'promoTo',
  depositCents: 'deposit',
  content: 'contentAmount',
  'content.thousandths': 'contentAmount',
};

/** The server names fields as the request does; the form as itself. */
export function itemFormPath(path: string): string {
  const own = path.replace(/^item\./, '');
  return PATHS[own] ?? own.replace(/^(hashtags|links)\.\d+$/, '$1');
}
