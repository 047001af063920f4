import type { FieldProblem } from '@fachwerk/base/problem';
import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import type { ExtraGroup, ExtraGroupForm, ExtraProblem } from '../contract-extra.ts';
import { sizeKey } from './extra-price.ts';

/** Why a group cannot be like this, or null: what it asks for has to be possible. */
export function whyNotGroup({
  minimum,
  maximum,
  mostOfSame,
  extras,
}: ExtraGroupForm): Refusal<'extra_group.refused'> | null {
  const possible = extras.length * mostOfSame;
  return refusalOf('extra_group.refused', [
    ...fault(minimum > maximum, 'minimum', 'extra_group.minimum_above'),
    ...fault(minimum <= maximum && minimum > possible, 'minimum', 'extra_group.minimum_impossible'),
    ...extras.flatMap(({ name }, at) =>
      fault(
        extras.findIndex((each) => each.name.de.trim().toLowerCase() === name.de.trim().toLowerCase()) < at,
        `extras.${at}.name.de`,
        'extra.name_twice',
      ),
    ),
    ...extras.flatMap(({ sizePrices = [] }, at) =>
      sizePrices.flatMap(({ size }, own) =>
        fault(
          sizePrices.findIndex((each) => sizeKey(each.size) === sizeKey(size)) < own,
          `extras.${at}.sizePrices.${own}.size`,
          'extra.size_twice',
        ),
      ),
    ),
  ]);
}

function fault(isWrong: boolean, path: string, code: string): FieldProblem[] {
  return isWrong ? [{ path, code }] : [];
}

/** A group goes when no item has it. */
export function whyNotArchiveGroup({ itemCount }: Pick<ExtraGroup, 'itemCount'>): ExtraProblem | null {
  return itemCount > 0 ? 'extra_group.in_use' : null;
}
