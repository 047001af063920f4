import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import type { HandoverAddress } from '../../contract.ts';

/** An order of the demonstration that was handed over. */
type DemoFulfilment = {
  readonly orderId: string;
  readonly type: DeliveryType;
  readonly placedAt: Date;
  readonly acceptedAt: Date;
  readonly promisedAt: Date;
  readonly doneAt: Date;
  readonly address: HandoverAddress | null;
  readonly tableName: string;
};

/** Any number of them in two statements, in demo companies alone. */
export async function insertDemoFulfilments(ctx: CompanyCtx, made: readonly DemoFulfilment[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into fulfilment.fulfilment (company_id, order_id, type, state, state_since, added_at, arrived_at, preparation_minutes, promised_at,
      address, table_name)
    select ${ctx.companyId}, "orderId", type, 'done', "doneAt", "placedAt", "placedAt", 30, "promisedAt", address, "tableName"
    from jsonb_to_recordset(${jsonOf(made)}::jsonb) as row ("orderId" uuid, type text, "doneAt" timestamptz, "placedAt" timestamptz,
      "promisedAt" timestamptz, address jsonb, "tableName" text)`);
  const steps = made.flatMap(({ orderId, placedAt, acceptedAt, doneAt }) => [
    { id: ctx.newId(), orderId, at: placedAt, kind: 'added', data: { state: 'new' } },
    { id: ctx.newId(), orderId, at: acceptedAt, kind: 'moved', data: { from: 'new', to: 'accepted' } },
    { id: ctx.newId(), orderId, at: doneAt, kind: 'moved', data: { from: 'ready', to: 'done' } },
  ]);
  await ctx.db.rows(sql`
    insert into fulfilment.step (company_id, id, order_id, at, kind, person_kind, data)
    select ${ctx.companyId}, id, "orderId", at, kind, 'house', data
    from jsonb_to_recordset(${jsonOf(steps)}::jsonb) as row (id uuid, "orderId" uuid, at timestamptz, kind text, data jsonb)`);
}
