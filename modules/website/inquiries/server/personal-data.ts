import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Answer } from '../contract.ts';

type Kept = {
  readonly id: string;
  readonly receivedAt: Date;
  readonly kind: string;
  readonly pageTitle: string;
  readonly answers: readonly Answer[];
};

async function inquiriesOf(ctx: CompanyCtx, { email }: Person, limit: number): Promise<Kept[]> {
  return ctx.db.rows<Kept>(sql`
    select id, received_at, kind, page_title, answers from inquiries.inquiry
    where company_id = any(${await visibleCompanies(ctx)}) and email = ${email} and email <> ''
    order by received_at desc, id desc limit ${limit}`);
}

const MOST = 1000;

/** An inquiry knows people by the address they wrote. Nothing asks to keep it. */
export const personalData: PersonalData = {
  export: async (ctx, person) => ({ inquiries: await inquiriesOf(ctx, person, MOST) }),
  holds: async () => [],
  erase: async (ctx, { email }) => {
    await ctx.db.rows(sql`
      delete from inquiries.inquiry
      where company_id = any(${await visibleCompanies(ctx)}) and email = ${email} and email <> ''`);
  },
  timeline: async (ctx, person, limit) =>
    (await inquiriesOf(ctx, person, limit)).map(({ id, receivedAt, pageTitle }) => ({
      id,
      at: receivedAt,
      what: 'inquiries.timeline',
      params: { page: pageTitle },
      path: `/admin/inquiries/${id}`,
    })),
};
