import type { CsvValue } from '@fachwerk/base/csv';
import { useText } from '@fachwerk/react/texts';
import type { StocktakeBox, StocktakeSheet } from '../../contract.ts';
import { differenceOf, followUpsOf, isFollowed } from '../../rules/differences.ts';
import { isLeftToRenter } from '../../rules/progress.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** The protocol as a table: every box in the order of the wall. */
export function useProtocolRows(): (sheet: StocktakeSheet) => { head: string[]; rows: CsvValue[][] } {
  const t = useText(adminDe);
  const resultOf = (box: StocktakeBox) => {
    if (box.result) return t(`stocktakes.result.${box.result}`);
    return t(isLeftToRenter(box) ? 'stocktakes.unchecked.rented' : 'stocktakes.unchecked');
  };
  return ({ boxes }) => ({
    head: [
      t('stocktakes.field.box'),
      t('stocktakes.field.size'),
      t('stocktakes.field.expected'),
      t('stocktakes.field.result'),
      t('stocktakes.field.difference'),
      t('stocktakes.field.note'),
      t('stocktakes.field.checked_by'),
      t('stocktakes.field.checked_at'),
      t('stocktakes.field.followed'),
    ],
    rows: boxes.map((box) => {
      const difference = differenceOf(box);
      const followed = difference ? followUpsOf(difference).filter((what) => isFollowed(box, what)) : [];
      return [
        box.number,
        box.sizeCode,
        t(`stocktakes.expected.${box.expected ?? box.state}`),
        resultOf(box),
        difference ? t(`stocktakes.difference.${difference}`) : '',
        box.note,
        box.checkedByName,
        box.checkedAt,
        followed.map((what) => t(`stocktakes.followed.${what}`)).join(', '),
      ];
    }),
  });
}
