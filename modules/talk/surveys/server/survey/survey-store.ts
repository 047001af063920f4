import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { patternOf } from '@fachwerk/server/search';
import { allOf, jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import type { SurveyDetail } from '../../contract.ts';
import type { SurveyContent } from '../../contract-content.ts';
import { problem } from '../problem.ts';

export type StoredSurvey = Omit<SurveyDetail, 'name' | 'address' | 'author'> & { readonly authorId: string | null };

const columns = sql`s.id, s.slug, s.version, s.draft as content, s.edition, s.is_anonymous, s.author_id, s.updated_at, e.published_at,
  case when s.edition is null then 'draft' when s.closed_at is not null then 'closed' else 'open' end as state,
  e.content is null or e.content <> s.draft as is_changed,
  (select count(*)::int from surveys.answer a where a.company_id = s.company_id and a.survey_id = s.id) as answers`;
const joined = sql`surveys.survey s left join surveys.edition e
  on e.company_id = s.company_id and e.survey_id = s.id and e.number = s.edition`;

const one = (ctx: CompanyCtx, which: Sql, lock = sql``) =>
  ctx.db.first<StoredSurvey>(
    sql`select ${columns} from ${joined} where s.company_id = ${ctx.companyId} and ${which} ${lock}`,
  );

export const findSurvey = (ctx: CompanyCtx, id: string) => one(ctx, sql`s.id = ${id}`);
export const findBySlug = (ctx: CompanyCtx, slug: string) => one(ctx, sql`s.slug = ${slug}`);

/** Keeps it until the transaction ends. */
export async function lockSurvey(ctx: CompanyCtx, id: string): Promise<StoredSurvey> {
  const found = await one(ctx, sql`s.id = ${id}`, sql`for update of s`);
  if (!found) throw problem('survey.unknown');
  return found;
}

type Page = {
  readonly search?: string | undefined;
  readonly before?: string | undefined;
  readonly authorId?: string | undefined;
  readonly limit: number;
};

/** Newest first. */
export function listSurveys(ctx: CompanyCtx, { search, before, authorId, limit }: Page): Promise<StoredSurvey[]> {
  const pattern = search ? patternOf(search) : null;
  const conditions = allOf([
    sql`s.company_id = ${ctx.companyId}`,
    before ? sql`s.id < ${before}` : null,
    authorId ? sql`s.author_id = ${authorId}` : null,
    pattern ? sql`(s.slug ilike ${pattern} or s.draft->'title'->>'de' ilike ${pattern})` : null,
  ]);
  return ctx.db.rows<StoredSurvey>(
    sql`select ${columns} from ${joined} where ${conditions} order by s.id desc limit ${limit}`,
  );
}

/** The open one that asks after an order or a rental; of several the newest. */
export function findAskedAfter(ctx: CompanyCtx, what: string) {
  return ctx.db.first<{ slug: string; title: SurveyContent['title'] }>(sql`
    select s.slug, e.content->'title' as title from surveys.survey s
    join surveys.edition e on e.company_id = s.company_id and e.survey_id = s.id and e.number = s.edition
    where s.company_id = ${ctx.companyId} and s.closed_at is null and e.content->>'askedAfter' = ${what}
    order by s.id desc limit 1`);
}

type New = { readonly slug: string; readonly isAnonymous: boolean; readonly content: SurveyContent };

export async function addSurvey(ctx: CompanyCtx, { slug, isAnonymous, content }: New): Promise<string> {
  const id = ctx.newId();
  await onceASlug(
    ctx.db.rows(sql`
      insert into surveys.survey (company_id, id, slug, draft, is_anonymous, author_id, created_at, updated_at)
      values (${ctx.companyId}, ${id}, ${slug}, ${jsonOf(content)}::jsonb, ${isAnonymous}, ${ctx.caller?.userId ?? null}, ${ctx.now},
        ${ctx.now})`),
  );
  return id;
}

export async function saveDraft(ctx: CompanyCtx, id: string, slug: string, content: SurveyContent): Promise<void> {
  await onceASlug(
    ctx.db.rows(sql`
      update surveys.survey set slug = ${slug}, draft = ${jsonOf(content)}::jsonb, version = version + 1, updated_at = ${ctx.now}
      where company_id = ${ctx.companyId} and id = ${id}`),
  );
}

async function onceASlug(written: Promise<unknown>): Promise<void> {
  await written.catch((error: unknown) => {
    throw brokenConstraint(error) === 'survey_slug' ? problem('survey.slug_taken') : error;
  });
}

/** What is written becomes the next edition, which is shown from now on. */
export async function addEdition(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`
    with next as (
      insert into surveys.edition (company_id, survey_id, number, content, published_at)
      select s.company_id, s.id, coalesce(s.edition, 0) + 1, s.draft, ${ctx.now} from surveys.survey s
      where s.company_id = ${ctx.companyId} and s.id = ${id}
      returning company_id, survey_id, number
    )
    update surveys.survey s set edition = next.number, closed_at = null, updated_at = ${ctx.now}
    from next where s.company_id = next.company_id and s.id = next.survey_id and s.company_id = ${ctx.companyId}`);
}

export async function saveClosed(ctx: CompanyCtx, id: string, isClosed: boolean): Promise<void> {
  await ctx.db.write(sql`
    update surveys.survey set closed_at = ${isClosed ? ctx.now : null}, updated_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** With its editions, invitations and answers. */
export async function removeSurvey(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from surveys.survey where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function findEdition(ctx: CompanyCtx, id: string, number: number): Promise<SurveyContent | undefined> {
  const row = await ctx.db.first<{ content: SurveyContent }>(sql`
    select content from surveys.edition
    where company_id = ${ctx.companyId} and survey_id = ${id} and number = ${number}::int`);
  return row?.content;
}
