import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Field, ValueInput } from '../../contract-field.ts';

export function listFields(ctx: CompanyCtx, boardId: string): Promise<Field[]> {
  return ctx.db.rows<Field>(sql`
    select id, name, kind, choices, is_on_face from boards.field
    where company_id = ${ctx.companyId} and board_id = ${boardId} order by position, id`);
}

export function writeField(ctx: CompanyCtx, boardId: string, field: Field): Promise<number> {
  return ctx.db.count(sql`
    insert into boards.field (company_id, id, board_id, name, kind, choices, is_on_face, position)
    select ${ctx.companyId}, ${field.id}, ${boardId}, ${field.name}, ${field.kind}, ${field.choices}::text[], ${field.isOnFace},
      coalesce(max(position), 0) + 1
    from boards.field where company_id = ${ctx.companyId} and board_id = ${boardId}
    on conflict (company_id, id) do update set name = excluded.name, choices = excluded.choices, is_on_face = excluded.is_on_face`);
}

/** The caller holds the board lock. */
export async function arrangeFields(ctx: CompanyCtx, boardId: string, ids: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    update boards.field f set position = o.at
    from unnest(${ids}::uuid[]) with ordinality o(id, at)
    where f.company_id = ${ctx.companyId} and f.board_id = ${boardId} and f.id = o.id`);
}

/** Cards with a value in the field get the board's new revision. */
export async function removeField(ctx: CompanyCtx, id: string, revision: number): Promise<void> {
  await ctx.db.write(sql`
    update boards.card c set revision = ${revision} from boards.card_value v
    where v.company_id = ${ctx.companyId} and v.field_id = ${id} and c.company_id = v.company_id and c.id = v.card_id`);
  await ctx.db.write(sql`delete from boards.field where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function writeValues(ctx: CompanyCtx, cardId: string, values: readonly ValueInput[]): Promise<void> {
  const empty = values.filter(({ value }) => value === '').map(({ fieldId }) => fieldId);
  const full = values.filter(({ value }) => value !== '');
  await ctx.db.write(sql`
    delete from boards.card_value where company_id = ${ctx.companyId} and card_id = ${cardId} and field_id = any(${empty}::uuid[])`);
  await ctx.db.write(sql`
    insert into boards.card_value (company_id, card_id, field_id, value)
    select ${ctx.companyId}, ${cardId}, v.id, v.value
    from unnest(${full.map(({ fieldId }) => fieldId)}::uuid[], ${full.map(({ value }) => value)}::text[]) v(id, value)
    on conflict (company_id, card_id, field_id) do update set value = excluded.value`);
}

/** Copies field values to the fields of the target board with the same name and kind. The others stay stored for the card's return. */
export async function takeValuesAlong(ctx: CompanyCtx, cardId: string, toBoard: string): Promise<void> {
  await ctx.db.write(sql`
    insert into boards.card_value (company_id, card_id, field_id, value)
    select v.company_id, v.card_id, n.id, v.value
    from boards.card c
    join boards.card_value v on v.company_id = c.company_id and v.card_id = c.id
    join boards.field o on o.company_id = v.company_id and o.id = v.field_id and o.board_id = c.board_id
    join boards.field n on n.company_id = o.company_id and n.board_id = ${toBoard} and lower(n.name) = lower(o.name) and n.kind = o.kind
    where c.company_id = ${ctx.companyId} and c.id = ${cardId}
    on conflict (company_id, card_id, field_id) do update set value = excluded.value`);
}
