import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Label } from '../../contract.ts';

export function listLabels(ctx: CompanyCtx, boardId: string): Promise<Label[]> {
  return ctx.db.rows<Label>(sql`
    select id, name, colour from boards.label where company_id = ${ctx.companyId} and board_id = ${boardId} order by lower(name), id`);
}

export function saveLabel(ctx: CompanyCtx, boardId: string, { id, name, colour }: Label): Promise<number> {
  return ctx.db.count(sql`
    insert into boards.label (company_id, id, board_id, name, colour) values (${ctx.companyId}, ${id}, ${boardId}, ${name}, ${colour})
    on conflict (company_id, id) do update set name = excluded.name, colour = excluded.colour`);
}

/** Cards with the label get the board's new revision. */
export async function removeLabel(ctx: CompanyCtx, id: string, revision: number): Promise<void> {
  await ctx.db.write(sql`
    update boards.card c set revision = ${revision} from boards.card_label l
    where l.company_id = ${ctx.companyId} and l.label_id = ${id} and c.company_id = l.company_id and c.id = l.card_id`);
  await ctx.db.write(sql`delete from boards.label where company_id = ${ctx.companyId} and id = ${id}`);
}
