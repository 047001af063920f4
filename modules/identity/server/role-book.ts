import { problemsOf } from '@fachwerk/base/problem';
import { companyRef } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/module';
import { identityProblems } from '../contract.ts';
import { roleBook } from '../rules/roles.ts';
import type { Actor } from '../rules/user-changes.ts';

const problem = problemsOf(identityProblems);

/** The roles and what each may do in the caller's company. */
export async function rolesHere(ctx: Ctx) {
  const company = await companyRef(ctx, ctx.companyId);
  if (!company) throw problem('auth.session_over');
  return roleBook(ctx.house.capabilities, company.kind);
}

/** The caller, as the rules see them. */
export function actorOf({ caller }: Ctx): Actor {
  return { id: caller.userId, capabilities: caller.capabilities };
}
