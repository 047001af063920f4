import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import type { DialogueContent, DialogueDetail } from '../../contract.ts';
import { problem } from '../problem.ts';

type Stored = Omit<DialogueDetail, 'name'>;

const isTime = (now: Date) =>
  sql`(d.shown_from is null or d.shown_from <= ${now}) and (d.shown_until is null or d.shown_until > ${now})`;

/** The one that is offered now: of all that could be, the one published last. */
const offeredOf = (now: Date, companyId: Sql) => sql`
  select d.id, d.edition, e.content, e.content->>'name' as name from dialogues.dialogue d
  join dialogues.edition e on e.company_id = d.company_id and e.dialogue_id = d.id and e.number = d.edition
  where d.company_id = ${companyId} and d.paused_at is null and not d.is_internal and ${isTime(now)}
  order by e.published_at desc, d.id desc limit 1`;

const columns = (
  now: Date,
) => sql`d.id, d.version, d.draft as content, d.edition, d.shown_from, d.shown_until, d.is_internal, d.updated_at,
  case when d.edition is null then 'draft' when d.paused_at is not null then 'paused' when d.shown_from > ${now} then 'ahead'
    when d.shown_until <= ${now} then 'over' when d.is_internal then 'internal'
    when o.id is distinct from d.id then 'behind' else 'shown' end as state,
  case when d.edition is not null and d.paused_at is null and not d.is_internal and ${isTime(now)} and o.id <> d.id then o.name else '' end as offered_instead,
  e.content is null or e.content <> d.draft as is_changed,
  coalesce((select max(p.reached) from dialogues.passage p
    where p.company_id = d.company_id and p.dialogue_id = d.id and p.block_id = d.draft->'flow'->0->>'id'), 0) as begun,
  coalesce((select json_agg(json_build_object('blockId', p.block_id, 'reached', p.reached, 'answered', p.answered))
    from dialogues.passage p where p.company_id = d.company_id and p.dialogue_id = d.id), '[]'::json) as passages`;
const joined = (now: Date) => sql`dialogues.dialogue d
  left join dialogues.edition e on e.company_id = d.company_id and e.dialogue_id = d.id and e.number = d.edition
  left join lateral (${offeredOf(now, sql`d.company_id`)}) o on true`;

const named = (row: Stored): DialogueDetail => ({ ...row, name: row.content.name });

export async function listDialogues(ctx: CompanyCtx): Promise<DialogueDetail[]> {
  const rows = await ctx.db.rows<Stored>(sql`
    select ${columns(ctx.now)} from ${joined(ctx.now)} where d.company_id = ${ctx.companyId} order by d.id desc limit 200`);
  return rows.map(named);
}

export async function findDialogue(ctx: CompanyCtx, id: string): Promise<DialogueDetail> {
  const row = await ctx.db.first<Stored>(sql`
    select ${columns(ctx.now)} from ${joined(ctx.now)} where d.company_id = ${ctx.companyId} and d.id = ${id}`);
  if (!row) throw problem('dialogue.unknown');
  return named(row);
}

/** Keeps it until the transaction ends. */
export async function lockDialogue(ctx: CompanyCtx, id: string): Promise<DialogueDetail> {
  await ctx.db.rows(
    sql`select id from dialogues.dialogue where company_id = ${ctx.companyId} and id = ${id} for update`,
  );
  return findDialogue(ctx, id);
}

export async function addDialogue(ctx: CompanyCtx, content: DialogueContent): Promise<string> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    insert into dialogues.dialogue (company_id, id, draft, created_at, updated_at)
    values (${ctx.companyId}, ${id}, ${jsonOf(content)}::jsonb, ${ctx.now}, ${ctx.now})`);
  return id;
}

export async function saveDraft(ctx: CompanyCtx, id: string, content: DialogueContent): Promise<void> {
  await ctx.db.write(sql`
    update dialogues.dialogue set draft = ${jsonOf(content)}::jsonb, version = version + 1, updated_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

type Shown = { readonly shownFrom: Date | null; readonly shownUntil: Date | null; readonly isInternal: boolean };

/** What is written becomes the next edition. */
export async function addEdition(ctx: CompanyCtx, id: string, shown: Shown): Promise<void> {
  const { shownFrom, shownUntil, isInternal } = shown;
  await ctx.db.write(sql`
    with next as (
      insert into dialogues.edition (company_id, dialogue_id, number, content, published_at)
      select d.company_id, d.id, coalesce(d.edition, 0) + 1, d.draft, ${ctx.now} from dialogues.dialogue d
      where d.company_id = ${ctx.companyId} and d.id = ${id}
      returning company_id, dialogue_id, number
    )
    update dialogues.dialogue d set edition = next.number, shown_from = ${shownFrom}, shown_until = ${shownUntil}, is_internal = ${isInternal},
      paused_at = null, updated_at = ${ctx.now}
    from next where d.company_id = next.company_id and d.id = next.dialogue_id and d.company_id = ${ctx.companyId}`);
}

export async function savePaused(ctx: CompanyCtx, id: string, isPaused: boolean): Promise<void> {
  await ctx.db.write(sql`
    update dialogues.dialogue set paused_at = ${isPaused ? ctx.now : null}, updated_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function removeDialogue(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from dialogues.dialogue where company_id = ${ctx.companyId} and id = ${id}`);
}

export type Offered = { readonly id: string; readonly edition: number; readonly content: DialogueContent };

export function findOffered(ctx: CompanyCtx): Promise<Offered | undefined> {
  return ctx.db.first<Offered>(
    sql`select o.id, o.edition, o.content from (${offeredOf(ctx.now, sql`${ctx.companyId}`)}) o`,
  );
}

/** What is published and not for another time, whether customers are offered it or not. */
const startable = (now: Date) => sql`d.edition is not null and d.paused_at is null and ${isTime(now)}`;

export function findStartable(ctx: CompanyCtx, id: string): Promise<Offered | undefined> {
  return ctx.db.first<Offered>(sql`
    select d.id, d.edition, e.content from dialogues.dialogue d
    join dialogues.edition e on e.company_id = d.company_id and e.dialogue_id = d.id and e.number = d.edition
    where d.company_id = ${ctx.companyId} and d.id = ${id} and ${startable(ctx.now)}`);
}

export type StartableDialogue = { readonly id: string; readonly name: string; readonly isStartable: boolean };

/** All of the company, with whether one can be started now. */
export function listStartable(ctx: CompanyCtx): Promise<StartableDialogue[]> {
  return ctx.db.rows<StartableDialogue>(sql`
    select d.id, d.draft->>'name' as name, ${startable(ctx.now)} as is_startable from dialogues.dialogue d
    where d.company_id = ${ctx.companyId} order by lower(d.draft->>'name'), d.id limit 200`);
}

export async function findEdition(ctx: CompanyCtx, id: string, number: number): Promise<DialogueContent | undefined> {
  const row = await ctx.db.first<{ content: DialogueContent }>(sql`
    select content from dialogues.edition
    where company_id = ${ctx.companyId} and dialogue_id = ${id} and number = ${number}::int`);
  return row?.content;
}
