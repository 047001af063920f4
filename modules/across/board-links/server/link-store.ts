import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { LinkKind } from '../contract.ts';

export type StoredLink = { readonly kind: LinkKind; readonly id: string };

export function listLinks(ctx: CompanyCtx, cardId: string): Promise<StoredLink[]> {
  return ctx.db.rows<StoredLink>(sql`
    select kind, subject_id as id from board_links.link where company_id = ${ctx.companyId} and card_id = ${cardId} order by kind, linked_at, subject_id`);
}

const MOST_ON_A_BOARD = 5000;

/** Of cards that lie there and are not finished. */
export function listLinksOfBoard(
  ctx: CompanyCtx,
  boardId: string,
): Promise<(StoredLink & { readonly cardId: string })[]> {
  return ctx.db.rows(sql`
    select l.kind, l.subject_id as id, l.card_id from board_links.link l
    join boards.card_view c on c.company_id = l.company_id and c.id = l.card_id
    where l.company_id = ${ctx.companyId} and c.board_id = ${boardId} and c.archived_at is null and not c.is_done
    order by l.card_id, l.kind, l.linked_at, l.subject_id limit ${MOST_ON_A_BOARD}`);
}

export async function addLink(ctx: CompanyCtx, cardId: string, { kind, id }: StoredLink): Promise<void> {
  await ctx.db.write(sql`
    insert into board_links.link (company_id, card_id, kind, subject_id, linked_at)
    values (${ctx.companyId}, ${cardId}, ${kind}, ${id}, ${ctx.now}) on conflict do nothing`);
}

export function removeLink(ctx: CompanyCtx, cardId: string, { kind, id }: StoredLink): Promise<number> {
  return ctx.db.count(sql`
    delete from board_links.link where company_id = ${ctx.companyId} and card_id = ${cardId} and kind = ${kind} and subject_id = ${id}`);
}
