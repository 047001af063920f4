import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { monthOf, spanOfMonth } from '../../rules/month.ts';
import { DEMO_PROJECTS, type DemoProject } from './demo-tasks.ts';

/** A year of believable times. Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoTimes(ctx: WorkCtx): Promise<void> {
  for (const [code, projects] of Object.entries(DEMO_PROJECTS)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const inside: CompanyCtx = { ...ctx, companyId: company.id };
    const known = await ctx.db.first(sql`select from time_tracking.project where company_id = ${company.id} limit 1`);
    if (!known) await ctx.db.transaction((db) => fillCompany({ ...inside, db }, projects));
  }
}

async function fillCompany(ctx: CompanyCtx, projects: readonly DemoProject[]): Promise<void> {
  const named = projects.map((project) => ({ ...project, id: ctx.newId() }));
  await addProjects(ctx, named);
  await addAbsences(ctx);
  await addLogs(ctx, named);
  await setBudgets(ctx, named);
  await closeMonths(ctx);
}

type Named = DemoProject & { readonly id: string };

async function addProjects(ctx: CompanyCtx, projects: readonly Named[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into time_tracking.project (company_id, id, name, description, hourly_rate_cents, created_at)
    select ${ctx.companyId}, p.id, p.name, p.description, p."hourlyRateCents", ${ctx.now}::timestamptz - interval '370 days'
    from jsonb_to_recordset(${jsonOf(projects)}::jsonb) as p (id uuid, name text, description text, "hourlyRateCents" int)`);
}

/** Two weeks in summer, a week in spring, and two days in bed, each at another time. */
async function addAbsences(ctx: CompanyCtx): Promise<void> {
  await ctx.db.rows(sql`
    insert into time_tracking.absence (company_id, id, user_id, user_name, kind, from_on, until_on, note, created_at)
    select ${ctx.companyId}, gen_random_uuid(), u.id, u.name, a.kind, a.from_on, a.from_on + a.days, a.note, ${ctx.now}
    from (${workers(ctx)}) u
    cross join lateral (values
      ('vacation', (date_trunc('week', ${ctx.now}::timestamptz - interval '120 days'))::date - 7 * (u.chance % 4), 13, 'Sommerurlaub'),
      ('vacation', (date_trunc('week', ${ctx.now}::timestamptz - interval '220 days'))::date - 7 * (u.chance % 5), 6, ''),
      ('sick', (date_trunc('week', ${ctx.now}::timestamptz - interval '40 days'))::date - 7 * (u.chance % 3), 1, '')
    ) as a (kind, from_on, days, note)`);
}

/** Whoever works there, with a number of their own that everything else is derived from. */
const workers = (ctx: CompanyCtx) => sql`
  select id, first_name || ' ' || last_name as name, abs(hashtext(email)) as chance, language
  from access.user_view
  where company_id = ${ctx.companyId} and state = 'active' and has_password
    and roles && array['management', 'staff', 'technician', 'support', 'editor']`;

/** A morning and an afternoon on every working day, now and then without a break or into the night. One statement writes the year. */
async function addLogs(ctx: CompanyCtx, projects: readonly Named[]): Promise<void> {
  const tasks = projects.flatMap(({ id, hourlyRateCents, tasks: all }) =>
    all.map(([description, ...hashtags]) => ({ projectId: id, hourlyRateCents, description, hashtags })),
  );
  const numbered = tasks.map((task, number) => ({ ...task, number }));
  await ctx.db.rows(sql`
    insert into time_tracking.time_log (company_id, id, project_id, user_id, user_name, started_at, ended_at, description, hashtags,
      hourly_rate_cents, created_at)
    select ${ctx.companyId}, gen_random_uuid(), t."projectId", w.id, w.name,
      (w.day + w.starts) at time zone 'Europe/Berlin', (w.day + w.starts + w.lasts) at time zone 'Europe/Berlin',
      t.description, array(select jsonb_array_elements_text(t.hashtags)), t."hourlyRateCents", ${ctx.now}
    from (
      select u.id, u.name, d.day, part.number as part, abs(hashtext(u.id::text || d.day || part.number)) as chance,
        case part.number
          when 1 then interval '7 hours 45 minutes' + interval '5 minutes' * (abs(hashtext(u.id::text || d.day)) % 12)
          when 2 then interval '12 hours 45 minutes' + interval '5 minutes' * (abs(hashtext(d.day || u.id::text)) % 6)
          else interval '18 hours' end as starts,
        case part.number
          when 1 then interval '4 hours' - interval '5 minutes' * (abs(hashtext(u.id::text || d.day)) % 5)
          when 2 then interval '3 hours 40 minutes' + interval '5 minutes' * (abs(hashtext('e' || u.id::text || d.day)) % 10)
          else interval '3 hours 20 minutes' end as lasts
      from (${workers(ctx)}) u
      cross join lateral (
        select day::date as day from generate_series(${ctx.now}::timestamptz::date - 365, ${ctx.now}::timestamptz::date - 1, interval '1 day') as day
        where extract(isodow from day) < 6 and to_char(day, 'MMDD') not in ('0101', '0501', '1003', '1225', '1226')
      ) d
      cross join (values (1), (2), (3)) as part (number)
      -- A long evening comes about once in seven weeks.
      where (part.number < 3 or abs(hashtext('abend' || u.id::text || d.day)) % 35 = 0)
        and not exists (
          select from time_tracking.absence a
          where a.company_id = ${ctx.companyId} and a.user_id = u.id and d.day between a.from_on and a.until_on)
    ) w
    join jsonb_to_recordset(${jsonOf(numbered)}::jsonb)
      as t (number int, "projectId" uuid, "hourlyRateCents" int, description text, hashtags jsonb)
      on t.number = w.chance % ${numbered.length}::int`);
}

/** A budget is a share of what a usual month costs, on fifty euros. */
async function setBudgets(ctx: CompanyCtx, projects: readonly Named[]): Promise<void> {
  const shares = projects.flatMap(({ id, budgetShare }) => (budgetShare === null ? [] : [{ id, budgetShare }]));
  await ctx.db.rows(sql`
    update time_tracking.project p set budget_monthly_cents = greatest(1, round(cost.cents / 12 * b."budgetShare" / 5000)) * 5000
    from jsonb_to_recordset(${jsonOf(shares)}::jsonb) as b (id uuid, "budgetShare" numeric)
    join (
      select project_id, sum(minutes * hourly_rate_cents / 60.0) as cents from time_tracking.time_log
      where company_id = ${ctx.companyId} group by project_id
    ) cost on cost.project_id = b.id
    where p.company_id = ${ctx.companyId} and p.id = b.id`);
}

/** What lies two months back is approved; last month waits for it. */
async function closeMonths(ctx: CompanyCtx): Promise<void> {
  const { from } = spanOfMonth(monthOf(ctx.now));
  await ctx.db.rows(sql`
    insert into time_tracking.sheet (company_id, user_id, month, user_name, state, submitted_at, decided_at, decided_by)
    select distinct ${ctx.companyId}::uuid, l.user_id, date_trunc('month', l.started_at at time zone 'Europe/Berlin')::date, l.user_name,
      case when l.started_at < ${from}::timestamptz - interval '31 days' then 'approved' else 'submitted' end,
      ${from}::timestamptz, case when l.started_at < ${from}::timestamptz - interval '31 days' then ${from}::timestamptz end, ''
    from time_tracking.time_log l
    where l.company_id = ${ctx.companyId} and l.started_at < ${from}
    on conflict (company_id, user_id, month) do nothing`);
}
