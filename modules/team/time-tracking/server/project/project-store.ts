import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';
import { type Project, type ProjectData, timeLogProblems } from '../../contract.ts';

const problem = problemsOf(timeLogProblems);

const columns = sql`p.id, p.name, p.description, p.budget_monthly_cents, p.hourly_rate_cents, p.closed_at is not null as is_closed`;

export type StoredProject = Omit<Project, 'timeLogs' | 'timeLog' | 'spentMinutes' | 'spentCents'>;
export type SpentProject = Omit<Project, 'timeLogs' | 'timeLog'>;

/** Cents of a log as `costCents` counts them. */
const logCents = sql`round(l.minutes * l.hourly_rate_cents / 60.0)`;

/** By name, the open ones first, with what was logged on them within a span. */
export function listStoredProjects(
  ctx: CompanyCtx,
  { from, to }: { from: Date; to: Date },
  projectId?: string,
): Promise<SpentProject[]> {
  return ctx.db.rows<SpentProject>(sql`
    select ${columns}, coalesce(s.minutes, 0)::int as spent_minutes, coalesce(s.cents, 0)::int as spent_cents
    from time_tracking.project p
    left join (
      select l.project_id, sum(l.minutes) as minutes, sum(${logCents}) as cents from time_tracking.time_log l
      where l.company_id = ${ctx.companyId} and l.started_at >= ${from} and l.started_at < ${to} and l.ended_at is not null
      group by l.project_id
    ) s on s.project_id = p.id
    where p.company_id = ${ctx.companyId} and (${projectId ?? null}::uuid is null or p.id = ${projectId ?? null})
    order by p.closed_at is not null, lower(p.name), p.id`);
}

export function findProject(ctx: CompanyCtx, id: string): Promise<StoredProject | undefined> {
  return ctx.db.first<StoredProject>(sql`
    select ${columns} from time_tracking.project p where p.company_id = ${ctx.companyId} and p.id = ${id}`);
}

/** Two open ones never have one name. */
export function findProjectNamed(ctx: CompanyCtx, name: string): Promise<StoredProject | undefined> {
  return ctx.db.first<StoredProject>(sql`
    select ${columns} from time_tracking.project p
    where p.company_id = ${ctx.companyId} and p.closed_at is null and lower(p.name) = lower(${name})`);
}

export async function addStoredProject(ctx: CompanyCtx, id: string, project: ProjectData): Promise<void> {
  const insert = sql`
    insert into time_tracking.project (company_id, id, name, description, budget_monthly_cents, hourly_rate_cents, created_at)
    values (${ctx.companyId}, ${id}, ${project.name}, ${project.description}, ${project.budgetMonthlyCents},
      ${project.hourlyRateCents}, ${ctx.now})`;
  await withFreeName(() => ctx.db.rows(insert));
}

export async function saveStoredProject(
  ctx: CompanyCtx,
  project: ProjectData & { readonly id: string; readonly isClosed: boolean },
): Promise<void> {
  const update = sql`
    update time_tracking.project set name = ${project.name}, description = ${project.description},
      budget_monthly_cents = ${project.budgetMonthlyCents}, hourly_rate_cents = ${project.hourlyRateCents},
      closed_at = case when ${project.isClosed} then coalesce(closed_at, ${ctx.now}) end
    where company_id = ${ctx.companyId} and id = ${project.id}`;
  await withFreeName(() => ctx.db.rows(update));
}

/** Two open projects of one name could not be told apart. */
async function withFreeName(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'project_name_free') throw error;
    throw problem(
      'time_log.project_name_taken',
      {},
      {
        fields: [{ path: 'project.name', code: 'time_log.project_name_taken' }],
      },
    );
  }
}
