import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export type StoredNote = {
  readonly id: string;
  readonly at: Date;
  readonly personId: string;
  readonly personName: string;
  readonly text: string;
};

/** `blocked` and `unblocked` hold the reason. */
export type NoteKind = 'note' | 'blocked' | 'unblocked';

export type StoredReason = StoredNote & { readonly kind: 'blocked' | 'unblocked' };

/** Newest first; a block counts in the whole network, so everybody in it may know why. */
export function listReasons(ctx: CompanyCtx, customerId: string, limit: number): Promise<StoredReason[]> {
  return ctx.db.rows<StoredReason>(sql`
    select id, kind, at, person_id, person_name, text from customers.note
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and kind <> 'note'
    order by id desc
    limit ${limit}`);
}

/** Newest first, of the companies in sight. */
export function listNotes(ctx: CompanyCtx, customerId: string, visible: readonly string[]): Promise<StoredNote[]> {
  return ctx.db.rows<StoredNote>(sql`
    select id, at, person_id, person_name, text from customers.note
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and kind = 'note' and partner_id = any(${visible}::uuid[])
    order by id desc
    limit 200`);
}

export async function addNote(
  ctx: CompanyCtx,
  note: {
    readonly id: string;
    readonly kind: NoteKind;
    readonly customerId: string;
    readonly partnerId: string;
    readonly text: string;
    readonly person: { readonly id: string; readonly name: string };
  },
): Promise<void> {
  await ctx.db.rows(sql`
    insert into customers.note (company_id, id, kind, customer_id, partner_id, at, person_id, person_name, text)
    values (${ctx.companyId}, ${note.id}, ${note.kind}, ${note.customerId}, ${note.partnerId}, ${ctx.now}, ${note.person.id}, ${note.person.name},
      ${note.text})`);
}

/** False when this person has written no such note. */
export async function removeNote(
  ctx: CompanyCtx,
  note: { readonly id: string; readonly customerId: string; readonly personId: string },
): Promise<boolean> {
  const removed = await ctx.db.count(sql`
    delete from customers.note
    where company_id = ${ctx.companyId} and customer_id = ${note.customerId} and id = ${note.id} and kind = 'note'
      and person_id = ${note.personId}`);
  return removed > 0;
}
