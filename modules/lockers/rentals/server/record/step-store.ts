import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import type { RentalStep, StepKind } from '../../contract.ts';

export type Step = {
  readonly kind: StepKind;
  /** Defaults to now. */
  readonly at?: Date;
  /** Defaults to the calling staff member or customer, otherwise the system. */
  readonly person?: { readonly kind: RentalStep['personKind']; readonly name: string };
  /** Parameters of the displayed sentence. Never a secret. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** Records a step of a rental, in the transaction of the event. */
export async function addStep(ctx: CompanyCtx, rentalId: string, step: Step): Promise<void> {
  await ctx.db.write(stepInsert(ctx, rentalId, step));
}

/** The same as part of a larger statement. */
export function stepInsert(ctx: CompanyCtx, rentalId: string, { kind, at, person, data }: Step): Sql {
  const who = person ?? (ctx.caller ? { kind: ctx.caller.kind, name: ctx.caller.name } : HOUSE);
  return sql`
    insert into rentals.rental_step (company_id, id, rental_id, at, kind, person_kind, person_name, data)
    values (${ctx.companyId}, ${ctx.newId()}, ${rentalId}, ${at ?? ctx.now}, ${kind}, ${who.kind}, ${who.name}, ${jsonOf(data ?? {})}::jsonb)`;
}

const HOUSE = { kind: 'house', name: '' } as const;

/** In chronological order. */
export function listSteps(ctx: CompanyCtx, rentalId: string): Promise<RentalStep[]> {
  return ctx.db.rows<RentalStep>(sql`
    select id, at, kind, person_kind, person_name, data from rentals.rental_step
    where company_id = ${ctx.companyId} and rental_id = ${rentalId} order by at, id`);
}
