import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import type { KeptUpload } from '@fachwerk/server/keep-upload';
import { sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { ChatFile } from '../../contract.ts';

type Side = 'customer' | 'staff' | 'note';

export async function addAttachment(
  ctx: CompanyCtx,
  conversationId: string,
  side: Side,
  name: string,
  file: KeptUpload,
): Promise<ChatFile> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    insert into chat.attachment (company_id, id, conversation_id, side, name, kind, file_key, bytes, at)
    values (${ctx.companyId}, ${id}, ${conversationId}, ${side}, ${name}, ${file.kind}, ${file.fileKey}, ${file.bytes}, ${ctx.now})`);
  return { id, name, kind: file.kind, address: fileAddress(file.fileKey) };
}

export async function countAttached(ctx: CompanyCtx, conversationId: string, side: Side, since: Date): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from chat.attachment
    where company_id = ${ctx.companyId} and conversation_id = ${conversationId} and side = ${side}
      and ${withinWindow(sql`at`, since, ctx.now)}`);
  return row!.count;
}

/** Attaches this side's unsent files to a message; returns how many it found. */
export async function hangOn(
  ctx: CompanyCtx,
  conversationId: string,
  messageId: string,
  side: Side,
  ids: readonly string[],
): Promise<number> {
  const uploaded = side === 'customer' ? 'customer' : 'staff';
  const rows = await ctx.db.rows(sql`
    update chat.attachment set message_id = ${messageId}
    where company_id = ${ctx.companyId} and conversation_id = ${conversationId} and side = ${uploaded} and message_id is null
      and id = any(${ids}::uuid[]) returning id`);
  return rows.length;
}

/** Deletes the attachments of a message and returns their file keys. */
export function takeFilesOf(ctx: CompanyCtx, messageId: string): Promise<{ fileKey: string }[]> {
  return ctx.db.rows(sql`
    delete from chat.attachment where company_id = ${ctx.companyId} and message_id = ${messageId} returning file_key`);
}
