import { findCompany, inCompany } from '@fachwerk/companies/facade';
import { timeIn } from '@fachwerk/rentals/rules/renter-words';
import type { UseCase } from '@fachwerk/server/module';
import { sheetPdf } from '@fachwerk/server/pdf-sheet';
import type { StocktakeBox, stocktakeApi } from '../../contract.ts';
import { differenceOf } from '../../rules/differences.ts';
import { isLeftToRenter } from '../../rules/progress.ts';
import { readSheet } from '../reading/show-stocktake.ts';
import { findStocktake } from '../stocktake-store.ts';

/** Who, when, every box, and the differences first. */
export const printProtocol: UseCase<typeof stocktakeApi.print> = async (ctx, { id }) => {
  const row = await findStocktake(ctx, id);
  const sheet = await readSheet(ctx, row);
  const company = await findCompany(inCompany(ctx, row.companyId));
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const time = (at: Date) => timeIn(ctx.language, sheet.timeZone, at);
  const differing = sheet.boxes.filter((box) => differenceOf(box) !== null);
  const rowOf = (box: StocktakeBox) => ({
    label: t('stocktakes.box', { number: box.number }),
    text: sentenceOf(box, t),
    about: [box.note, box.checkedByName, box.checkedAt && time(box.checkedAt)].filter(Boolean).join(' · '),
  });
  const { stocktake } = sheet;
  const people = [...new Set(sheet.boxes.map(({ checkedByName }) => checkedByName).filter(Boolean))];
  const file = await sheetPdf({
    title: t('stocktakes.of', { name: stocktake.locationName }),
    company: company?.legalName || company?.name || '',
    facts: [
      [t('stocktakes.field.started'), `${time(stocktake.startedAt)}, ${stocktake.startedByName}`],
      [
        t('stocktakes.field.finished'),
        stocktake.finishedAt
          ? `${time(stocktake.finishedAt)}, ${stocktake.finishedByName}`
          : t('stocktakes.state.running'),
      ],
      [t('stocktakes.field.people'), people.join(', ') || '–'],
      [t('stocktakes.field.checked'), t('stocktakes.done_of', { done: stocktake.checked, count: stocktake.boxes })],
      [t('stocktakes.field.rented'), String(stocktake.rented)],
      [t('stocktakes.field.differences'), String(stocktake.differences)],
    ],
    parts: [
      ...(differing.length > 0
        ? [{ title: t('stocktakes.differences'), labelWidth: 80, rows: differing.map(rowOf) }]
        : []),
      { title: t('stocktakes.all_boxes'), labelWidth: 80, rows: sheet.boxes.map(rowOf) },
    ],
    footer: t('stocktakes.printed', { at: time(ctx.now), person: ctx.caller.name }),
  });
  return {
    fileName: `inventur-${stocktake.startedAt.toISOString().slice(0, 10)}.pdf`,
    contentType: 'application/pdf',
    base64: file.toString('base64'),
  };
};

function sentenceOf(box: StocktakeBox, t: (key: string) => string): string {
  const difference = differenceOf(box);
  if (difference) return t(`stocktakes.difference.${difference}`);
  if (box.result) return t(`stocktakes.result.${box.result}`);
  return t(isLeftToRenter(box) ? 'stocktakes.unchecked.rented' : 'stocktakes.unchecked');
}
