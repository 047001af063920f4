import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { Printer, PrinterData } from '../../contract-printer.ts';

const columns = sql`p.id, p.name, p.kind, p.prints, p.columns, p.seen_at, p.status,
  (select count(*) from kitchen.print_job j where j.company_id = p.company_id and j.printer_id = p.id and j.state = 'waiting') as waiting,
  (select count(*) from kitchen.print_job j where j.company_id = p.company_id and j.printer_id = p.id and j.state = 'failed') as failed,
  (select max(j.ended_at) from kitchen.print_job j
    where j.company_id = p.company_id and j.printer_id = p.id and j.state = 'printed') as last_printed_at`;

export function listPrinters(ctx: CompanyCtx): Promise<Printer[]> {
  return ctx.db.rows<Printer>(sql`
    select ${columns} from kitchen.printer p where p.company_id = ${ctx.companyId} order by p.name, p.id`);
}

export function findPrinter(ctx: CompanyCtx, id: string): Promise<Printer | undefined> {
  return ctx.db.first<Printer>(sql`
    select ${columns} from kitchen.printer p where p.company_id = ${ctx.companyId} and p.id = ${id}`);
}

export async function countPrinters(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(
    sql`select count(*) from kitchen.printer where company_id = ${ctx.companyId}`,
  );
  return row!.count;
}

export async function addPrinterRow(ctx: CompanyCtx, id: string, printer: PrinterData, keyHash: string): Promise<void> {
  await ctx.db.write(sql`
    insert into kitchen.printer (company_id, id, name, kind, prints, columns, key_hash, created_at)
    values (${ctx.companyId}, ${id}, ${printer.name}, ${printer.kind}, ${printer.prints}::text[], ${printer.columns}, ${keyHash}, ${ctx.now})`);
}

export async function savePrinterRow(ctx: CompanyCtx, id: string, printer: PrinterData): Promise<void> {
  await ctx.db.write(sql`
    update kitchen.printer set name = ${printer.name}, kind = ${printer.kind}, prints = ${printer.prints}::text[],
      columns = ${printer.columns}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveKey(ctx: CompanyCtx, id: string, keyHash: string): Promise<void> {
  await ctx.db.write(sql`
    update kitchen.printer set key_hash = ${keyHash} where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function removePrinterRow(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from kitchen.printer where company_id = ${ctx.companyId} and id = ${id}`);
}

export type KnownPrinter = Pick<Printer, 'id' | 'kind' | 'columns' | 'seenAt' | 'status'> & {
  readonly companyId: string;
};

/** By its secret alone: a printer does not know whose it is. */
export function printerByKey(ctx: WorkCtx, keyHash: string): Promise<KnownPrinter | undefined> {
  const query = sql`select company_id, id, kind, columns, seen_at, status from kitchen.printer where key_hash = ${keyHash}`;
  return ctx.db.first<KnownPrinter>(acrossCompanies('a printer has nothing but its secret address', query));
}

export async function notePrinterSeen(ctx: CompanyCtx, id: string, status: string): Promise<void> {
  await ctx.db.write(sql`
    update kitchen.printer set seen_at = ${ctx.now}, status = ${status} where company_id = ${ctx.companyId} and id = ${id}`);
}
