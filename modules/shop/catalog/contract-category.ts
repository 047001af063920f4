import { ask, change } from '@fachwerk/base/contract';
import { Nothing } from '@fachwerk/base/schema';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';
import { Availability } from './contract.ts';
import { VatKind } from './contract-facts.ts';

/** How its items stand in the shop; by hand unless a rule says it. */
export const SortRule = z.enum(['hand', 'name', 'price', 'number', 'newest']);
export type SortRule = z.infer<typeof SortRule>;

/** From the first name, price or number on, or from the last; of the newest: from the newest on, or from the oldest. By hand it is always `asc`. */
export const SortDir = z.enum(['asc', 'desc']);
export type SortDir = z.infer<typeof SortDir>;

export const CategoryData = z.object({
  name: translatedLine(80),
  description: translatedText(1000),
  /** When its items are offered. */
  availability: Availability,
  sortRule: SortRule,
  sortDir: z._default(SortDir, 'asc'),
});
export type CategoryData = z.infer<typeof CategoryData>;

export const Category = z.extend(CategoryData, {
  id: z.uuid(),
  isArchived: z.boolean(),
  /** Items in it that are not archived; counted to a thousand. */
  itemCount: z.int(),
  version: z.int(),
});
export type Category = z.infer<typeof Category>;

export const categoryApi = {
  list: ask({
    method: 'GET',
    path: '/private/categories',
    access: 'staff:catalog.read',
    summary: 'All categories in the order of the shop, the archived ones too.',
    input: z.object({}),
    /** `usualVat`: what a new item is taxed with, by the company's trade. */
    output: z.object({ categories: z.array(Category), usualVat: z._default(VatKind, 'meal') }),
  }),
  save: change({
    method: 'POST',
    path: '/private/category',
    access: 'staff:catalog.manage',
    repeats: 'key',
    summary: 'Changes a category, whose `version` is the one that was read, or adds one behind the others.',
    input: z.object({ category: z.extend(CategoryData, { id: z.optional(z.uuid()), version: z.optional(z.int()) }) }),
    output: Category,
  }),
  sort: change({
    method: 'POST',
    path: '/private/categories/sort',
    access: 'staff:catalog.manage',
    repeats: 'same',
    summary: 'Puts categories into this order, on the places they have among themselves.',
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)) }),
    output: Nothing,
  }),
  archive: change({
    method: 'POST',
    path: '/private/category/:id/archive',
    access: 'staff:catalog.manage',
    repeats: 'same',
    summary: 'Takes an empty category out of the shop, or puts one back.',
    input: z.object({ id: z.uuid(), isArchived: z.boolean() }),
    output: Nothing,
  }),
};
