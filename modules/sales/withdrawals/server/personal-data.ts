import { addDays } from '@fachwerk/base/time';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Claims from a contract lapse at the end of the third year (§§ 195, 199 BGB); as long as that it must be possible to show what was answered. */
const KEPT_DAYS = 4 * 366;

type Kept = {
  readonly id: string;
  readonly receivedAt: Date;
  readonly name: string;
  readonly orderNumber: string;
  readonly subject: string;
  readonly state: string;
};

async function withdrawalsOf(ctx: CompanyCtx, person: Person, limit: number): Promise<Kept[]> {
  return ctx.db.rows<Kept>(sql`
    select id, received_at, name, order_number, subject, state from withdrawals.withdrawal
    where company_id = any(${await visibleCompanies(ctx)}) and email = ${person.email}
    order by received_at desc, id desc limit ${limit}`);
}

const MOST = 1000;

/** A withdrawal knows people by their address alone: nobody signs in to send one. */
export const personalData: PersonalData = {
  export: async (ctx, person) => ({ withdrawals: await withdrawalsOf(ctx, person, MOST) }),
  holds: async (ctx, people) => {
    const idOf = new Map(people.map(({ email, id }) => [email, id]));
    const rows = await ctx.db.rows<{ email: string; last: Date }>(sql`
      select email, max(received_at) as last from withdrawals.withdrawal
      where company_id = any(${await visibleCompanies(ctx)}) and email = any(${[...idOf.keys()]}::text[]) group by email`);
    return rows
      .map(({ email, last }) => ({ personId: idOf.get(email)!, until: addDays(last, KEPT_DAYS) }))
      .filter(({ until }) => until > ctx.now)
      .map((hold) => ({ ...hold, reason: 'withdrawals.hold', kind: 'law' }));
  },
  erase: async (ctx, person) => {
    const visible = await visibleCompanies(ctx);
    const old = sql`company_id = any(${visible}) and email = ${person.email} and received_at <= ${addDays(ctx.now, -KEPT_DAYS)}`;
    await ctx.db.rows(sql`
      delete from withdrawals.answer where company_id = any(${visible})
        and withdrawal_id in (select id from withdrawals.withdrawal where ${old})`);
    await ctx.db.rows(sql`delete from withdrawals.withdrawal where ${old}`);
    await ctx.db.rows(
      sql`delete from withdrawals.draft where company_id = any(${visible}) and email = ${person.email}`,
    );
  },
  timeline: async (ctx, person, limit) =>
    (await withdrawalsOf(ctx, person, limit)).map(({ id, receivedAt, orderNumber }) => ({
      id,
      at: receivedAt,
      what: 'withdrawals.timeline',
      params: { orderNumber },
      path: `/admin/withdrawals/${id}`,
    })),
};
