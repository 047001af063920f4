-- What an imprint has to say (§ 5 DDG): who stands behind the company, and where it is registered.
alter table companies.company
  add column legal_form text not null default ''
    constraint company_legal_form check (legal_form in ('', 'sole', 'ek', 'gbr', 'egbr', 'ohg', 'kg', 'gmbh_co_kg', 'gmbh', 'ug', 'ag', 'eg', 'ev', 'other')),
  add column represented_by text not null default '',
  add column register_court text not null default '',
  add column register_number text not null default '';

-- How the company signs contracts; customers are told this name.
create or replace view companies.company_view as
select c.id as company_id, c.code, c.name, c.kind, f.code as franchisor_company, c.default_language, c.second_factor_required, c.is_demo,
  coalesce(nullif(c.legal_name, ''), c.name) as legal_name
from companies.company c
left join companies.company f on f.id = c.franchisor_id;
