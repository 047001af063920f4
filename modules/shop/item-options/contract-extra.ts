import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, Nothing } from '@fachwerk/base/schema';
import { translatedLine } from '@fachwerk/base/translated';
import { PriceCents, SoldOut } from '@fachwerk/catalog/contract';
import { Additive, Allergen, MOST_ALLERGENS } from '@fachwerk/catalog/contract-facts';
import * as z from 'zod/mini';
import { MOST_SAME_EXTRA, SizePrice } from './contract.ts';

export const MOST_EXTRAS = 50;

/** As many as an item has variants, and some that other items have. */
export const SizePrices = z.array(SizePrice).check(z.maxLength(120));

export type SizePrices = z.infer<typeof SizePrices>;

export const ExtraData = z.object({
  name: translatedLine(80),
  /** Gross, at the rate of the item it is taken with. */
  surchargeCents: PriceCents,
  /** By the names of variants; left out: they stay as they are. */
  sizePrices: z.optional(SizePrices),
  allergens: z.array(Allergen).check(z.maxLength(MOST_ALLERGENS)),
  additives: z.array(Additive).check(z.maxLength(15)),
});
export type ExtraData = z.infer<typeof ExtraData>;

export const Extra = z.extend(ExtraData, {
  id: z.uuid(),
  sizePrices: SizePrices,
  isSoldOut: z.boolean(),
  soldOutUntil: z.nullable(Instant),
});
export type Extra = z.infer<typeof Extra>;

const ExtraGroupData = z.object({
  name: translatedLine(80),
  /** How many of all its extras together. */
  minimum: z.int().check(z.minimum(0), z.maximum(MOST_EXTRAS)),
  maximum: z.int().check(z.minimum(1), z.maximum(MOST_EXTRAS)),
  /** How often the same one may be taken; 1: once. */
  mostOfSame: z.int().check(z.minimum(1), z.maximum(MOST_SAME_EXTRA)),
});

/** One that is new has no id yet. */
export const ExtraForm = z.extend(ExtraData, { id: z.nullable(z.uuid()) });

/** What the editor writes: the group with all its extras in their order; one that is left out is no longer offered. */
export const ExtraGroupForm = z.extend(ExtraGroupData, {
  extras: z.array(ExtraForm).check(z.minLength(1), z.maxLength(MOST_EXTRAS)),
});
export type ExtraGroupForm = z.infer<typeof ExtraGroupForm>;

export const ExtraGroup = z.extend(ExtraGroupData, {
  id: z.uuid(),
  extras: z.array(Extra),
  isArchived: z.boolean(),
  /** Items that have it and are not archived; counted to a thousand. */
  itemCount: z.int(),
  /** The names of the variants that these items have. */
  sizes: z.array(z.string()),
  version: z.int(),
});
export type ExtraGroup = z.infer<typeof ExtraGroup>;

/** What some extras of a group cost from now on; `version` is that of the group that was read. */
export const GroupPrices = z.object({
  groupId: z.uuid(),
  version: z.int(),
  prices: z
    .array(z.object({ extraId: z.uuid(), surchargeCents: PriceCents, sizePrices: SizePrices }))
    .check(z.minLength(1), z.maxLength(MOST_EXTRAS)),
});
export type GroupPrices = z.infer<typeof GroupPrices>;

export const extraProblems = {
  'extra_group.unknown': 404,
  'extra_group.changed_meanwhile': 409,
  'extra_group.refused': 422,
  'extra_group.in_use': 409,
  'extra_group.archived': 409,
  'extra.unknown': 404,
} as const satisfies ProblemCatalog;
export type ExtraProblem = keyof typeof extraProblems;

const one = { id: z.uuid() };

export const extraApi = {
  list: ask({
    method: 'GET',
    path: '/private/extra-groups',
    access: 'staff:catalog.read',
    summary: 'All groups of extras in their order, the archived ones too.',
    input: z.object({}),
    output: z.object({ groups: z.array(ExtraGroup) }),
  }),
  listItems: ask({
    method: 'GET',
    path: '/private/extra-group/:id/items',
    access: 'staff:catalog.read',
    summary: 'Which items have a group, by their names; the first hundred.',
    input: z.object(one),
    output: z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string(), number: z.string() })) }),
  }),
  save: change({
    method: 'POST',
    path: '/private/extra-group',
    access: 'staff:catalog.manage',
    repeats: 'key',
    summary: 'Changes a group, whose `version` is the one that was read, or adds one behind the others.',
    input: z.object({ id: z.optional(z.uuid()), version: z.optional(z.int()), group: ExtraGroupForm }),
    output: ExtraGroup,
  }),
  sort: change({
    method: 'POST',
    path: '/private/extra-groups/sort',
    access: 'staff:catalog.manage',
    repeats: 'same',
    summary: 'Puts groups into this order, on the places they have among themselves.',
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)) }),
    output: Nothing,
  }),
  archive: change({
    method: 'POST',
    path: '/private/extra-group/:id/archive',
    access: 'staff:catalog.manage',
    repeats: 'same',
    summary: 'Takes a group that no item has out of use, or puts one back.',
    input: z.object({ ...one, isArchived: z.boolean() }),
    output: Nothing,
  }),
  markSoldOut: change({
    method: 'POST',
    path: '/private/extra/:id/sold-out',
    access: 'staff:catalog.stock',
    repeats: 'same',
    summary: 'Says that an extra is sold out until tomorrow or further notice, or no longer, wherever it is offered.',
    input: z.object({ ...one, soldOut: SoldOut }),
    output: Nothing,
  }),
};
