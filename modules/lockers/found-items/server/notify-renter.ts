import { formatDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { lockRental } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { languageOf } from '@fachwerk/rentals/rules/renter-words';
import type { UseCase } from '@fachwerk/server/module';
import type { foundItemApi } from '../contract.ts';
import { whyNotNotify } from '../rules/found-item.ts';
import { type ItemRow, lockItem } from './item-store.ts';
import { problem } from './problem.ts';
import { saveChange } from './save-change.ts';
import { maySeeRenters, readSheet } from './show-found-item.ts';

/** The mail does not say what was found: whoever owns it can describe it. */
export const notifyRenter: UseCase<typeof foundItemApi.notify> = async (ctx, { id }) => {
  const { scoped, row } = await lockItem(ctx, id);
  const refusal = whyNotNotify({ ...row, hasRental: row.rentalId !== null, maySeeRenters: maySeeRenters(ctx) });
  if (refusal) throw problem(refusal);
  const rental = await lockRental(scoped, row.rentalId!);
  if (!rental?.customerName) throw problem('found_item.no_renter');
  await mailRenter(scoped, rental, {
    what: 'found_item',
    params: { until: formatDay(row.keptUntil, LOCALES[languageOf(rental)]) },
  });
  const after: ItemRow = { ...row, state: 'notified', notifiedAt: ctx.now };
  await saveChange(scoped, { before: row, after, step: { kind: 'notified' } });
  return readSheet(ctx, after);
};
