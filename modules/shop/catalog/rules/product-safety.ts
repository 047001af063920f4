import type { FieldProblem } from '@fachwerk/base/problem';
import { NO_SAFETY, type ProductSafety } from '../contract-facts.ts';

/** Food, services and the like: nothing has to be said. */
export const EXEMPT: ProductSafety = { ...NO_SAFETY, isExempt: true };

const isSaid = (operator: ProductSafety['manufacturer']): boolean => Object.values(operator).some(Boolean);

/** Whoever is named is named with both addresses (GPSR Art. 19). */
export function safetyFaults(safety: ProductSafety): FieldProblem[] {
  return (['manufacturer', 'responsible'] as const).flatMap((who) => {
    const said = safety[who];
    if (!isSaid(said)) return [];
    return (['name', 'address', 'contact'] as const)
      .filter((field) => said[field] === '')
      .map((field) => ({ path: `safety.${who}.${field}`, code: 'field.missing' }));
  });
}
