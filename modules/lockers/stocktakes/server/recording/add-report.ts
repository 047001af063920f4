import { addSeconds } from '@fachwerk/base/time';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { ReportOutcome, StocktakeBox, stocktakeApi } from '../../contract.ts';
import { boxAfter, type NewReport, outcomeOf, stateAfter, whyNotReport } from '../../rules/reports.ts';
import { keepUnchecked, listBoxes, saveBox } from '../box-store.ts';
import { notifyStocktakes } from '../notify-stocktakes.ts';
import { problem } from '../problem.ts';
import { readSheet } from '../reading/show-stocktake.ts';
import { findRecord, insertRecord } from '../record-store.ts';
import { lockStocktake, type StocktakeRow, saveStocktake } from '../stocktake-store.ts';

/** Taken whenever it comes, also after the end: what was seen was seen. The row of the stocktake orders concurrent reports. */
export const addReport: UseCase<typeof stocktakeApi.record> = async (ctx, { id, recordId, agoSeconds, ...given }) => {
  const { scoped, stocktake } = await lockStocktake(ctx, id);
  const known = await findRecord(scoped, recordId);
  if (known && known.stocktakeId !== id) throw problem('stocktake.unknown');
  if (known) return { outcome: known.outcome, sheet: await readSheet(ctx, stocktake) };
  const refusal = whyNotReport(given);
  if (refusal) throw problem(refusal);

  const made = { at: addSeconds(ctx.now, -agoSeconds), personId: ctx.caller.userId, personName: ctx.caller.name };
  const boxes = await listBoxes(scoped, stocktake);
  const box = boxes.find(({ lockId }) => lockId === given.lockId);
  if (given.lockId && !box) throw problem('stocktake.box_unknown');
  const outcome: ReportOutcome = box ? outcomeOf(given, box, made) : 'applied';
  if (box && outcome !== 'already') await saveBox(scoped, id, boxAfter(box, given, made));
  const { kind, lockId, result, text } = given;
  await insertRecord(scoped, {
    companyId: scoped.companyId,
    id: recordId,
    stocktakeId: id,
    lockId: lockId ?? null,
    kind,
    result: result ?? null,
    text,
    madeAt: made.at,
    receivedAt: ctx.now,
    personId: made.personId,
    personName: made.personName,
    outcome,
  });
  const after = await advance(scoped, stocktake, { given, at: made.at, boxes });
  await notifyStocktakes(scoped, id);
  return { outcome, sheet: await readSheet(ctx, after) };
};

type Step = { readonly given: NewReport; readonly at: Date; readonly boxes: readonly StocktakeBox[] };

/** The end keeps what the system said of the boxes nobody looked into. */
async function advance(ctx: Ctx, stocktake: StocktakeRow, { given, at, boxes }: Step): Promise<StocktakeRow> {
  const state = stateAfter(stocktake.state, given.kind);
  if (state === stocktake.state) return stocktake;
  const isEnd = state === 'finished';
  const after = { ...stocktake, state, ...(isEnd && { finishedAt: at, finishedByName: ctx.caller.name }) };
  await saveStocktake(ctx, after);
  if (!isEnd) return after;
  const unchecked = boxes.filter(({ result }) => result === null);
  await keepUnchecked(
    ctx,
    stocktake.id,
    unchecked.map((box) => ({ lockId: box.lockId, expected: box.state })),
  );
  await audit(ctx, {
    subjectKind: 'stocktake',
    subjectId: stocktake.id,
    action: 'stocktake.finished',
    after: { location: stocktake.locationName, checked: boxes.length - unchecked.length, boxes: boxes.length },
    address: ctx.request.address,
  });
  return after;
}
