import { centsFromText } from '@fachwerk/base/money';
import { Availability, PriceChange, Rounding } from '@fachwerk/catalog/contract';
import { VatKind } from '@fachwerk/catalog/contract-facts';
import { percentFrom } from '@fachwerk/catalog/rules/price-change';
import * as z from 'zod/mini';
import type { ProductChange } from '../../contract-bulk.ts';

const Days = z.string().check(z.regex(/^\s*\d{0,3}\s*$/, 'field.integer'));

/** Empty: it stays as it is. */
export const ChangeValues = z
  .object({
    priceKind: z.union([z.literal(''), PriceChange.shape.kind]),
    price: z.string(),
    rounding: Rounding,
    categoryId: z.string(),
    vatKind: z.union([z.literal(''), VatKind]),
    visibility: z.enum(['', 'shown', 'hidden']),
    times: z.enum(['', 'always', 'times']),
    availability: Availability,
    addedTags: z.string().check(z.maxLength(800)),
    removedTags: z.string().check(z.maxLength(800)),
    delivery: z.enum(['', 'shop', 'days']),
    daysFrom: Days,
    daysTo: Days,
    addedGroupIds: z.array(z.uuid()),
    removedGroupIds: z.array(z.uuid()),
  })
  .check(
    z.refine((values) => values.priceKind !== 'percent' || priceFrom(values) !== undefined, {
      path: ['price'],
      error: 'field.percent',
    }),
    z.refine((values) => ['', 'percent'].includes(values.priceKind) || priceFrom(values) !== undefined, {
      path: ['price'],
      error: 'field.money',
    }),
    z.refine(({ delivery, daysFrom, daysTo }) => delivery !== 'days' || (daysFrom.trim() && daysTo.trim()), {
      path: ['daysFrom'],
      error: 'field.missing',
    }),
  );
export type ChangeValues = z.infer<typeof ChangeValues>;

export const NO_CHANGE: ChangeValues = {
  priceKind: '',
  price: '',
  rounding: 'ten_cents',
  categoryId: '',
  vatKind: '',
  visibility: '',
  times: '',
  availability: [],
  addedTags: '',
  removedTags: '',
  delivery: '',
  daysFrom: '',
  daysTo: '',
  addedGroupIds: [],
  removedGroupIds: [],
};

/** Undefined until it can be read; `-0,50` lowers by fifty cents. */
export function priceFrom({ priceKind, price, rounding }: Pick<ChangeValues, 'priceKind' | 'price' | 'rounding'>) {
  if (priceKind === '') return undefined;
  const [, sign = '', rest = ''] = /^\s*([+-]?)(.*)$/s.exec(price)!;
  const amount = centsFromText(rest);
  const value =
    priceKind === 'percent'
      ? percentFrom(price)
      : amount === null || (priceKind === 'set' && sign === '-')
        ? null
        : amount * (sign === '-' ? -1 : 1);
  return value === null ? undefined : { kind: priceKind, value, rounding };
}

const tagsFrom = (text: string) => text.split(/[,\s#]+/).filter(Boolean);

export function changeFrom(values: ChangeValues): ProductChange {
  const { categoryId, vatKind, visibility, times, availability, delivery, daysFrom, daysTo } = values;
  const price = priceFrom(values);
  return {
    ...(price && { price }),
    ...(categoryId && { categoryId }),
    ...(vatKind && { vatKind }),
    ...(visibility && { isHidden: visibility === 'hidden' }),
    ...(times && { availability: times === 'always' ? [] : availability }),
    ...(delivery && { deliveryDays: delivery === 'shop' ? null : { from: Number(daysFrom), to: Number(daysTo) } }),
    addedTags: tagsFrom(values.addedTags),
    removedTags: tagsFrom(values.removedTags),
    addedGroupIds: values.addedGroupIds,
    removedGroupIds: values.removedGroupIds,
  };
}

/** Whether anything would become another. */
export const saysAnything = (change: ProductChange): boolean =>
  Object.values(change).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined)) ||
  change.availability !== undefined;
