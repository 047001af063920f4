import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { HistoryEntry, HistoryKind } from '../../contract-card.ts';
import type { BoardCtx } from '../board/board-ctx.ts';

const MOST_READ = 200;

/** Fires on every history entry; `id` is its id in `boards.history_view`. Automation rules start here. */
export const cardNoted =
  hook<(ctx: BoardCtx, entry: { readonly id: string; readonly kind: HistoryKind }) => Promise<void>>(
    'boards.card_noted',
  );

type Actor = { readonly id: string; readonly name: string };
type Note = { readonly cardId: string; readonly kind: HistoryKind; readonly data?: object; readonly comment?: string };

/** Runs in the transaction of the change; the history of a card is its audit log. */
export async function addHistory(
  ctx: BoardCtx,
  { cardId, kind, data = {}, comment = '' }: Note,
  by: Actor | undefined = ctx.caller && { id: ctx.caller.userId, name: ctx.caller.name },
): Promise<void> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    insert into boards.history (company_id, id, card_id, at, person_id, person_name, kind, data, comment)
    values (${ctx.companyId}, ${id}, ${cardId}, ${ctx.now}, ${by?.id ?? null}, ${by?.name ?? ctx.rule?.name ?? 'Fachwerk'},
      ${kind}, ${jsonOf(data)}::jsonb, ${comment})`);
  if (!ctx.isQuiet) await ctx.app.hooks.find(cardNoted)?.(ctx, { id, kind });
}

export function listHistory(ctx: CompanyCtx, cardId: string): Promise<HistoryEntry[]> {
  return ctx.db.rows<HistoryEntry>(sql`
    select id, at, person_name, kind, data, comment from boards.history
    where company_id = ${ctx.companyId} and card_id = ${cardId} order by id desc limit ${MOST_READ}`);
}
