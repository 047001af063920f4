import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Template, TemplateCard } from '../../contract-template.ts';

type Row = Omit<Template, 'rhythm'> & {
  readonly every: 'day' | 'month' | 'week' | null;
  readonly onDay: number;
  readonly hour: number;
};
export type StoredTemplate = Template & { readonly boardUserId: string | null };

const columns = sql`t.id, t.board_id, t.column_id, t.title, t.card, t.rhythm as every, t.on_day, t.hour, t.next_at, b.user_id as board_user_id
  from board_templates.template t join boards.board_view b on b.company_id = t.company_id and b.id = t.board_id`;

const read = ({ every, onDay, hour, ...row }: Row & { readonly boardUserId: string | null }): StoredTemplate => ({
  ...row,
  rhythm: every && { every, onDay, hour },
});

export async function listTemplates(ctx: CompanyCtx, boardId: string): Promise<StoredTemplate[]> {
  const rows = await ctx.db.rows<Parameters<typeof read>[0]>(sql`
    select ${columns} where t.company_id = ${ctx.companyId} and t.board_id = ${boardId} order by lower(t.title), t.id`);
  return rows.map(read);
}

export async function findTemplate(ctx: CompanyCtx, id: string): Promise<StoredTemplate | undefined> {
  const row = await ctx.db.first<Parameters<typeof read>[0]>(sql`
    select ${columns} where t.company_id = ${ctx.companyId} and t.id = ${id}`);
  return row && read(row);
}

export type SharedTemplate = {
  readonly id: string;
  readonly title: string;
  readonly boardId: string;
  readonly boardName: string;
  readonly isArchived: boolean;
};

/** Templates of the company's shared boards. */
export function listSharedTemplates(ctx: CompanyCtx): Promise<SharedTemplate[]> {
  return ctx.db.rows<SharedTemplate>(sql`
    select t.id, t.title, t.board_id, b.name as board_name, b.archived_at is not null as is_archived
    from board_templates.template t join boards.board_view b on b.company_id = t.company_id and b.id = t.board_id
    where t.company_id = ${ctx.companyId} and b.user_id is null order by lower(b.name), lower(t.title), t.id limit 1000`);
}

/** Locks a due template. A concurrent caller waits here and then finds it no longer due. */
export async function lockDue(ctx: CompanyCtx, id: string): Promise<StoredTemplate | undefined> {
  const row = await ctx.db.first<Parameters<typeof read>[0]>(sql`
    select ${columns} where t.company_id = ${ctx.companyId} and t.id = ${id} and t.next_at <= ${ctx.now} for update of t`);
  return row && read(row);
}

export async function writeTemplate(ctx: CompanyCtx, template: Template): Promise<void> {
  const { id, boardId, columnId, title, card, rhythm, nextAt } = template;
  await ctx.db.count(sql`
    insert into board_templates.template (company_id, id, board_id, column_id, title, card, rhythm, on_day, hour, next_at)
    values (${ctx.companyId}, ${id}, ${boardId}, ${columnId}, ${title}, ${jsonOf(card satisfies TemplateCard)}::jsonb, ${rhythm?.every ?? null},
      ${rhythm?.onDay ?? 1}, ${rhythm?.hour ?? 7}, ${nextAt})
    on conflict (company_id, id) do update set column_id = excluded.column_id, title = excluded.title, card = excluded.card,
      rhythm = excluded.rhythm, on_day = excluded.on_day, hour = excluded.hour, next_at = excluded.next_at`);
}

export async function noteMade(ctx: CompanyCtx, template: Template, cardId: string, nextAt: Date): Promise<void> {
  await ctx.db.count(sql`
    insert into board_templates.made (company_id, template_id, made_for, card_id)
    values (${ctx.companyId}, ${template.id}, ${template.nextAt}, ${cardId})`);
  await ctx.db.write(sql`
    update board_templates.template set next_at = ${nextAt} where company_id = ${ctx.companyId} and id = ${template.id}`);
}

export async function removeTemplate(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from board_templates.template where company_id = ${ctx.companyId} and id = ${id}`);
}
