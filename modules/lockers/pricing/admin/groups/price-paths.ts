import type { FieldProblem } from '@fachwerk/base/problem';
import type { StageValues } from './price-group-values.ts';

type Place = { readonly stage: string; readonly size: string; readonly unit: string };

/** Where each price stands in the form, in the order in which `pricesFrom` lists them. */
function places(stages: readonly StageValues[]): Place[] {
  return stages.flatMap(({ sizes }, at) => {
    const stage = `stages.${at}`;
    return sizes.flatMap(({ units }, sizeAt) => {
      const size = `${stage}.sizes.${sizeAt}`;
      return units.map((_, unitAt) => ({ stage, size, unit: `${size}.units.${unitAt}` }));
    });
  });
}

/** The rule names a price by its number, the form by stage, size and unit. */
export function atPrices(fields: readonly FieldProblem[], stages: readonly StageValues[]): FieldProblem[] {
  const known = places(stages);
  return fields.flatMap((field) => {
    const [, number, rest = ''] = /^prices\.(\d+)\.(.+)$/.exec(field.path) ?? [];
    const place = known[Number(number)];
    if (!place) return [];
    return [{ ...field, path: pathOf(place, rest) }];
  });
}

function pathOf({ stage, size, unit }: Place, rest: string): string {
  if (rest.startsWith('tiers.')) return `${unit}.${rest}`;
  if (rest === 'minimumCents') return `${size}.minimum`;
  // The same unit twice from one day on: two stages begin on that day.
  return `${stage}.validOn`;
}
