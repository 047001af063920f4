-- How the back-office shows amounts: always with two decimals, or without them where the amount is whole.
alter table companies.company
  add column money_decimals smallint not null default 2 constraint company_money_decimals check (money_decimals in (0, 2));

create or replace view companies.company_view as
select c.id as company_id, c.code, c.name, c.kind, f.code as franchisor_company, c.default_language, c.second_factor_required, c.is_demo,
  coalesce(nullif(c.legal_name, ''), c.name) as legal_name, coalesce(c.suspended_at, f.suspended_at) as suspended_at,
  case when c.suspended_at is null then coalesce(f.suspension_reason, '') else c.suspension_reason end as suspension_reason, c.trade, c.created_at,
  c.is_suspended or coalesce(f.is_suspended, false) as is_suspended, c.money_decimals
from companies.company c
left join companies.company f on f.id = c.franchisor_id;
