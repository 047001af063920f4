import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { type Sql, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { Message, Side } from '../../contract.ts';

type Row = Omit<Message, 'files'> & {
  readonly authorId: string | null;
  readonly files: readonly { id: string; name: string; kind: 'picture' | 'document'; fileKey: string }[];
};
export type StoredMessage = Message & { readonly authorId: string | null };

const columns = sql`
  m.id, m.seq::int, m.revision::int, m.side, m.client_id, m.author_id, m.author_name, m.text, m.at, m.deleted_at is not null as is_deleted,
  m.is_up, case when m.deleted_at is not null then '[]'::json else coalesce((
    select json_agg(json_build_object('id', a.id, 'name', a.name, 'kind', a.kind, 'fileKey', a.file_key) order by a.id)
    from chat.attachment a where a.company_id = m.company_id and a.message_id = m.id), '[]'::json) end as files`;

function messageFrom({ files, ...row }: Row): StoredMessage {
  return { ...row, files: files.map(({ fileKey, ...file }) => ({ ...file, address: fileAddress(fileKey) })) };
}

/** The public form: authors are known by name only. */
export function shownMessage({ authorId: _, ...message }: StoredMessage): Message {
  return message;
}

export type Which = { readonly after?: number | undefined; readonly before?: number | undefined };

/** Page size; older messages are loaded on demand. */
export const PAGE = 100;

/** Messages changed after a revision, messages before a position, or the newest ones; by position. `forAll` omits internal ones. */
export async function listMessages(
  ctx: CompanyCtx,
  conversationId: string,
  { after, before }: Which,
  forAll: boolean,
): Promise<StoredMessage[]> {
  const limits: Sql =
    after !== undefined
      ? sql`and m.revision > ${after} order by m.seq desc`
      : sql`${before === undefined ? sql`` : sql`and m.seq < ${before}`} order by m.seq desc limit ${PAGE + 1}`;
  const rows = await ctx.db.rows<Row>(sql`
    select ${columns} from chat.message m
    where m.company_id = ${ctx.companyId} and m.conversation_id = ${conversationId}
      ${forAll ? sql`and m.side in ('customer', 'staff')` : sql``} ${limits}`);
  return rows.map(messageFrom).reverse();
}

async function firstMessage(ctx: CompanyCtx, conversationId: string, which: Sql): Promise<StoredMessage | undefined> {
  const row = await ctx.db.first<Row>(sql`
    select ${columns} from chat.message m
    where m.company_id = ${ctx.companyId} and m.conversation_id = ${conversationId} and ${which}`);
  return row && messageFrom(row);
}

export const findMessage = (ctx: CompanyCtx, conversationId: string, id: string) =>
  firstMessage(ctx, conversationId, sql`m.id = ${id}`);

export async function findChatOf(ctx: CompanyCtx, messageId: string): Promise<string | undefined> {
  const row = await ctx.db.first<{ conversationId: string }>(sql`
    select conversation_id from chat.message where company_id = ${ctx.companyId} and id = ${messageId}::uuid`);
  return row?.conversationId;
}

export const findSent = (ctx: CompanyCtx, conversationId: string, side: Side, clientId: string) =>
  firstMessage(ctx, conversationId, sql`m.side = ${side} and m.client_id = ${clientId}`);

export type NewRow = {
  readonly side: Side;
  readonly clientId: string;
  readonly text: string;
  readonly author: { readonly id: string | null; readonly name: string };
  readonly waitedSeconds: number | null;
};

/** Appends a message. The caller holds the conversation's lock and passes its `revision`. */
export async function addMessage(
  ctx: CompanyCtx,
  at: { readonly id: string; readonly revision: number },
  message: NewRow,
): Promise<string> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    with place as (
      update chat.conversation set last_seq = last_seq + 1,
        last_at = case when ${message.side === 'event' || message.side === 'note'} then last_at else ${ctx.now} end
      where company_id = ${ctx.companyId} and id = ${at.id} returning last_seq
    )
    insert into chat.message (company_id, id, conversation_id, seq, revision, side, client_id, author_id, author_name, text, at, waited_seconds)
    select ${ctx.companyId}, ${id}, ${at.id}, last_seq, ${at.revision}, ${message.side}, ${message.clientId}, ${message.author.id},
      ${message.author.name}, ${message.text}, ${ctx.now}, ${message.waitedSeconds} from place`);
  return id;
}

export async function deleteMessage(ctx: CompanyCtx, id: string, revision: number): Promise<void> {
  await ctx.db.write(sql`
    update chat.message set text = '', deleted_at = ${ctx.now}, is_up = false, revision = ${revision}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function liftMessage(ctx: CompanyCtx, id: string, isUp: boolean, revision: number): Promise<void> {
  await ctx.db.write(sql`
    update chat.message set is_up = ${isUp}, revision = ${revision} where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function countLately(ctx: CompanyCtx, conversationId: string, since: Date): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from chat.message
    where company_id = ${ctx.companyId} and conversation_id = ${conversationId} and side = 'customer'
      and ${withinWindow(sql`at`, since, ctx.now)}`);
  return row!.count;
}

/** Median time customers waited for an answer since then; null with fewer than three answers. */
export async function usualWaitSeconds(ctx: CompanyCtx, since: Date): Promise<number | null> {
  const row = await ctx.db.first<{ seconds: number | null }>(sql`
    select case when count(*) >= 3 then percentile_disc(0.5) within group (order by waited_seconds) end as seconds from (
      select waited_seconds from chat.message
      where company_id = ${ctx.companyId} and waited_seconds is not null and at > ${since} order by at desc limit 50
    ) waited`);
  return row!.seconds;
}
