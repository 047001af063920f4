import type { CompanyCtx } from '../app/ctx.ts';
import { jsonOf, sql } from '../db/sql.ts';
import { withoutSecretFields } from './secrets-in-hand.ts';

export type AuditNote = {
  readonly subjectKind: string;
  readonly subjectId: string;
  /** `user.changed`, `role.granted`, …: a text code. */
  readonly action: string;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly address?: string | undefined;
  /** Who did it, where nobody is signed in yet; otherwise it is the caller. */
  readonly actor?: { readonly id: string; readonly name: string };
};

export type AuditEntry = {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly action: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
};

/** In the same transaction as the change it tells of. A declared secret does not get into `before` or `after`. */
export function audit(ctx: CompanyCtx, note: AuditNote): Promise<void> {
  return auditAll(ctx, [note]);
}

/** What was done to many, in one statement. */
export async function auditAll(ctx: CompanyCtx, notes: readonly AuditNote[]): Promise<void> {
  if (notes.length === 0) return;
  const entries = notes.map(({ actor: given, before, after, ...note }) => {
    const actor = given ?? (ctx.caller && { id: ctx.caller.userId, name: ctx.caller.name });
    const said = { id: ctx.newId(), actor_id: actor?.id ?? null, actor_name: actor?.name ?? 'Fachwerk' };
    const subject = { subject_kind: note.subjectKind, subject_id: note.subjectId, action: note.action };
    return { ...said, ...subject, before: shown(before), after: shown(after), address: note.address ?? null };
  });
  await ctx.db.write(sql`
    insert into kit.audit_entry (company_id, id, at, actor_id, actor_name, subject_kind, subject_id, action, before, after, address)
    select ${ctx.companyId}, id, ${ctx.now}, actor_id, actor_name, subject_kind, subject_id, action, before, after, address
    from jsonb_to_recordset(${jsonOf(entries)}::jsonb) as given (id uuid, actor_id uuid, actor_name text, subject_kind text,
      subject_id uuid, action text, before jsonb, after jsonb, address text)`);
}

/** Newest first; `before` is the id of the last entry already shown. */
export function listAudit(
  ctx: CompanyCtx,
  subjectKind: string,
  subjectId: string,
  page: { before: string | null; limit: number },
): Promise<AuditEntry[]> {
  return ctx.db.rows<AuditEntry>(sql`
    select id, at, actor_id, actor_name, action, before, after from kit.audit_entry
    where company_id = ${ctx.companyId} and subject_kind = ${subjectKind} and subject_id = ${subjectId}
      and (${page.before}::uuid is null
        or (at, id) < (select at, id from kit.audit_entry where company_id = ${ctx.companyId} and id = ${page.before}))
    order by at desc, id desc
    limit ${page.limit}`);
}

const shown = (value: object | null | undefined) => (value ? withoutSecretFields(value) : null);
