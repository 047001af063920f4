import type { Language } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { takeTurn } from '@fachwerk/server/caller-turn';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { type Sql, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import { type Chat, type ChatState, chatProblems, chatStream } from '../../contract.ts';

const problem = problemsOf(chatProblems);

export type Conversation = Pick<
  Chat,
  | 'id'
  | 'kind'
  | 'email'
  | 'name'
  | 'language'
  | 'itemId'
  | 'orderId'
  | 'state'
  | 'snoozedUntil'
  | 'waitingSince'
  | 'lastAt'
  | 'createdAt'
  | 'revision'
  | 'lastSeq'
  | 'customerReadSeq'
  | 'staffReadSeq'
> & { readonly orderCompanyId: string | null; readonly assigneeId: string | null; readonly mailedSeq: number };

/** A snoozed conversation opens again when its time is over, without a job. */
export const stateAt = (now: Date): Sql =>
  sql`case when c.state = 'snoozed' and c.snoozed_until <= ${now} then 'open' else c.state end`;
const untilAt = (now: Date): Sql =>
  sql`case when c.state = 'snoozed' and c.snoozed_until > ${now} then c.snoozed_until end`;

const conversationColumns = (now: Date): Sql => sql`
  c.id, c.kind, c.email, c.name, c.language, c.item_id, c.order_id, c.order_company_id, ${stateAt(now)} as state,
  ${untilAt(now)} as snoozed_until, c.assignee_id, c.waiting_since, c.last_at, c.created_at, c.revision::int, c.last_seq::int,
  c.customer_read_seq::int, c.staff_read_seq::int, c.mailed_seq::int`;

export function findConversation(ctx: CompanyCtx, id: string): Promise<Conversation | undefined> {
  return ctx.db.first<Conversation>(sql`
    select ${conversationColumns(ctx.now)} from chat.conversation c where c.company_id = ${ctx.companyId} and c.id = ${id}`);
}

export function findByOrder(ctx: CompanyCtx, orderId: string): Promise<Conversation | undefined> {
  return ctx.db.first<Conversation>(sql`
    select ${conversationColumns(ctx.now)} from chat.conversation c
    where c.company_id = ${ctx.companyId} and c.order_id = ${orderId}`);
}

export function findByKey(ctx: CompanyCtx, hash: string): Promise<Conversation | undefined> {
  return ctx.db.first<Conversation>(sql`
    select ${conversationColumns(ctx.now)} from chat.conversation c
    join chat.conversation_key k on k.company_id = c.company_id and k.conversation_id = c.id
    where c.company_id = ${ctx.companyId} and k.hash = ${hash}`);
}

/** Locks a conversation until the transaction ends and increments its revision: its changes are serialised. */
export async function lockConversation(ctx: CompanyCtx, id: string): Promise<Conversation> {
  const row = await ctx.db.first<Conversation>(sql`
    update chat.conversation c set revision = c.revision + 1
    where c.company_id = ${ctx.companyId} and c.id = ${id} returning ${conversationColumns(ctx.now)}`);
  if (!row) throw problem('chat.unknown');
  return row;
}

export type NewConversation = {
  readonly kind: Conversation['kind'];
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly itemId: string;
  readonly order: { readonly companyId: string; readonly id: string } | null;
  /** Keyed hash of a site guest's network address; does not reveal the address. */
  readonly addressHash?: string;
};

/** Concurrent requests for one order share the same conversation. */
export async function addConversation(ctx: CompanyCtx, given: NewConversation): Promise<string> {
  const id = ctx.newId();
  const row = await ctx.db.first<{ id: string }>(sql`
    insert into chat.conversation (company_id, id, kind, email, name, language, item_id, order_company_id, order_id, last_at, created_at,
      search_text, address_hash)
    values (${ctx.companyId}, ${id}, ${given.kind}, ${given.email}, ${given.name}, ${given.language}, ${given.itemId},
      ${given.order?.companyId ?? null}, ${given.order?.id ?? null}, ${ctx.now}, ${ctx.now}, ${searchTextOf(given)},
      ${given.addressHash ?? ''})
    on conflict (company_id, order_id) where order_id is not null do update set order_id = excluded.order_id
    returning id`);
  return row!.id;
}

const searchTextOf = ({ name, email }: Pick<NewConversation, 'name' | 'email'>): string =>
  `${name}\n${email}`.normalize('NFC').toLowerCase();

/** False if a concurrent request has used this secret first. */
export async function addKey(ctx: CompanyCtx, conversationId: string, hash: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    insert into chat.conversation_key (company_id, hash, conversation_id, created_at)
    values (${ctx.companyId}, ${hash}, ${conversationId}, ${ctx.now}) on conflict do nothing returning hash`);
  return row !== undefined;
}

/** Recent guest conversations from this address and in total. A lock per address serialises requests, so that concurrent ones all count. */
export async function countBegunLately(
  ctx: CompanyCtx,
  addressHash: string,
  since: Date,
): Promise<{ readonly here: number; readonly anywhere: number }> {
  await takeTurn(ctx, 'chat.begun', addressHash);
  const guests = sql`
    select count(*)::int from chat.conversation
    where company_id = ${ctx.companyId} and order_id is null and kind = 'customer'
      and ${withinWindow(sql`created_at`, since, ctx.now)}`;
  const row = await ctx.db.first<{ here: number; anywhere: number }>(sql`
    select (${guests} and address_hash = ${addressHash}) as here, (${guests}) as anywhere`);
  return row!;
}

export async function saveContact(
  ctx: CompanyCtx,
  id: string,
  contact: Pick<Conversation, 'name' | 'email'>,
): Promise<void> {
  await ctx.db.write(sql`
    update chat.conversation set name = ${contact.name}, email = ${contact.email}, search_text = ${searchTextOf(contact)}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveState(ctx: CompanyCtx, id: string, state: ChatState, until: Date | null): Promise<void> {
  await ctx.db.write(sql`
    update chat.conversation set state = ${state}, snoozed_until = ${until},
      waiting_since = case when ${state === 'done'} then null else waiting_since end
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveAssignee(ctx: CompanyCtx, id: string, userId: string | null): Promise<void> {
  await ctx.db.write(sql`
    update chat.conversation set assignee_id = ${userId} where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveRead(
  ctx: CompanyCtx,
  { id }: Pick<Conversation, 'id'>,
  side: 'customer' | 'staff',
  seq: number,
): Promise<void> {
  await ctx.db.write(
    side === 'customer'
      ? sql`update chat.conversation set customer_read_seq = greatest(customer_read_seq, least(last_seq, ${seq}::bigint))
          where company_id = ${ctx.companyId} and id = ${id}`
      : sql`update chat.conversation set staff_read_seq = greatest(staff_read_seq, least(last_seq, ${seq}::bigint))
          where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

export async function saveMailed(ctx: CompanyCtx, id: string, seq: number): Promise<void> {
  await ctx.db.write(sql`
    update chat.conversation set mailed_seq = greatest(mailed_seq, ${seq}::bigint)
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** The last step of a change: viewers fetch what is new. `asked`: a customer wrote. */
export async function notifyChat(
  ctx: CompanyCtx,
  { id, revision }: Pick<Conversation, 'id' | 'revision'>,
  what: 'changed' | 'asked' | 'presence' = 'changed',
): Promise<void> {
  await publish(ctx, chatStream, { chatId: id, revision, what });
}
