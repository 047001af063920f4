import type { StoredLine } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Claims a paid line for an existing rental, so that it applies once however often its payment is delivered: true the first time. */
export async function claimPaidLine(
  ctx: CompanyCtx,
  orderId: string,
  { position, subjectId }: Pick<StoredLine, 'position' | 'subjectId'>,
): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into rentals.applied_line (company_id, order_id, position, rental_id, at, is_refunded)
    values (${ctx.companyId}, ${orderId}, ${position}, ${subjectId}, ${ctx.now}, false) on conflict do nothing`);
  return added === 1;
}

/** Whether none of the order's claimed lines could be applied. */
export async function isUnserved(ctx: CompanyCtx, orderId: string): Promise<boolean> {
  const row = await ctx.db.first<{ isUnserved: boolean | null }>(sql`
    select bool_and(is_refunded) as is_unserved from rentals.applied_line
    where company_id = ${ctx.companyId} and order_id = ${orderId}`);
  return row?.isUnserved ?? false;
}

/** Marks a line that could not be applied: its money is refunded separately and no longer refundable with the rest. */
export async function returnPaidLine(
  ctx: CompanyCtx,
  orderId: string,
  { position }: Pick<StoredLine, 'position'>,
): Promise<void> {
  await ctx.db.rows(sql`
    update rentals.applied_line set is_refunded = true
    where company_id = ${ctx.companyId} and order_id = ${orderId} and position = ${position}`);
}
