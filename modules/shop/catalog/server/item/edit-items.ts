import { type FieldProblem, Problem, problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { catalogProblems, type ItemChange, type itemApi } from '../../contract.ts';
import { notifyCatalog } from '../notify-catalog.ts';
import { addRows } from './add-rows.ts';
import { lockItem, lockItems } from './item-store.ts';
import { setSoldOut } from './mark-sold-out.ts';
import { setStock } from './save-stock.ts';
import { dataOf, writeItem } from './write-item.ts';

const problem = problemsOf(catalogProblems);

/** All or none. Every row is tried, so that somebody who changes a hundred prices learns of all that is wrong at once. */
export const editItems: UseCase<typeof itemApi.edit> = async (ctx, { rows, added }) => {
  await lockItems(
    ctx,
    rows.map(({ id }) => id),
  );
  const refused: FieldProblem[] = [];
  for (const [at, row] of rows.entries()) {
    const refusal = await whyNotStored(ctx, row);
    if (!refusal) continue;
    refused.push(...fieldsOf(refusal, at));
    // The database has ended the transaction: what stands behind cannot be tried any more.
    if (refusal.code === 'item.number_taken') break;
  }
  if (!refused.some(({ code }) => code === 'item.number_taken')) refused.push(...(await addRows(ctx, added)));
  if (refused.length > 0) throw problem('items.refused', {}, { fields: refused });
  await notifyCatalog(ctx);
  return {};
};

async function whyNotStored(ctx: Ctx, { id, version, stock, soldOut, ...given }: ItemChange): Promise<Problem | null> {
  const item = await lockItem(ctx, id);
  if (!item) return problem('item.unknown');
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  try {
    // What is left and what is sold out stand beside the version.
    if (Object.keys(change).length > 0) await writeItem(ctx, item, { ...dataOf(item), ...change }, version);
    if (stock) await setStock(ctx, id, stock.seen, stock.left);
    if (soldOut) await setSoldOut(ctx, [item], soldOut);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** At the fields as this request names them; what is about none stands at the row. */
function fieldsOf({ code, params, details }: Problem, at: number): FieldProblem[] {
  const whole = code === 'item.stock_changed' ? 'stock' : 'id';
  if (!details.fields) return [{ path: `rows.${at}.${whole}`, code, params }];
  return details.fields.map((field) => ({ ...field, path: field.path.replace(/^item/, `rows.${at}`) }));
}
