import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';

export type StoredNote = {
  readonly id: string;
  readonly at: Date;
  readonly personId: string;
  readonly personName: string;
  readonly text: string;
};

/** Newest first, of the companies in sight. */
export function listNotes(ctx: CompanyCtx, customerId: string, sight: readonly string[]): Promise<StoredNote[]> {
  return ctx.db.rows<StoredNote>(sql`
    select id, at, person_id, person_name, text from customers.note
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and partner_id = any(${sight}::uuid[])
    order by id desc
    limit 200`);
}

export async function addNote(
  ctx: CompanyCtx,
  note: { readonly id: string; readonly customerId: string; readonly partnerId: string; readonly text: string } & {
    readonly person: { readonly id: string; readonly name: string };
  },
): Promise<void> {
  await ctx.db.rows(sql`
    insert into customers.note (company_id, id, customer_id, partner_id, at, person_id, person_name, text)
    values (${ctx.companyId}, ${note.id}, ${note.customerId}, ${note.partnerId}, ${ctx.now}, ${note.person.id}, ${note.person.name},
      ${note.text})`);
}

/** False when this person has written no such note. */
export async function removeNote(
  ctx: CompanyCtx,
  note: { readonly id: string; readonly customerId: string; readonly personId: string },
): Promise<boolean> {
  const removed = await ctx.db.count(sql`
    delete from customers.note
    where company_id = ${ctx.companyId} and customer_id = ${note.customerId} and id = ${note.id} and person_id = ${note.personId}`);
  return removed > 0;
}
