import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export type Presence = { readonly seenAt: Date | null; readonly typingAt: Date | null };

export async function findPresence(
  ctx: CompanyCtx,
  conversationId: string,
  side: 'customer' | 'staff',
): Promise<Presence> {
  const row = await ctx.db.first<Presence>(sql`
    select seen_at, typing_at from chat.presence
    where company_id = ${ctx.companyId} and conversation_id = ${conversationId} and side = ${side}`);
  return row ?? { seenAt: null, typingAt: null };
}

export async function notePresence(
  ctx: CompanyCtx,
  conversationId: string,
  side: 'customer' | 'staff',
  isTyping: boolean,
): Promise<void> {
  const typingAt = isTyping ? ctx.now : null;
  await ctx.db.write(sql`
    insert into chat.presence (company_id, conversation_id, side, seen_at, typing_at)
    values (${ctx.companyId}, ${conversationId}, ${side}, ${ctx.now}, ${typingAt})
    on conflict (company_id, conversation_id, side) do update set seen_at = excluded.seen_at, typing_at = excluded.typing_at`);
}
