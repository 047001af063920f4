import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import type { FulfilmentStep, FulfilmentStepKind } from '../../contract-staff.ts';

type Person = { readonly kind: FulfilmentStep['personKind']; readonly name: string };
type Given = {
  readonly id?: string;
  readonly at?: Date;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly person?: Person;
};

export const HOUSE: Person = { kind: 'house', name: '' };

/** In the transaction of what it tells of. The caller did it, when nobody else is named. False when it was noted before. */
export async function noteStep(
  ctx: CompanyCtx,
  orderId: string,
  kind: FulfilmentStepKind,
  given: Given = {},
): Promise<boolean> {
  return (await ctx.db.count(stepInsert(ctx, orderId, kind, given))) === 1;
}

/** The same, of what cannot have been noted before. */
export async function addStep(
  ctx: CompanyCtx,
  orderId: string,
  kind: FulfilmentStepKind,
  given: Given = {},
): Promise<void> {
  await ctx.db.write(stepInsert(ctx, orderId, kind, given));
}

function stepInsert(
  ctx: CompanyCtx,
  orderId: string,
  kind: FulfilmentStepKind,
  { id = ctx.newId(), at = ctx.now, data = {}, person = callerOf(ctx) }: Given,
): Sql {
  return sql`
    insert into fulfilment.step (company_id, id, order_id, at, kind, person_kind, person_name, data)
    values (${ctx.companyId}, ${id}, ${orderId}, ${at}, ${kind}, ${person.kind}, ${person.name}, ${jsonOf(data)}::jsonb)
    on conflict do nothing`;
}

export async function hasStep(ctx: CompanyCtx, id: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    select 1 as one from fulfilment.step where company_id = ${ctx.companyId} and id = ${id}`);
  return row !== undefined;
}

export function listSteps(ctx: CompanyCtx, orderId: string): Promise<FulfilmentStep[]> {
  return ctx.db.rows<FulfilmentStep>(sql`
    select id, at, kind, person_kind, person_name, data from fulfilment.step
    where company_id = ${ctx.companyId} and order_id = ${orderId} order by at, id`);
}

function callerOf({ caller }: CompanyCtx): Person {
  return caller ? { kind: caller.kind, name: caller.name } : HOUSE;
}
