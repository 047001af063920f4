import { accountStream, type OwnRole, type RoleId, userStream } from '@fachwerk/auth/contract';
import { beforeAndAfter, changesOf } from '@fachwerk/base/changes';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { sql } from '@fachwerk/server/sql';
import type { RoleActor } from '../../rules/role-changes.ts';

/** The caller with the roles the rights come from. */
export const roleActorOf = ({ caller }: Ctx): RoleActor => ({ capabilities: caller.capabilities, roles: caller.roles });

/** Everybody who has a role, in the order of their ids. */
export function listHoldersOf(ctx: CompanyCtx, role: RoleId): Promise<{ id: string; name: string }[]> {
  return ctx.db.rows(sql`
    select id, first_name || ' ' || last_name as name from access.user_view
    where company_id = ${ctx.companyId} and (roles @> array[${role}] or exists (
      select from access.limited_role_view l where l.company_id = user_view.company_id and l.user_id = user_view.id and l.role = ${role}))
    order by id`);
}

/** Their open screens fetch anew what they may, and their live streams are judged again, on every server. */
export async function notifyHolders(ctx: CompanyCtx, holders: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of holders) await publish(ctx, accountStream, { type: 'changed' }, id);
  const [first] = holders;
  if (first) await publish(ctx, userStream, { type: 'changed', userId: first.id });
}

type Audited = Pick<OwnRole, 'id' | 'name' | 'description' | 'capabilities'>;

export function noteRole(ctx: Ctx, action: string, before: Audited | null, after: Audited | null): Promise<void> {
  const said = (role: Audited | null) =>
    role && { name: role.name, description: role.description, capabilities: [...role.capabilities].sort() };
  const changed = before && after ? beforeAndAfter(changesOf(said(before)!, said(after)!)) : null;
  const subjectId = (after ?? before)!.id;
  const what = changed ?? { before: said(before), after: said(after) };
  return audit(ctx, { subjectKind: 'role', subjectId, action, ...what, address: ctx.request.address });
}
