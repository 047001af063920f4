import type { CompanyCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, allOf, jsonOf, sql } from '@fachwerk/server/sql';
import type { Message, MessageDraft, MessageState } from '../../contract.ts';

const columns = sql`id, channel, title, text, button, picture_id, recipients, state, send_at, created_at, created_by, started_at, ended_at, recipient_count,
  sent_count, left_out_count, unsubscribed_count, clicked_count`;

export type NewMessage = Pick<MessageDraft, 'channel' | 'title' | 'text' | 'button' | 'pictureId' | 'recipients'> & {
  readonly id: string;
  readonly sendAt: Date;
  readonly recipientCount: number;
  readonly author: { readonly id: string; readonly name: string };
};

/** Undefined: there is one with this id already, also when it came at the same moment. */
export function addMessage(ctx: CompanyCtx, given: NewMessage): Promise<Message | undefined> {
  const { id, channel, title, text, button, pictureId, recipients, sendAt, recipientCount, author } = given;
  return ctx.db.first<Message>(sql`
    insert into messaging.message (company_id, id, channel, title, text, button, picture_id, recipients, state, send_at, next_at, created_at,
      created_by_id, created_by, recipient_count)
    values (${ctx.companyId}, ${id}, ${channel}, ${title}, ${text}, ${button && jsonOf(button)}::jsonb, ${pictureId},
      ${jsonOf(recipients)}::jsonb, 'scheduled', ${sendAt}, ${sendAt}, ${ctx.now}, ${author.id}, ${author.name}, ${recipientCount})
    on conflict (company_id, id) do nothing
    returning ${columns}`);
}

export function findMessage(ctx: CompanyCtx, id: string): Promise<Message | undefined> {
  return ctx.db.first<Message>(
    sql`select ${columns} from messaging.message where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/** Keeps it until the transaction ends: whoever sends it or takes it back does so alone. */
export function lockMessage(ctx: CompanyCtx, id: string): Promise<Message | undefined> {
  return ctx.db.first<Message>(
    sql`select ${columns} from messaging.message where company_id = ${ctx.companyId} and id = ${id} for update`,
  );
}

export function listMessages(
  ctx: CompanyCtx,
  { state, before }: { readonly state?: MessageState | undefined; readonly before?: string | undefined },
  limit: number,
): Promise<Message[]> {
  const own = sql`company_id = ${ctx.companyId}`;
  const conditions = allOf([
    own,
    state ? sql`state = ${state}` : null,
    before
      ? sql`(created_at, id) < (select created_at, id from messaging.message where ${own} and id = ${before})`
      : null,
  ]);
  return ctx.db.rows<Message>(sql`
    select ${columns} from messaging.message where ${conditions} order by created_at desc, id desc limit ${limit}`);
}

export async function saveCancelled(ctx: CompanyCtx, id: string): Promise<Message> {
  const saved = await ctx.db.first<Message>(sql`
    update messaging.message set state = 'cancelled', ended_at = ${ctx.now}, next_at = null
    where company_id = ${ctx.companyId} and id = ${id} returning ${columns}`);
  return saved!;
}

export async function saveBegun(ctx: CompanyCtx, id: string, recipientCount: number): Promise<void> {
  await ctx.db.rows(sql`
    update messaging.message set state = 'sending', started_at = ${ctx.now}, recipient_count = ${recipientCount}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** `sent` and `leftOut` come on top of what was counted before. */
export async function saveProgress(
  ctx: CompanyCtx,
  id: string,
  { sent, leftOut }: { readonly sent: number; readonly leftOut: number },
): Promise<void> {
  await ctx.db.rows(sql`
    update messaging.message set sent_count = sent_count + ${sent}, left_out_count = left_out_count + ${leftOut}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveNext(ctx: CompanyCtx, id: string, nextAt: Date): Promise<void> {
  await ctx.db.rows(sql`
    update messaging.message set next_at = ${nextAt} where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveDone(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`
    update messaging.message set state = 'done', ended_at = ${ctx.now}, next_at = null
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function countUnsubscribed(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`
    update messaging.message set unsubscribed_count = unsubscribed_count + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Under way, and nobody has come for them since then. */
export function listForgotten({ db }: Pick<CompanyCtx, 'db'>, since: Date) {
  return db.rows<{ companyId: string; id: string }>(
    acrossCompanies(
      'messages that lost their worker, of all companies',
      sql`select company_id, id from messaging.message where next_at < ${since}`,
    ),
  );
}

/** False: this copy of it was counted before. Nobody can make more of them than there are. */
export async function addClick(ctx: CompanyCtx, id: string, mark: string): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into messaging.click (company_id, message_id, mark)
    select company_id, id, ${mark} from messaging.message
    where company_id = ${ctx.companyId} and id = ${id} and clicked_count < sent_count
    on conflict do nothing`);
  return added > 0;
}

export async function countClick(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`
    update messaging.message set clicked_count = clicked_count + 1 where company_id = ${ctx.companyId} and id = ${id}`);
}
