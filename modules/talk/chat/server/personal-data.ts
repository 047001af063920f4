import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx, Person, PersonalData } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import { removeFile } from './message/remove-file.job.ts';

type Kept = { readonly id: string; readonly createdAt: Date; readonly lastAt: Date; readonly messages: unknown };

/** Messages of both sides; notes belong to the company and are not exported. */
async function chatsOf(ctx: CompanyCtx, { email }: Pick<Person, 'email'>, limit: number): Promise<Kept[]> {
  return ctx.db.rows<Kept>(sql`
    select c.id, c.created_at, c.last_at, (
      select json_agg(json_build_object('at', m.at, 'side', m.side, 'text', m.text) order by m.seq) from chat.message m
      where m.company_id = c.company_id and m.conversation_id = c.id and m.side in ('customer', 'staff') and m.deleted_at is null) as messages
    from chat.conversation c
    where c.company_id = any(${await visibleCompanies(ctx)}) and c.email = ${email} and c.email <> ''
    order by c.last_at desc, c.id desc limit ${limit}`);
}

const MOST = 1000;

/** Conversations are found by e-mail address. No retention duty applies. */
export const personalData: PersonalData = {
  export: async (ctx, person) => ({ conversations: await chatsOf(ctx, person, MOST) }),
  holds: async () => [],
  erase: async (ctx, { email }) => {
    const companyIds = await visibleCompanies(ctx);
    const files = await ctx.db.rows<{ fileKey: string }>(sql`
      select a.file_key from chat.attachment a
      join chat.conversation c on c.company_id = a.company_id and c.id = a.conversation_id
      where a.company_id = any(${companyIds}) and c.email = ${email} and c.email <> ''`);
    await ctx.db.rows(sql`
      delete from chat.conversation where company_id = any(${companyIds}) and email = ${email} and email <> ''`);
    for (const file of files) await addJob(ctx, removeFile, file);
  },
  timeline: async (ctx, person, limit) =>
    (await chatsOf(ctx, person, limit)).map(({ id, lastAt }) => ({
      id,
      at: lastAt,
      what: 'chat.timeline',
      path: `/admin/chat/${id}`,
    })),
};
