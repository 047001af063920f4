import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Block } from '../../contract.ts';

const MOST = 2000;

export function listBlocks(ctx: CompanyCtx, from: Date, to: Date): Promise<Block[]> {
  return ctx.db.rows<Block>(sql`
    select id, staff_id, starts_at, ends_at, reason from appointments.block
    where company_id = ${ctx.companyId} and ends_at > ${from} and starts_at < ${to}
    order by starts_at, id limit ${MOST}`);
}

export async function insertBlock(ctx: CompanyCtx, { id, staffId, startsAt, endsAt, reason }: Block): Promise<void> {
  await ctx.db.write(sql`
    insert into appointments.block (company_id, id, staff_id, starts_at, ends_at, reason)
    values (${ctx.companyId}, ${id}, ${staffId}, ${startsAt}, ${endsAt}, ${reason})`);
}

export function deleteBlock(ctx: CompanyCtx, id: string): Promise<Block | undefined> {
  return ctx.db.first<Block>(sql`
    delete from appointments.block where company_id = ${ctx.companyId} and id = ${id}
    returning id, staff_id, starts_at, ends_at, reason`);
}
