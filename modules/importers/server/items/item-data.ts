import type { ImportRecord } from '@fachwerk/base/import-field';
import { houseProblems, problemsOf } from '@fachwerk/base/problem';
import type { Item, ItemData } from '@fachwerk/catalog/contract';
import { NO_SAFETY } from '@fachwerk/catalog/contract-facts';
import { dataOf } from '@fachwerk/catalog/facade';
import { given, textOf } from '../records.ts';

const houseProblem = problemsOf(houseProblems);

/** What an item is that a file says nothing else of. */
const PLAIN: Omit<ItemData, 'categoryId' | 'name' | 'priceCents'> = {
  ...{ description: {}, number: '', ean: '', hashtags: [], links: [], promo: null, vatKind: 'standard' },
  ...{ isService: false, durationMinutes: 0, content: null, depositCents: 0, minimumAge: 0 },
  ...{ isTobacco: false, isCbd: false, isPrepaid: false, allergens: [], additives: [], diet: 'any', spicy: 0 },
  availability: [],
  hasNoAllergens: false,
  deliveryDays: null,
  safety: NO_SAFETY,
};

const NAMES = {
  ...{ number: 'number', ean: 'ean', price: 'priceCents', vat: 'vatKind', hashtags: 'hashtags', diet: 'diet' },
  ...{ deposit: 'depositCents', minimumAge: 'minimumAge', isService: 'isService', duration: 'durationMinutes' },
};

/** What a file says of an item under the names of the catalog, beside its words. */
export const saidOf = (record: ImportRecord, categoryId: string): Partial<ItemData> & { categoryId: string } => ({
  ...given<ItemData>(record, NAMES),
  categoryId,
});

export function changed(current: Item, { name, description }: ImportRecord, said: Partial<ItemData>): ItemData {
  const before = dataOf(current);
  return {
    ...before,
    ...said,
    name: { ...before.name, ...(name !== undefined && { de: textOf(name) }) },
    description: { ...before.description, ...(description !== undefined && { de: textOf(description) }) },
  };
}

export function added(
  { name, description, price }: ImportRecord,
  said: Partial<ItemData> & { categoryId: string },
): ItemData {
  if (price === undefined)
    throw houseProblem('input.invalid', {}, { fields: [{ path: 'price', code: 'field.missing' }] });
  return { ...PLAIN, priceCents: 0, ...said, name: { de: textOf(name) }, description: { de: textOf(description) } };
}
