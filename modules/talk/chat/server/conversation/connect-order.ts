import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { lockConversation, notifyChat } from './conversation-store.ts';

/** Links a conversation to an order. False if another conversation has this order already. */
export async function connectOrder(
  ctx: CompanyCtx,
  chatId: string,
  order: { readonly companyId: string; readonly id: string } | null,
): Promise<boolean> {
  const chat = await lockConversation(ctx, chatId);
  const taken = order
    ? await ctx.db.first(sql`
        select from chat.conversation
        where company_id = ${ctx.companyId} and order_id = ${order.id} and id <> ${chatId}`)
    : undefined;
  if (taken) return false;
  await ctx.db.write(sql`
    update chat.conversation set order_company_id = ${order?.companyId ?? null}, order_id = ${order?.id ?? null}
    where company_id = ${ctx.companyId} and id = ${chatId}`);
  await notifyChat(ctx, chat);
  return true;
}
