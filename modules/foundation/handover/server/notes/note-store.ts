import { visibleIds } from '@fachwerk/companies/facade';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { HandoverNote } from '../../contract.ts';
import type { HandoverCtx } from '../source.ts';

/** More open notes than anybody reads; the oldest stay in sight. */
const MOST_NOTES = 100;

type Row = {
  readonly companyId: string;
  readonly companyName: string;
  readonly id: string;
  readonly text: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly writtenAt: Date;
  readonly doneAt: Date | null;
  readonly doneName: string;
  readonly seenBy: readonly { readonly name: string; readonly at: string }[];
};

/** All that are open, and those ticked since the beginning of the period. */
export async function listNotes(
  ctx: HandoverCtx,
  companyIds: readonly string[],
  { from, authorId }: { from: Date; authorId?: string | undefined },
): Promise<HandoverNote[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select n.company_id, c.name as company_name, n.id, n.text, n.author_id, n.author_name, n.written_at, n.done_at, n.done_name,
      coalesce((select jsonb_agg(jsonb_build_object('name', s.person_name, 'at', s.at) order by s.at)
        from handover.note_seen s where s.company_id = n.company_id and s.note_id = n.id), '[]') as seen_by
    from (
      (select * from handover.note where company_id = any(${companyIds}::uuid[]) and done_at is null order by written_at limit ${MOST_NOTES})
      union all
      (select * from handover.note where company_id = any(${companyIds}::uuid[]) and done_at >= ${from} order by done_at desc limit ${MOST_NOTES})
    ) n
    join companies.company_view c on c.company_id = n.company_id
    where ${authorId ?? null}::uuid is null or n.author_id = ${authorId ?? null}
    order by n.done_at desc nulls first, n.written_at desc, n.id desc`);
  return rows.map((row) => ({
    id: row.id,
    companyName: row.companyId === ctx.companyId ? '' : row.companyName,
    text: row.text,
    written: { name: row.authorName, at: row.writtenAt },
    isOwn: row.authorId === ctx.caller.userId,
    done: row.doneAt && { name: row.doneName, at: row.doneAt },
    seenBy: row.seenBy.map(({ name, at }) => ({ name, at: new Date(at) })),
  }));
}

export async function addNoteRow(ctx: Ctx, id: string, text: string): Promise<void> {
  await ctx.db.write(sql`
    insert into handover.note (company_id, id, text, author_id, author_name, written_at)
    values (${ctx.companyId}, ${id}, ${text}, ${ctx.caller.userId}, ${ctx.caller.name}, ${ctx.now})`);
}

/** Of any company in sight. Kept until the transaction ends: of two who tick it, one signs. */
export function lockNote(ctx: CompanyCtx, id: string) {
  return ctx.db.first<{ companyId: string; text: string; doneAt: Date | null }>(sql`
    select company_id, text, done_at from handover.note
    where company_id in (${visibleIds(ctx)}) and id = ${id}
    for update`);
}

export async function saveTick(ctx: Ctx, id: string, isDone: boolean): Promise<void> {
  const done = isDone
    ? sql`done_at = ${ctx.now}, done_id = ${ctx.caller.userId}, done_name = ${ctx.caller.name}`
    : sql`done_at = null, done_id = null, done_name = ''`;
  await ctx.db.write(sql`update handover.note set ${done} where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Open notes of others; a second look keeps the first time. */
export async function markSeen(ctx: Ctx): Promise<void> {
  await ctx.db.write(sql`
    insert into handover.note_seen (company_id, note_id, person_id, person_name, at)
    select company_id, id, ${ctx.caller.userId}, ${ctx.caller.name}, ${ctx.now} from handover.note
    where company_id in (${visibleIds(ctx)}) and done_at is null and author_id <> ${ctx.caller.userId}
    on conflict (company_id, note_id, person_id) do nothing`);
}
