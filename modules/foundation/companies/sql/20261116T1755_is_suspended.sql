-- A column of its own: of a small table the planner has no statistics, and then holds `is null` to be true of one row in two hundred;
-- whoever joined the boxes of companies that are not suspended got a plan for a handful of them.
alter table companies.company add column is_suspended boolean not null generated always as (suspended_at is not null) stored;

create or replace view companies.company_view as
select c.id as company_id, c.code, c.name, c.kind, f.code as franchisor_company, c.default_language, c.second_factor_required, c.is_demo,
  coalesce(nullif(c.legal_name, ''), c.name) as legal_name, coalesce(c.suspended_at, f.suspended_at) as suspended_at,
  case when c.suspended_at is null then coalesce(f.suspension_reason, '') else c.suspension_reason end as suspension_reason, c.trade, c.created_at,
  c.is_suspended or coalesce(f.is_suspended, false) as is_suspended
from companies.company c
left join companies.company f on f.id = c.franchisor_id;
