import { addDays } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { userApi } from '../../contract.ts';

type Summary = Awaited<ReturnType<typeof summarizeUsers>>;
type SignIn = Summary['latest'][number];
type Row = Omit<Summary, 'latest'> & { readonly [Field in keyof SignIn]: SignIn[Field] | null };

/** One statement, with the numbers on each row of the latest: the dashboard asks for it every time somebody comes. */
export const summarizeUsers: UseCase<typeof userApi.summary> = async (ctx) => {
  const weekAgo = addDays(ctx.now, -7);
  const twoWeeksAgo = addDays(ctx.now, -14);
  const rows = await ctx.db.rows<Row>(sql`
    select coalesce(n.active, 0) as active, coalesce(n.deactivated, 0) as deactivated, people.invited, people.with_second_factor,
      recent.signed_in_last7_days, recent.signed_in_previous7_days, latest.user_id, latest.name, latest.at, latest.user_agent
    from (
      select count(*) filter (where state = 'active' and not has_password)::int as invited,
        count(*) filter (where state = 'active' and has_second_factor)::int as with_second_factor
      from access.user_view where company_id = ${ctx.companyId}
    ) people
    cross join (
      select count(distinct user_id) filter (where created_at > ${weekAgo})::int as signed_in_last7_days,
        count(distinct user_id) filter (where created_at <= ${weekAgo})::int as signed_in_previous7_days
      from access.session_view where company_id = ${ctx.companyId} and created_at > ${twoWeeksAgo}
    ) recent
    left join access.user_count_view n on n.company_id = ${ctx.companyId}
    left join (
      select u.id as user_id, u.first_name || ' ' || u.last_name as name, newest.created_at as at, newest.user_agent, u.last_sign_in_at
      from access.user_view u
      cross join lateral (
        select s.created_at, s.user_agent from access.session_view s
        where s.company_id = u.company_id and s.user_id = u.id
        order by s.created_at desc
        limit 1
      ) newest
      where u.company_id = ${ctx.companyId} and u.last_sign_in_at is not null
      order by u.last_sign_in_at desc, u.id desc
      limit 5
    ) latest on true
    order by latest.last_sign_in_at desc, latest.user_id desc`);
  const { userId: _u, name: _n, at: _a, userAgent: _s, ...numbers } = rows[0]!;
  const latest = rows.flatMap(({ userId, name, at, userAgent }) =>
    userId && at ? [{ userId, name: name ?? '', at, userAgent: userAgent ?? '' }] : [],
  );
  return { ...numbers, latest };
};
