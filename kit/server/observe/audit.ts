import { jsonOf, sql } from '../db/sql.ts';
import type { CompanyCtx } from '../house/ctx.ts';
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
export async function audit(ctx: CompanyCtx, note: AuditNote): Promise<void> {
  const actor = note.actor ?? (ctx.caller && { id: ctx.caller.userId, name: ctx.caller.name });
  await ctx.db.write(sql`
    insert into kit.audit_entry (company_id, id, at, actor_id, actor_name, subject_kind, subject_id, action, before, after, address)
    values (${ctx.companyId}, ${ctx.newId()}, ${ctx.now}, ${actor?.id ?? null}, ${actor?.name ?? 'Fachwerk'},
      ${note.subjectKind}, ${note.subjectId}, ${note.action}, ${json(note.before)}::jsonb, ${json(note.after)}::jsonb, ${note.address ?? null})`);
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

const json = (value: object | null | undefined) => (value ? jsonOf(withoutSecretFields(value)) : null);
