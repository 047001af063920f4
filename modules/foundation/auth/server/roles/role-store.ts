import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { type Sql, sql } from '@fachwerk/server/sql';
import { accessProblems, type OwnRole } from '../../contract.ts';

const problem = problemsOf(accessProblems);

const columns = sql`r.id, r.name, r.description, r.capabilities, r.version`;
/** Whoever grants a role, and whoever changes it, meet here. */
const SHARED = sql`for share`;
const ALONE = sql`for update`;

/** The company's own roles by name. */
export function listOwnRoles(ctx: CompanyCtx): Promise<OwnRole[]> {
  return ctx.db.rows<OwnRole>(sql`
    select ${columns} from access.role_view r where r.company_id = ${ctx.companyId} order by access.folded(r.name), r.id`);
}

/** Keeps the row until the transaction ends: of two changes the second sees the first one's work. */
export function lockOwnRole(ctx: CompanyCtx, id: string): Promise<OwnRole | undefined> {
  return lockedRole(ctx, id, ALONE);
}

/** Keeps these own roles as they are until the transaction ends, so that what is granted is what was judged. */
export async function keepOwnRoles(ctx: CompanyCtx, ids: readonly string[]): Promise<void> {
  for (const id of [...ids].sort()) await lockedRole(ctx, id, SHARED);
}

async function lockedRole(ctx: CompanyCtx, id: string, lock: Sql): Promise<OwnRole | undefined> {
  const locked = await ctx.db.first(
    sql`select from access.role where company_id = ${ctx.companyId} and id = ${id} ${lock}`,
  );
  if (!locked) return undefined;
  // A statement of its own: it sees what was committed while the lock was waited for.
  return ctx.db.first<OwnRole>(
    sql`select ${columns} from access.role_view r where r.company_id = ${ctx.companyId} and r.id = ${id}`,
  );
}

export async function addOwnRole(ctx: CompanyCtx, role: OwnRole): Promise<void> {
  const { id, name, description, version } = role;
  await refusingTaken(
    ctx.db.rows(sql`
      insert into access.role (company_id, id, name, description, created_at, version)
      values (${ctx.companyId}, ${id}, ${name}, ${description}, ${ctx.now}, ${version})`),
  );
  await saveCapabilities(ctx, role);
}

/** Writes a locked role and increments its version. */
export async function saveOwnRole(ctx: CompanyCtx, role: OwnRole): Promise<OwnRole> {
  const { id, name, description } = role;
  await refusingTaken(
    ctx.db.rows(sql`
      update access.role set name = ${name}, description = ${description}, version = version + 1
      where company_id = ${ctx.companyId} and id = ${id}`),
  );
  await saveCapabilities(ctx, role);
  return { ...role, version: role.version + 1 };
}

/** A capability that stays keeps the date since when the role has it. */
async function saveCapabilities(ctx: CompanyCtx, { id, capabilities }: OwnRole): Promise<void> {
  await ctx.db.rows(sql`
    with gone as (
      delete from access.role_capability
      where company_id = ${ctx.companyId} and role_id = ${id} and capability <> all(${capabilities}::text[])
    )
    insert into access.role_capability (company_id, role_id, capability, since)
    select ${ctx.companyId}, ${id}, capability, ${ctx.now}::timestamptz from unnest(${capabilities}::text[]) capability
    on conflict do nothing`);
}

export async function removeOwnRole(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from access.role where company_id = ${ctx.companyId} and id = ${id}`);
}

async function refusingTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw brokenConstraint(error) === 'role_name_unique' ? problem('role.name_taken') : error;
  }
}
