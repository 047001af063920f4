import { addSeconds } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { PrintLine } from '../../rules/ticket-lines.ts';

export type PrintJob = { readonly id: string; readonly content: readonly PrintLine[]; readonly tries: number };

export type NewJob = {
  readonly printerId: string;
  readonly orderId: string | null;
  readonly kind: 'kitchen' | 'packing' | 'test';
  readonly copy: number;
  readonly content: readonly PrintLine[];
};

/** One that is there already is not added again: news of an order may come twice. */
export async function addPrintJob(ctx: CompanyCtx, job: NewJob): Promise<void> {
  await ctx.db.write(sql`
    insert into kitchen.print_job (company_id, id, printer_id, order_id, kind, copy, content, created_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${job.printerId}, ${job.orderId}, ${job.kind}, ${job.copy}, ${jsonOf(job.content)}::jsonb, ${ctx.now})
    on conflict do nothing`);
}

/** The number of the next copy of a ticket. */
export async function nextCopy(ctx: CompanyCtx, printerId: string, orderId: string, kind: string): Promise<number> {
  const row = await ctx.db.first<{ next: number }>(sql`
    select coalesce(max(copy), 0) + 1 as next from kitchen.print_job
    where company_id = ${ctx.companyId} and printer_id = ${printerId} and order_id = ${orderId} and kind = ${kind}`);
  return row!.next;
}

/** A printer that took something and is not heard of for so long has lost it. */
const LOST_SECONDS = 60;

/** The oldest that nobody is printing at the moment; it is this printer's for a while. */
export function takeJob(ctx: CompanyCtx, printerId: string): Promise<PrintJob | undefined> {
  return ctx.db.first<PrintJob>(sql`
    update kitchen.print_job set sent_at = ${ctx.now}, tries = tries + 1
    where company_id = ${ctx.companyId} and id = (
      select id from kitchen.print_job
      where company_id = ${ctx.companyId} and printer_id = ${printerId} and state = 'waiting'
        and (sent_at is null or sent_at < ${addSeconds(ctx.now, -LOST_SECONDS)})
      order by created_at, id limit 1 for update skip locked)
    returning id, content, tries`);
}

/** By its token. What was printed, or given up, is not given out again. */
export function waitingJob(ctx: CompanyCtx, printerId: string, id: string): Promise<PrintJob | undefined> {
  return ctx.db.first<PrintJob>(sql`
    select id, content, tries from kitchen.print_job
    where company_id = ${ctx.companyId} and printer_id = ${printerId} and id::text = ${id} and state = 'waiting'`);
}

/** Whatever is out of a printer's hand is tried so often before somebody has to look. */
const MOST_TRIES = 5;

/** What a printer says about a job: `token` as it was given; null where it names none, then it is the one it took last. */
export type Outcome = { readonly token: string | null; readonly isPrinted: boolean; readonly error: string };

/** A second word about the same changes nothing. What failed waits a moment and is tried again. */
export async function endJob(ctx: CompanyCtx, printerId: string, { token, isPrinted, error }: Outcome): Promise<void> {
  await ctx.db.write(sql`
    update kitchen.print_job set
      state = case when ${isPrinted} then 'printed' when tries >= ${MOST_TRIES} then 'failed' else state end,
      ended_at = case when ${isPrinted} or tries >= ${MOST_TRIES} then ${ctx.now}::timestamptz end,
      error = ${error}
    where company_id = ${ctx.companyId} and printer_id = ${printerId} and state = 'waiting' and id = (
      select id from kitchen.print_job
      where company_id = ${ctx.companyId} and printer_id = ${printerId} and state = 'waiting' and sent_at is not null
        and (${token}::text is null or ${token} in (id::text, substr(replace(id::text, '-', ''), 3)))
      order by sent_at desc limit 1)`);
}
