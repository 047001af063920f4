import { type FieldProblem, Problem } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ItemData, NewItemRow } from '../../contract.ts';
import { PLAIN_ITEM } from '../../rules/plain-item.ts';
import { lockTakingCategories } from '../category/category-store.ts';
import { addItems } from './add-item.ts';
import { checkedItem } from './checked-item.ts';
import { setSoldOut } from './mark-sold-out.ts';

/** Rows of the table as new items, or why not, row by row. One that is there already was added by the same call before. */
export async function addRows(ctx: Ctx, given: readonly NewItemRow[]): Promise<FieldProblem[]> {
  const ids = given.map(({ id }) => id);
  const known = await ctx.db.rows<{ id: string }>(sql`
    select id from catalog.item where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
  const rows = given.filter((row) => !known.some(({ id }) => id === row.id));
  if (rows.length === 0) return [];
  const refused = await numbersTaken(ctx, given, rows);
  const items: { id: string; data: ItemData; stock: number | null }[] = [];
  for (const row of rows) {
    const noCategory = await lockTakingCategories(ctx, [row.categoryId]);
    if (noCategory) refused.push({ path: `added.${given.indexOf(row)}.categoryId`, code: noCategory });
    const { id, stock, soldOut: _, vatKind = PLAIN_ITEM.vatKind, ...said } = row;
    try {
      items.push({ id, stock, data: await checkedItem(ctx, { ...PLAIN_ITEM, ...said, vatKind }, null) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push(...fieldsOf(error, given.indexOf(row)));
    }
  }
  if (refused.length > 0) return refused;
  await addItems(ctx, items);
  for (const { id, soldOut } of rows) {
    if (soldOut && soldOut !== 'no') await setSoldOut(ctx, [{ id }], soldOut);
  }
  return [];
}

/** Asked before: the database would name none of the rows, and end the transaction. */
async function numbersTaken(ctx: Ctx, given: readonly NewItemRow[], rows: readonly NewItemRow[]) {
  const numbers = rows.map(({ number }) => number.toLowerCase());
  const taken = await ctx.db.rows<{ number: string }>(sql`
    select lower(number) as number from catalog.item
    where company_id = ${ctx.companyId} and number <> '' and not is_archived and lower(number) = any(${numbers}::text[])`);
  return rows.flatMap((row, at): FieldProblem[] => {
    const isTwice = numbers[at] !== '' && numbers.indexOf(numbers[at]!) < at;
    if (!isTwice && !taken.some(({ number }) => number === numbers[at])) return [];
    const path = `added.${given.indexOf(row)}.number`;
    return [{ path, code: 'item.number_taken', params: { number: row.number } }];
  });
}

const fieldsOf = ({ code, params, details }: Problem, at: number): FieldProblem[] =>
  details.fields?.map((field) => ({ ...field, path: field.path.replace(/^item/, `added.${at}`) })) ?? [
    { path: `added.${at}.id`, code, params },
  ];
