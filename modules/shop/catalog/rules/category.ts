import type { CatalogProblem } from '../contract.ts';
import type { Category } from '../contract-category.ts';

/** A category goes when nobody would miss what is in it. */
export function whyNotArchiveCategory({ itemCount }: Pick<Category, 'itemCount'>): CatalogProblem | null {
  return itemCount > 0 ? 'category.not_empty' : null;
}
