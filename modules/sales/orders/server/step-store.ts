import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { OrderStep, OrderStepKind } from '../contract-staff.ts';
import { statusChanged } from './facade-hooks.ts';

type Person = { readonly kind: OrderStep['personKind']; readonly name: string };

/** In the transaction of what it tells of. The caller did it, when nobody else is named. */
export async function noteStep(
  ctx: CompanyCtx,
  orderId: string,
  kind: OrderStepKind,
  data: Readonly<Record<string, unknown>> = {},
  person: Person = callerOf(ctx),
): Promise<void> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    insert into orders.order_step (company_id, id, order_id, at, kind, person_kind, person_name, data)
    values (${ctx.companyId}, ${id}, ${orderId}, ${ctx.now}, ${kind}, ${person.kind}, ${person.name}, ${jsonOf(data)}::jsonb)`);
  if (kind === 'status' || kind === 'cancelled') await ctx.app.hooks.find(statusChanged)?.(ctx, id);
}

export function listSteps(ctx: CompanyCtx, orderId: string): Promise<OrderStep[]> {
  return ctx.db.rows<OrderStep>(sql`
    select id, at, kind, person_kind, person_name, data from orders.order_step
    where company_id = ${ctx.companyId} and order_id = ${orderId} order by at, id`);
}

/** What was corrected in these orders, the oldest first. */
export function listCorrections(
  ctx: CompanyCtx,
  orderIds: readonly string[],
): Promise<(Pick<OrderStep, 'kind' | 'data'> & { readonly orderId: string })[]> {
  return ctx.db.rows(sql`
    select order_id, kind, data from orders.order_step
    where company_id = ${ctx.companyId} and order_id = any(${orderIds}::uuid[]) and kind = 'corrected' order by at, id`);
}

function callerOf({ caller }: CompanyCtx): Person {
  return caller ? { kind: caller.kind, name: caller.name } : { kind: 'house', name: '' };
}
