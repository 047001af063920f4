import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, jsonOf, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { Inquiry, InquiryFilter } from '../contract.ts';

const columns = sql`id, kind, received_at, page_id, page_title, name, email, phone, language, answers, note, done_at, version`;

export type NewInquiry = Omit<Inquiry, 'id' | 'receivedAt' | 'note' | 'doneAt' | 'version'> & {
  readonly sentKey: string;
  readonly isConfirmed: boolean;
};

/** False: the very same form has come before. */
export async function addInquiry(ctx: CompanyCtx, id: string, given: NewInquiry): Promise<boolean> {
  const words = [given.name, given.email, given.phone, ...given.answers.map(({ value }) => value)];
  const added = await ctx.db.first(sql`
    insert into inquiries.inquiry (company_id, id, kind, received_at, page_id, page_title, name, email, phone, language, answers,
      search_text, is_confirmed, sent_key)
    values (${ctx.companyId}, ${id}, ${given.kind}, ${ctx.now}, ${given.pageId}, ${given.pageTitle}, ${given.name}, ${given.email},
      ${given.phone}, ${given.language}, ${jsonOf(given.answers)}::jsonb, ${words.join('\n').normalize('NFC').toLowerCase()},
      ${given.isConfirmed}, ${given.sentKey})
    on conflict on constraint inquiry_once do nothing
    returning id`);
  return added !== undefined;
}

export type Lately = { readonly all: number; readonly confirmed: number; readonly confirmedTo: number };

/** What came in within the last hour, how many receipts left, and how many of them to this address. */
export async function countLately(ctx: CompanyCtx, email: string): Promise<Lately> {
  const row = await ctx.db.first<Lately>(sql`
    select count(*)::int as "all", (count(*) filter (where is_confirmed))::int as confirmed,
      (count(*) filter (where is_confirmed and email = ${email}))::int as confirmed_to
    from inquiries.inquiry where company_id = ${ctx.companyId}
      and ${withinWindow(sql`received_at`, addMinutes(ctx.now, -60), ctx.now)}`);
  return row!;
}

export function findInquiry(ctx: CompanyCtx, id: string): Promise<Inquiry | undefined> {
  return ctx.db.first<Inquiry>(
    sql`select ${columns} from inquiries.inquiry where company_id = ${ctx.companyId} and id = ${id}`,
  );
}

/** Keeps it until the transaction ends. */
export function lockInquiry(ctx: CompanyCtx, id: string): Promise<Inquiry | undefined> {
  return ctx.db.first<Inquiry>(
    sql`select ${columns} from inquiries.inquiry where company_id = ${ctx.companyId} and id = ${id} for update`,
  );
}

export async function saveInquiry(
  ctx: CompanyCtx,
  { id, note, doneAt }: Pick<Inquiry, 'id' | 'note' | 'doneAt'>,
): Promise<Inquiry> {
  const saved = await ctx.db.first<Inquiry>(sql`
    update inquiries.inquiry set note = ${note}, done_at = ${doneAt}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}
    returning ${columns}`);
  return saved!;
}

export async function removeInquiry(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from inquiries.inquiry where company_id = ${ctx.companyId} and id = ${id}`);
}

export function listInquiries(ctx: CompanyCtx, filter: InquiryFilter, limit: number): Promise<Inquiry[]> {
  const { search, state, kind, pageId, before } = filter;
  const own = sql`company_id = ${ctx.companyId}`;
  const conditions = allOf([
    own,
    // As a constant, so that the index of the open ones is used.
    state === undefined ? null : state === 'open' ? sql`done_at is null` : sql`done_at is not null`,
    kind === undefined ? null : sql`kind = ${kind}`,
    pageId === undefined ? null : sql`page_id = ${pageId}`,
    before === undefined
      ? null
      : sql`(received_at, id) < (select received_at, id from inquiries.inquiry where ${own} and id = ${before})`,
    ...patternsOf(search?.toLowerCase()).map((word) => sql`search_text like ${word}`),
  ]);
  return ctx.db.rows<Inquiry>(sql`
    select ${columns} from inquiries.inquiry where ${conditions} order by received_at desc, id desc limit ${limit}`);
}

/** Of the own company, as its list finds them. */
export function findInquiriesWith(ctx: CompanyCtx, search: string, limit: number): Promise<Inquiry[]> {
  return listInquiries(ctx, { search }, limit);
}

const MOST_COUNTED = 1000;
const MOST_PAGES = 100;

export async function countOpen(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int as count from (
      select from inquiries.inquiry where company_id = ${ctx.companyId} and done_at is null limit ${MOST_COUNTED}
    ) waiting`);
  return row!.count;
}

/** Under the name each had last. */
export function listPagesWithInquiries(ctx: CompanyCtx): Promise<{ id: string; title: string }[]> {
  return ctx.db.rows(sql`
    select distinct on (page_id) page_id as id, page_title as title from inquiries.inquiry
    where company_id = ${ctx.companyId} order by page_id, received_at desc limit ${MOST_PAGES}`);
}
